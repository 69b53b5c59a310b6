// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// A text with its attributes left out: the attribute or child `name`, or else the fragments of the
  /// `<attributedString>` with the key `attributed`, with a note that only their characters are shown.
  func text(_ name: String, orAttributed attributed: String, of element: Element) -> String? {
    if let text = element.text(name) { return text }
    guard let string = element.child(key: attributed), string.name == "attributedString" else {
      return nil
    }
    diagnostics.warning(
      "Attributed texts aren't supported, so this one is shown without its attributes.", at: string)
    let fragments = string.children(named: "fragment")
    let texts = fragments.map { $0.text("content") ?? "" }
    return fragments.isEmpty ? string.text : texts.joined()
  }
}
