// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the tokens of a visual format from left to right, skipping white space before each.
///
/// It counts grapheme clusters, so that a letter with an accent is one character, and a caret
/// stands under it.
struct VisualFormatScanner {
  let text: String
  /// Where the next token begins, or the end of the text.
  private(set) var index: String.Index

  init(_ text: String) {
    self.text = text
    index = text.startIndex
    skipWhiteSpace()
  }

  /// The first character of the next token, or nil at the end.
  var next: Character? {
    index < text.endIndex ? text[index] : nil
  }

  /// Reads the token if it comes next, and returns whether it did.
  mutating func scan(_ token: String) -> Bool {
    guard text[index...].hasPrefix(token) else { return false }
    index = text.index(index, offsetBy: token.count)
    skipWhiteSpace()
    return true
  }

  /// Reads a name: a letter or an underscore, then letters, digits and underscores, of any script.
  mutating func scanName() -> String? {
    guard let next, next.canBeginName else { return nil }
    return String(scan { $0.canContinueName })
  }

  /// Reads a number in the syntax of C's `strtod`: a sign, digits, a point, an exponent.
  /// Hexadecimal numbers, `inf` and `nan` aren't accepted.
  mutating func scanNumber() -> Double? {
    var end = index
    skip(&end) { $0 == "-" || $0 == "+" }
    let whole = skipDigits(&end)
    var fraction = 0
    if skip(&end, where: { $0 == "." }) {
      fraction = skipDigits(&end)
    }
    guard whole + fraction > 0 else { return nil }
    var exponent = end
    if skip(&exponent, where: { $0 == "e" || $0 == "E" }) {
      skip(&exponent) { $0 == "-" || $0 == "+" }
      if skipDigits(&exponent) > 0 {
        end = exponent
      }
    }
    defer {
      index = end
      skipWhiteSpace()
    }
    return Double(text[index..<end])
  }
}

extension VisualFormatScanner {
  private mutating func skipWhiteSpace() {
    while let next, next.isWhitespace {
      text.formIndex(after: &index)
    }
  }

  private mutating func scan(while belongs: (Character) -> Bool) -> Substring {
    let start = index
    while let next, belongs(next) {
      text.formIndex(after: &index)
    }
    defer { skipWhiteSpace() }
    return text[start..<index]
  }

  @discardableResult
  private func skip(_ end: inout String.Index, where fits: (Character) -> Bool) -> Bool {
    guard end < text.endIndex, fits(text[end]) else { return false }
    text.formIndex(after: &end)
    return true
  }

  private func skipDigits(_ end: inout String.Index) -> Int {
    var count = 0
    while skip(&end, where: { $0.isASCII && $0.isNumber }) {
      count += 1
    }
    return count
  }
}

extension Character {
  /// Whether a name can begin with it. The rule is Unicode's for identifiers (UAX #31), which for
  /// ASCII is that of C.
  fileprivate var canBeginName: Bool {
    guard let first = unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart) && canContinueName
  }

  fileprivate var canContinueName: Bool {
    unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }
}
