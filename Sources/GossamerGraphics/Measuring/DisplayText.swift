// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text that Pango, or a label of the host, lays out for a text of the application.
///
/// Measuring and drawing both use it, so that they agree. Most texts are passed on unchanged. The
/// exceptions:
///
/// - A NUL, which would end the text in C, becomes U+2400, its symbol. That is one character too,
///   so positions don't change.
/// - Only the first 30 combining marks and joiners on a letter are shown; no language uses more.
///   Unicode's stream-safe text has the same bound, and Pango's time grows by the square of their
///   number.
/// - A word of more than 1,000 letters gets zero-width spaces, U+200B, at which it can be broken,
///   if text is wrapped by words.
/// - A paragraph of more than 16,384 bytes (fewer in fonts above 60 points) is divided, between
///   words if possible, because the 32 bits in which Pango adds up a paragraph's width overflow at
///   2,097,152 points.
/// - If the number of lines is limited, paragraphs beyond that number can't be visible and are left
///   out (as are lines that end with U+2028). If the mode truncates, an ellipsis takes their place,
///   and the separators of the other paragraphs become line separators, U+2028, because Pango
///   counts lines per paragraph. If paragraphs wrap, fewer of them fit, and
///   ``TextMeasurer/display(_:)`` leaves out the rest.
nonisolated package struct DisplayText {
  /// The text to lay out.
  package let string: String

  /// Whether paragraphs were left out because of the limit on lines. An empty last paragraph
  /// doesn't count.
  package let isCut: Bool

  /// Whether the text contains a line separator, U+2028, at which it may have to be cut for Pango.
  let mayBeCutAtLineEnd: Bool

  /// The text to lay out for `text`. Costs a scan, and a copy only if something has to be changed.
  package init(
    _ text: String, font: UIFont, numberOfLines: Int, lineBreakMode: NSLineBreakMode
  ) {
    var text = Self.limitingMarks(in: Self.replacingNUL(in: text))
    if numberOfLines != 1, lineBreakMode != .byCharWrapping {
      text = LongWords.makingBreakable(text)
    }
    var splitter = ParagraphSplitter(
      text, greatestLength: Self.greatestLength(in: font), endsAtLines: numberOfLines > 0)
    var paragraphs: [Substring] = []
    while numberOfLines <= 0 || paragraphs.count < numberOfLines, let next = splitter.next() {
      paragraphs.append(next)
    }
    isCut = splitter.hasMore
    if numberOfLines <= 0 {
      string = splitter.hasDivided ? paragraphs.joined(separator: "\n") : text
      mayBeCutAtLineEnd = false
    } else if lineBreakMode.truncates {
      string = paragraphs.joined(separator: "\u{2028}") + (isCut ? "…" : "")
      mayBeCutAtLineEnd = paragraphs.count > 1
    } else {
      string = paragraphs.joined(separator: "\n")
      mayBeCutAtLineEnd = false
    }
  }

  private init(cutTo string: String) {
    self.string = string
    isCut = true
    mayBeCutAtLineEnd = false
  }

  /// The text without the part that Pango would pull into the last line although it follows a line
  /// separator: Pango shows "once|two", where UIKit shows "once…". Nil if nothing has to be
  /// removed.
  /// - Parameters:
  ///   - lastLine: the byte at which the last visible line begins.
  ///   - nextLine: the byte at which the next line would begin.
  func cut(lastLine: Int, nextLine: Int, _ lineBreakMode: NSLineBreakMode) -> DisplayText? {
    let utf8 = string.utf8
    let (last, next) = (
      utf8.index(utf8.startIndex, offsetBy: lastLine),
      utf8.index(utf8.startIndex, offsetBy: nextLine)
    )
    if lineBreakMode == .byTruncatingTail {
      guard utf8[..<next].suffix(3).elementsEqual("\u{2028}".utf8) else { return nil }
      return DisplayText(cutTo: "\(string[..<utf8.index(next, offsetBy: -3)])…")
    }
    // These modes also show the end of the text in the last line. The blank has as many bytes as
    // the separator, so that attributes keep their ranges.
    let rest = string[last...]
    guard rest.unicodeScalars.contains("\u{2028}") else { return nil }
    let blanks = String(
      String.UnicodeScalarView(rest.unicodeScalars.map { $0 == "\u{2028}" ? "\u{2002}" : $0 }))
    return DisplayText(cutTo: string[..<last] + blanks)
  }

  /// Whether a text has more than one paragraph or line. Costs a scan up to the first separator.
  package static func hasSeveralLines(_ text: String) -> Bool {
    var splitter = ParagraphSplitter(text, greatestLength: .max, endsAtLines: true)
    _ = splitter.next()
    return splitter.hasMore
  }

  /// Whether the text has to be laid out in more than one piece.
  package var isLong: Bool { string.utf8.count > Self.greatestPiece }

  /// The text in pieces of 64 paragraphs or some 16,384 bytes, without the separators between two
  /// pieces. Pango's time is quadratic in the number of paragraphs that it lays out together.
  package func pieces() -> [Substring] {
    var splitter = ParagraphSplitter(string, greatestLength: .max)
    var pieces: [Substring] = []
    var count = 0
    while let paragraph = splitter.next() {
      if count < 64, let last = pieces.last, last.utf8.count < Self.greatestPiece {
        pieces[pieces.count - 1] = string[last.startIndex..<paragraph.endIndex]
        count += 1
      } else {
        pieces.append(paragraph)
        count = 1
      }
    }
    return pieces
  }

  /// How many bytes of a text are laid out together.
  package static let greatestPiece = 16_384

  /// The text with each NUL shown as U+2400; costs a scan, and a copy only where there is one.
  package static func replacingNUL(in text: String) -> String {
    // A hundred times as fast as `text.utf8.contains(0)`.
    let isClean = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.flatMap { memchr($0, 0, bytes.count) } == nil
    }
    guard isClean != true else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.lazy.map { $0.value == 0 ? "\u{2400}" : $0 })
    return String(scalars)
  }

  /// How many marks and joiners may follow each other.
  ///
  /// Source: https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
  private static let greatestMarkCount = 30

  /// The text with at most ``greatestMarkCount`` marks and joiners in a row; costs a scan, and a copy only
  /// where there are more.
  static func limitingMarks(in text: String) -> String {
    var count = 0
    let isLimited = text.unicodeScalars.contains { scalar in
      count = isMark(scalar) ? count + 1 : 0
      return count > greatestMarkCount
    }
    guard isLimited else { return text }
    count = 0
    let scalars = text.unicodeScalars.filter { scalar in
      count = isMark(scalar) ? count + 1 : 0
      return count <= greatestMarkCount
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether a scalar is a mark or joiner that belongs to the letter before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // The first mark is U+0300. Looking up properties takes time, so scalars below are excluded
    // first.
    scalar.value >= 0x300 && (scalar.properties.isGraphemeExtend || scalar == "\u{200D}")
  }

  /// The number of bytes at which a paragraph is divided: a line of them fits in Pango's 32 bits,
  /// whatever the characters.
  private static func greatestLength(in font: UIFont) -> Int {
    min(greatestPiece, Int(1_000_000 / max(font.pointSize, 1)))
  }
}
