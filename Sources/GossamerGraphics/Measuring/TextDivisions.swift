// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The divisions of an edited text's long paragraphs (see ``TextDivider``). A host *shows* the text
/// with a line feed at each division, which isn't part of the text.
///
/// The host counts scalars, including these line feeds. A position at a division has two shown
/// positions: before the line feed, at the end of a line, and behind it.
///
///     text     one two three          divided behind "one "
///     shown    one ⏎two three
///     place 4  shown at 4 and at 5
///
/// Finding a division is a binary search. A change shifts all divisions behind it: 3,000 in 10 MB
/// of text.
nonisolated package struct TextDivisions {
  private(set) var places: [TextOffsets.Place] = []
  /// The end of the text.
  private var end = TextOffsets.Place()

  /// The number of divisions before a position, in UTF-16 units.
  func count(before unit: Int) -> Int { index { $0.unit >= unit } }

  /// Whether the text is divided at a position, in UTF-16 units.
  func contains(_ unit: Int) -> Bool {
    let index = count(before: unit)
    return index < places.count && places[index].unit == unit
  }

  /// The indices of the divisions inside a part of the text, without those at its ends.
  func indices(in range: NSRange) -> Range<Int> {
    let lower = count(before: range.lowerBound + 1)
    return lower..<max(count(before: range.upperBound), lower)
  }

  /// The position in the text, in scalars, of the shown position `shown`.
  package func scalar(shownAt shown: Int) -> Int {
    var (lower, upper) = (0, places.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if places[middle].scalar + middle < shown { lower = middle + 1 } else { upper = middle }
    }
    return shown - lower
  }

  /// Updates the divisions after a change of the text.
  /// - Parameters:
  ///   - range: the part that was divided again, in the text before the change.
  ///   - divisions: its new divisions, relative to its beginning.
  ///   - text: the text after the change.
  mutating func replace(_ range: NSRange, by divisions: [TextOffsets.Place], in text: EditedText) {
    let difference = text.offsets.end - end
    end = text.offsets.end
    let replaced = indices(in: range)
    guard !divisions.isEmpty || !places.isEmpty else { return }
    for index in replaced.upperBound..<places.count {
      places[index] = places[index] + difference
    }
    let start = text.offsets.place(ofUnit: range.lowerBound, in: text.string)
    places.replaceSubrange(replaced, with: divisions.map { start + $0 })
  }

  /// A text with a line feed at each division.
  /// - Parameter divisions: relative to the beginning of the text, ascending.
  package static func shown(_ text: String, dividedAt divisions: [TextOffsets.Place]) -> String {
    guard !divisions.isEmpty else { return text }
    var shown = ""
    shown.reserveCapacity(text.utf8.count + divisions.count)
    var index = text.startIndex
    for place in divisions {
      let next = text.utf8.index(text.startIndex, offsetBy: place.byte)
      shown += text[index..<next]
      shown += "\n"
      index = next
    }
    return shown + text[index...]
  }

  private func index(where isBehind: (TextOffsets.Place) -> Bool) -> Int {
    var (lower, upper) = (0, places.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if isBehind(places[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}

/// An edit of the text that a host shows.
package struct ShownEdit: Equatable {
  /// The range to replace, in scalars of the shown text.
  package var range: Range<Int>
  /// The replacement.
  package var text: String
  /// The indices, in scalars, of the line feeds in `text` that mark divisions.
  package var divisions: [Int] = []
}
