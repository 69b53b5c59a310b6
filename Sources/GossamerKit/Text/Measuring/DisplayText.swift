// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text that is handed to Pango, or to a label of the host, for a text of the application.
///
/// Both sides use it, so that what is measured is what is shown. Most texts are handed on as they are.
///
/// - A NUL, which would end the text for C, becomes U+2400, the symbol for it. It takes the place of one
///   character, so that positions stay what they are.
/// - A word of more than 1,000 letters gets places to break, U+200B, where text is wrapped by words.
/// - A paragraph of more than 16,384 bytes (fewer in fonts above 60 points) is divided, between words
///   where there are any: the 32 bits in which Pango adds up a paragraph's width overflow at
///   2,097,152 points.
/// - Where the number of lines is limited, paragraphs (or lines, ended by U+2028) after that number, which are never seen, are
///   left out. If the mode truncates, an ellipsis stands for them, and the ends of the other
///   paragraphs become U+2028, ends of lines, because Pango counts lines for each paragraph anew.
nonisolated package struct DisplayText {
  /// The text to lay out.
  package let string: String

  /// Whether paragraphs were left out for want of lines. An empty last one is not missed.
  package let isCut: Bool

  /// The text to lay out for `text`. Costs a scan; a copy only where something has to be changed.
  package init(
    _ text: String, font: UIFont, numberOfLines: Int, lineBreakMode: NSLineBreakMode
  ) {
    var text = Self.replacingNUL(in: text)
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
    } else if lineBreakMode.truncates {
      string = paragraphs.joined(separator: "\u{2028}") + (isCut ? "…" : "")
    } else {
      string = paragraphs.joined(separator: "\n")
    }
  }

  /// The text with each NUL shown as U+2400; costs a scan, and a copy only where there is one.
  package static func replacingNUL(in text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.lazy.map { $0.value == 0 ? "\u{2400}" : $0 })
    return String(scalars)
  }

  /// So many bytes that a line of them stays well below what 32 bits hold, whatever the characters.
  private static func greatestLength(in font: UIFont) -> Int {
    min(16_384, Int(1_000_000 / max(font.pointSize, 1)))
  }
}
