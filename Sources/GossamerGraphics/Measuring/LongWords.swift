// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Handles words that are longer than those of any language, such as encoded data.
///
/// Pango's time is quadratic in the length of a word in which it finds no place to break a line: a
/// word of 16,384 letters took 1.4 seconds, and 0.02 seconds with such places.
nonisolated enum LongWords {
  /// Longer words are given places to break.
  private static let greatestLength = 1_000

  /// The number of Unicode scalars between two places to break.
  private static let pieceLength = 8

  /// The text with zero-width spaces, U+200B, at which a line may end, within words of more than
  /// 1,000 Unicode scalars. Scripts from U+1100 on are left as they are, because most of them may
  /// be broken anywhere; symbols below U+2E80 count as letters.
  static func makingBreakable(_ text: String) -> String {
    guard hasLongWord(text) else { return text }
    var result = String.UnicodeScalarView()
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while start < scalars.endIndex {
      let end = scalars[start...].firstIndex { !belongsToWord($0) } ?? scalars.endIndex
      append(scalars[start..<end], to: &result)
      let next = scalars[end...].firstIndex(where: belongsToWord) ?? scalars.endIndex
      result.append(contentsOf: scalars[end..<next])
      start = next
    }
    return String(result)
  }

  private static func append(
    _ word: Substring.UnicodeScalarView, to result: inout String.UnicodeScalarView
  ) {
    guard word.count > greatestLength else { return result.append(contentsOf: word) }
    var length = 0
    for scalar in word {
      // An accent stays with its letter.
      if length >= pieceLength, scalar.properties.canonicalCombiningClass == .notReordered {
        result.append("\u{200B}")
        length = 0
      }
      result.append(scalar)
      length += 1
    }
  }

  /// A quick check: whether there are more than 1,000 bytes without a blank.
  private static func hasLongWord(_ text: String) -> Bool {
    var length = 0
    for byte in text.utf8 {
      length = byte <= 0x20 ? 0 : length + 1
      if length > greatestLength { return true }
    }
    return false
  }

  private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
    (0x21..<0x1100).contains(scalar.value) || (0x2070..<0x2E80).contains(scalar.value)
  }
}
