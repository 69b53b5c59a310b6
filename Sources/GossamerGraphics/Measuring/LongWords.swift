// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Words so long that they are no language's, such as encoded data.
///
/// Pango takes time by the square of the length of a word that it can't break between words: 16,384
/// letters took 1.4 seconds, with places to break 0.02.
nonisolated enum LongWords {
  /// Longer words are given places to break.
  private static let greatestLength = 1_000

  /// A place to break stands after so many Unicode scalars.
  private static let pieceLength = 8

  /// The text with U+200B, at which a line may end and which is not seen, within words of more than
  /// 1,000 Unicode scalars. Scripts from U+1100 on are left as they are, because most of them may be
  /// broken anywhere; symbols below U+2E80 count as letters.
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

  /// A quick look: so many bytes without a blank.
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
