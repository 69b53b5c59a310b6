// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The part of a long text that is laid out for it.
//
// A single line of 300 points shows some 50 characters of a title, were it of 2,000,000. Of a text whose end is
// truncated, or clipped, a beginning is enough that is wider than its lines: where they end doesn't depend on what
// comes later. A text that is truncated at its head or in its middle shows its end too.
//
// A part is the right one if it doesn't find room itself; TextMeasurer tries longer ones until that is so.
nonisolated extension TextRequest {
  /// How many bytes should be more than find room, if letters are a quarter as wide as high. Most are wider. Without
  /// a limit of the width it is a beginning, of which nothing is known but that a screen holds no more.
  var probableLength: Int {
    guard let width else { return 4_096 }
    let size = max(font.pointSize, 1)
    let lines = numberOfLines > 0 ? CGFloat(numberOfLines) : extent / size
    return Int(min(max(lines * CGFloat(width) / (size / 4), 1_024), 1_000_000))
  }

  /// The request for a part of so many bytes, or twice as many where both ends are shown; nil if the text isn't much
  /// longer.
  func part(ofLength length: Int) -> TextRequest? {
    guard text.utf8.count > 3 * length else { return nil }
    let beginning = beginning(ofLength: length)
    guard showsItsEnd else {
      return with(String(beginning), runs.isEmpty ? runs : runs.part(units(to: beginning.endIndex)))
    }
    let end = endOfShownParagraphs
    let utf8 = text.utf8
    // A letter of the next paragraph says that there is one.
    let next = scalarIndex(
      before: utf8.index(end, offsetBy: 8, limitedBy: utf8.endIndex) ?? utf8.endIndex)
    guard utf8.distance(from: beginning.endIndex, to: end) > length else {
      // The last paragraph that is shown ends soon.
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
    // What belongs to the last character may be cut off. In a copy, because looking for a character in the text could
    // lead far beyond.
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

  /// The UTF-16 units from the beginning.
  private func units(to end: String.Index) -> NSRange {
    NSRange(location: 0, length: text.utf16.distance(from: text.startIndex, to: end))
  }

  /// Where the last paragraph ends that the lines may show.
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
