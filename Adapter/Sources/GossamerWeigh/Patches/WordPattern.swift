// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A pattern for the words of a statement, see `SyntaxProtocol.words`.
///
///     WordPattern.match("$ . isHidden . toggle ( )", statement.words)
///
/// `$` is one name or number, `$*` is the rest, and `STRING` is the empty text. Regular expressions with as many captures take the compiler
/// minutes.
enum WordPattern {
  /// What stands for the `$`s, in their order; nil if the words are others.
  static func match(_ pattern: String, _ words: String) -> [String]? {
    let pattern = pattern.replacing("STRING", with: "\" \"").split(separator: " ")
    let words = words.split(separator: " ")
    var captures: [String] = []
    var index = 0
    for part in pattern {
      guard index < words.count else { return nil }
      if part == "$*" {
        captures.append(words[index...].joined(separator: " "))
        return captures
      }
      if part == "$" {
        guard let first = words[index].first, first.isLetter || first.isNumber || first == "_"
        else {
          return nil
        }
        captures.append(String(words[index]))
      } else if part != words[index] {
        return nil
      }
      index += 1
    }
    return index == words.count ? captures : nil
  }

  /// What stands for the `$`s of the first pattern that fits.
  static func match(anyOf patterns: [String], _ words: String) -> [String]? {
    for pattern in patterns {
      if let captures = match(pattern, words) { return captures }
    }
    return nil
  }

  /// The patterns for reading the text of a field.
  static let fieldTexts = ["( $ . text ?? STRING )", "$ . text !"]

  /// A pattern for each way in which `TEXT` may be read.
  static func readings(of pattern: String) -> [String] {
    fieldTexts.map { pattern.replacing("TEXT", with: $0) }
  }
}
