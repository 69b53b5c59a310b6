// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Texts, which are in an attribute, or, if they have several lines, in an element of their own.
nonisolated extension Element {
  /// A text: the attribute of that name, or else the child `<string key="...">` or `<mutableString key="...">`.
  package func text(_ name: String) -> String? {
    attributes[name] ?? child(key: name).flatMap { Self.textTags.contains($0.name) ? $0.text : nil }
  }

  /// The text between the tags. It is decoded if the element has the attribute `base64-UTF8`, which
  /// Interface Builder uses for characters that XML can't express.
  package var text: String {
    guard attributes["base64-UTF8"] == "YES" else { return content }
    var base64 = content.filter { !$0.isWhitespace && $0 != "=" }
    base64 += String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: base64), let text = String(data: data, encoding: .utf8)
    else {
      diagnostics.warning(
        """
        The text '\(content.excerpt)' of <\(name)> isn't UTF-8 in Base64, so it is taken as it is. Write it \
        again in Interface Builder.
        """, at: self)
      return content
    }
    return text
  }

  private static var textTags: Set<String> { ["string", "mutableString"] }
}
