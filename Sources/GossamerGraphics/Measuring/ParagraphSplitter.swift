// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Iterates over the paragraphs of a text as Pango separates them, and divides those that are too
/// long.
///
/// An empty text has one empty paragraph. After a final separator there is an empty paragraph too.
nonisolated struct ParagraphSplitter {
  /// Whether a paragraph was too long.
  private(set) var hasDivided = false

  /// Whether more than an empty last paragraph is left.
  var hasMore: Bool { !isAtEnd && position < text.endIndex }

  private var isAtEnd = false
  private let text: String
  private let greatestLength: Int
  private let separators: ClosedRange<UInt8>
  private var position: String.Index

  /// Splits at LF, CR, CR LF and U+2029, wherever a paragraph would exceed `greatestLength` bytes and, if
  /// `endsAtLines` is set, at U+2028.
  init(_ text: String, greatestLength: Int, endsAtLines: Bool = false) {
    self.text = text
    separators = (endsAtLines ? 0xA8 : 0xA9)...0xA9
    self.greatestLength = greatestLength
    position = text.startIndex
  }

  /// The next paragraph without its separator; `nil` after the last one.
  mutating func next() -> Substring? {
    guard !isAtEnd else { return nil }
    let utf8 = text.utf8
    let start = position
    var end = start
    var length = 0
    while end < utf8.endIndex {
      if let after = paragraphEnd(at: end) {
        position = after
        return text[start..<end]
      }
      guard length < greatestLength else {
        hasDivided = true
        position = placeToDivide(from: start, before: end)
        return text[start..<position]
      }
      utf8.formIndex(after: &end)
      length += 1
    }
    isAtEnd = true
    return text[start...]
  }

  /// The index after the separator at `index`; `nil` if there is none.
  private func paragraphEnd(at index: String.Index) -> String.Index? {
    let utf8 = text.utf8
    let next = utf8.index(after: index)
    switch utf8[index] {
    case 0x0A: return next
    case 0x0D:
      return next < utf8.endIndex && utf8[next] == 0x0A ? utf8.index(after: next) : next
    case 0xE2:
      // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
      let rest = utf8[next...].prefix(2)
      guard rest.first == 0x80, let last = rest.last, separators ~= last else { return nil }
      return rest.endIndex
    default: return nil
    }
  }

  /// Where to divide a paragraph that is too long: after the last blank of the second half, or else
  /// between two characters, or at least between two Unicode scalars.
  private func placeToDivide(from start: String.Index, before end: String.Index) -> String.Index {
    let utf8 = text.utf8
    let middle = utf8.index(start, offsetBy: greatestLength / 2)
    if let blank = utf8[middle..<end].lastIndex(of: 0x20) { return utf8.index(after: blank) }
    let scalars = text.unicodeScalars
    let last = utf8[middle...end].indices.last { $0.samePosition(in: scalars) != nil } ?? end
    // Uses a copy, because finding the beginning of a character could scan the text back to its
    // beginning.
    let piece = String(scalars[start..<last])
    let length = piece.utf8.count - (piece.last.map { String($0).utf8.count } ?? 0)
    return length > 0 ? utf8.index(start, offsetBy: length) : last
  }
}
