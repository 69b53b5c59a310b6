// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the long paragraphs of an edited text are divided, see ``TextDivider``, and the text as a host *shows* it: with
/// a line feed at each division, which is no part of the text.
///
/// The host counts scalars, and the line feeds too. A place at a division is shown twice: before the line feed, at the
/// end of a line, and behind it.
///
///     text     one two three          divided behind "one "
///     shown    one ⏎two three
///     place 4  shown at 4 and at 5
///
/// Finding a place is a search by halves; a change moves the divisions behind it: 3,000 in 10 MB.
nonisolated package struct TextDivisions {
  private(set) var places: [TextOffsets.Place] = []
  /// The end of the text.
  private var end = TextOffsets.Place()

  /// How many lie before a place, in UTF-16 units.
  func count(before unit: Int) -> Int { index { $0.unit >= unit } }

  /// Whether the text is divided at a place, in UTF-16 units.
  func contains(_ unit: Int) -> Bool {
    let index = count(before: unit)
    return index < places.count && places[index].unit == unit
  }

  /// The indices of those that lie in a part of the text, not at its ends.
  func indices(in range: NSRange) -> Range<Int> {
    let lower = count(before: range.lowerBound + 1)
    return lower..<max(count(before: range.upperBound), lower)
  }

  /// Where a scalar stands in the text that is shown at `shown`.
  package func scalar(shownAt shown: Int) -> Int {
    var (lower, upper) = (0, places.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if places[middle].scalar + middle < shown { lower = middle + 1 } else { upper = middle }
    }
    return shown - lower
  }

  /// Follows a change.
  /// - Parameters:
  ///   - range: the part that was divided anew, in the text before.
  ///   - divisions: where it is divided now, from its beginning.
  ///   - text: the text after it.
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
  /// - Parameter divisions: from its beginning, ascending.
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

/// A replacement in the text as a host shows it.
package struct ShownEdit: Equatable {
  /// What is replaced, counted in scalars of what is shown.
  package var range: Range<Int>
  /// What stands in its place.
  package var text: String
  /// The scalars of `text` that are line feeds at divisions.
  package var divisions: [Int] = []
}
