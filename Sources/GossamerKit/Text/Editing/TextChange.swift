// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One change of a text, as the delegate of a text field is asked about it.
nonisolated package struct TextChange {
  /// What is replaced, in UTF-16 units of the text before.
  package var range: NSRange
  /// What stands in its place.
  package var replacement: String

  /// Creates a change.
  package init(_ range: NSRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// The place behind the replacement, in the text after.
  package var caretAfter: NSRange {
    NSRange(location: range.location + replacement.utf16.count, length: 0)
  }

  /// Whether nothing is replaced by nothing.
  package var isEmpty: Bool { range.length == 0 && replacement.isEmpty }
}

nonisolated extension TextChange {
  /// `text` on one line: each line break, whatever it is made of, becomes a space.
  package static func singleLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isLineBreak) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
