// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One change of a text, as the delegate of a text field is asked about it.
nonisolated package struct TextChange: Equatable {
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
  /// `text` on one line: each line break, whatever it is made of, becomes a space. Costs a scan; a copy
  /// only where there is one.
  package static func singleLine(_ text: String) -> String {
    guard text.utf8.contains(where: mayBelongToLineBreak),
      text.unicodeScalars.contains(where: isLineBreak)
    else { return text }
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if !isLineBreak(scalar) {
        line.append(scalar)
      } else if scalar != "\n" || previous != "\r" {
        line.append(" ")
      }
      previous = scalar
    }
    return String(line)
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a line break has this byte: itself, or its first one in UTF-8.
  private static func mayBelongToLineBreak(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A...0x0D, 0xC2, 0xE2: true
    default: false
    }
  }
}
