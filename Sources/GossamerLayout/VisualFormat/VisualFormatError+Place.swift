// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension VisualFormatError {
  /// A character of a format.
  public struct Place: Hashable, Sendable {
    /// The whole format.
    public let format: String
    /// The character in question, or the end of the format.
    public let index: String.Index
  }
}

extension VisualFormatError.Place {
  /// How many characters of a long format are shown before and after the one in question.
  private static let reach = 60

  /// The line of the format, and below it a caret under the character in question as a terminal
  /// with a monospaced font shows it. Long lines are cut around the caret, and characters that
  /// would disturb the terminal are replaced.
  var excerpt: String {
    let utf8 = format.utf8
    let isBreak = { (unit: UInt8) in unit == 10 || unit == 13 }
    let lineStart = utf8[..<index].lastIndex(where: isBreak).map(utf8.index(after:))
    let lineEnd = utf8[index...].firstIndex(where: isBreak)
    let line = format[(lineStart ?? format.startIndex)..<(lineEnd ?? format.endIndex)]

    let start = line.index(index, offsetBy: -Self.reach, limitedBy: line.startIndex)
    let end = line.index(index, offsetBy: Self.reach, limitedBy: line.endIndex)
    let before = (start == nil ? "" : "…") + line[(start ?? line.startIndex)..<index]
    let after = line[index..<(end ?? line.endIndex)] + (end == nil ? "" : "…")
    let indent = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }
    return "\((before + after).printable)\n\(indent.joined())^"
  }
}
