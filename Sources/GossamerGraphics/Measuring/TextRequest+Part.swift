// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Requests for the part of a long text that can be visible.
//
// A single line of 300 points shows some 50 characters, even of a title of 2,000,000 characters. If
// the end of a text is truncated or clipped, a beginning that is wider than its lines is enough,
// because line breaks don't depend on later text. A text that is truncated at its head or in its
// middle also shows its end.
//
// A part is long enough if it doesn't fit itself. TextMeasurer tries longer ones until that is so.
nonisolated extension TextRequest {
  /// The number of bytes of a first attempt, which probably don't all fit: they don't if letters
  /// are at least a quarter as wide as high, as most are. Without a limit on the width it is a
  /// guess.
  var probableLength: Int {
    guard let width else { return 4_096 }
    let size = max(font.pointSize, 1)
    let lines = numberOfLines > 0 ? CGFloat(numberOfLines) : extent / size
    return Int(min(max(lines * CGFloat(width) / (size / 4), 1_024), 1_000_000))
  }

  /// The request for a part of `length` bytes, or of twice as many if both ends are shown; nil if
  /// the text isn't much longer.
  func part(ofLength length: Int) -> TextRequest? {
    guard text.utf8.count > 3 * length else { return nil }
    let beginning = beginning(ofLength: length)
    guard showsItsEnd else {
      return with(String(beginning), runs.isEmpty ? runs : runs.part(units(to: beginning.endIndex)))
    }
    let end = endOfShownParagraphs
    let utf8 = text.utf8
    // Includes the beginning of the next paragraph, so that the text engine knows that there is
    // one.
    let next = scalarIndex(
      before: utf8.index(end, offsetBy: 8, limitedBy: utf8.endIndex) ?? utf8.endIndex)
    guard utf8.distance(from: beginning.endIndex, to: end) > length else {
      // The last visible paragraph ends soon.
      return with(
        String(text[..<next]), runs.isEmpty ? runs : runs.part(units(to: next)))
    }
    let start = scalarIndex(before: utf8.index(end, offsetBy: -length))
    let both = String(beginning) + String(text[start..<next])
    guard !runs.isEmpty else { return with(both, runs) }
    let (first, last) = (units(to: beginning.endIndex), units(to: next))
    return with(
      both, runs.part(first).appending(runs.part(NSRange(units(to: start).length..<last.length))))
  }

  private var showsItsEnd: Bool {
    numberOfLines > 0
      && (lineBreakMode == .byTruncatingHead || lineBreakMode == .byTruncatingMiddle)
  }

  /// The first characters; at least one Unicode scalar.
  private func beginning(ofLength length: Int) -> Substring {
    let part = text[..<scalarIndex(before: text.utf8.index(text.startIndex, offsetBy: length))]
    // The last character may be incomplete, so it is left out. It is searched in a copy, because a
    // character of the whole text may reach far beyond.
    let last = String(part).last.map { String($0).utf8.count } ?? 0
    guard last < part.utf8.count else { return part }
    return text[..<text.utf8.index(part.endIndex, offsetBy: -last)]
  }

  private func scalarIndex(before index: String.Index) -> String.Index {
    let utf8 = text.utf8
    var index = index
    while index < utf8.endIndex, index > utf8.startIndex, utf8[index] & 0xC0 == 0x80 {
      utf8.formIndex(before: &index)
    }
    return index
  }

  /// The range of UTF-16 units from the beginning to `end`.
  private func units(to end: String.Index) -> NSRange {
    NSRange(location: 0, length: text.utf16.distance(from: text.startIndex, to: end))
  }

  /// Where the last paragraph that can be visible ends.
  private var endOfShownParagraphs: String.Index {
    let offset = text.utf8.withContiguousStorageIfAvailable { bytes in
      var count = 0
      for index in bytes.indices {
        switch bytes[index] {
        case 0x0A where index == 0 || bytes[index - 1] != 0x0D: count += 1
        case 0x0D: count += 1
        case 0xA8, 0xA9:
          guard index > 1, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2 else { continue }
          count += 1
        default: continue
        }
        guard count == numberOfLines else { continue }
        return bytes[index] & 0x80 == 0 ? index : index - 2
      }
      return bytes.count
    }
    return text.utf8.index(text.startIndex, offsetBy: offset ?? text.utf8.count)
  }

  private func with(_ text: String, _ runs: TextRuns) -> TextRequest {
    TextRequest(
      text, runs: runs, font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      width: width.map(CGFloat.init) ?? .infinity, extent: extent)
  }
}
