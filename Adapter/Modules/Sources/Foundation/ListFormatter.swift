// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes a list: "an apple, a pear, and a plum".
///
/// Semantics: https://developer.apple.com/documentation/foundation/listformatter
open class ListFormatter: Formatter, @unchecked Sendable {
  // Unchecked as Foundation's other formatters are: one thread configures it, then all may use it.

  /// The language and region. The person's unless set.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes the items; nil takes their descriptions.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter; an archive's values aren't read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The strings as a list in the person's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().join(strings)
  }

  /// The items as a list; nil if the formatter of items can't write one of them.
  open func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      guard let itemFormatter else {
        strings.append("\(item)")
        continue
      }
      guard let string = itemFormatter.string(for: item) else { return nil }
      strings.append(string)
    }
    return join(strings)
  }

  /// The items of an array as a list; nil for what isn't an array.
  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }

  private func join(_ strings: [String]) -> String {
    strings.formatted(
      .list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
  }
}
