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
    guard !places.isEmpty else { return false }
    let index = count(before: unit)
    return index < places.count && places[index].unit == unit
  }

  /// The indices of the divisions inside a part of the text, without those at its ends.
  func indices(in range: NSRange) -> Range<Int> {
    guard !places.isEmpty else { return 0..<0 }
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
    guard !divisions.isEmpty || !places.isEmpty else { return }
    let replaced = indices(in: range)
    for index in replaced.upperBound..<places.count {
      places[index] = places[index] + difference
    }
    let start = text.offsets.place(ofUnit: range.lowerBound, in: text.string)
    places.replaceSubrange(replaced, with: divisions.map { start + $0 })
  }

  /// What has to be replaced in the text that is shown for a change of the text, from the end to the beginning, so that
  /// none moves the ones that follow. Nearly always it is the change itself. The divisions are those before the change.
  /// - Parameters:
  ///   - part: what is divided anew, in the text before the change.
  ///   - newDivisions: where that is divided then, from its beginning.
  ///   - text: the text after the change.
  func edits(
    for change: TextChange, _ part: NSRange, dividedAt newDivisions: [TextOffsets.Place],
    in text: EditedText
  ) -> [ShownEdit] {
    let (lower, upper) = (change.range.lowerBound, change.range.upperBound)
    let growth = text.offsets.end - end
    // Where a place of the text before the change is shown, in front of a division.
    func shownPlace(_ unit: Int) -> Int {
      let isBefore = unit <= lower
      return text.scalarCount(upTo: isBefore ? unit : unit + growth.unit)
        - (isBefore ? 0 : growth.scalar) + (places.isEmpty ? 0 : count(before: unit))
    }
    if places.isEmpty, newDivisions.isEmpty {
      let start = shownPlace(lower)
      let end = upper == lower ? start : shownPlace(upper)
      return [ShownEdit(range: start..<end, text: change.replacement)]
    }

    // Sorts the divisions into those before the change, in it and behind it. Text that is inserted
    // at a division comes behind it.
    let inserted = change.replacement.utf16.count
    let start = text.offsets.place(ofUnit: part.lowerBound, in: text.string)
    let former = places[indices(in: part)].map(\.unit)
    let formerBefore = former.filter { $0 <= lower }
    let formerBehind = former.filter { $0 > lower && $0 >= upper }
    var (before, inside, behind): ([Int], [TextOffsets.Place], [Int]) = ([], [], [])
    for place in newDivisions.map({ start + $0 }) {
      if place.unit < lower || place.unit == lower && formerBefore.last == lower {
        before.append(place.unit)
      } else if place.unit > lower + inserted
        || place.unit == lower + inserted && formerBehind.first == upper
      {
        behind.append(place.unit - growth.unit)
      } else {
        inside.append(place)
      }
    }

    // Takes line feeds out at some divisions, and puts them in at others.
    func moves(from former: [Int], to new: [Int]) -> [ShownEdit] {
      Set(former).symmetricDifference(new).sorted(by: >).map { unit in
        let place = shownPlace(unit)
        return contains(unit)
          ? ShownEdit(range: place..<place + 1, text: "")
          : ShownEdit(range: place..<place, text: "\n", divisions: [0])
      }
    }
    let lowerPlace = text.offsets.place(ofUnit: lower, in: text.string)
    let shownLower = shownPlace(lower) + (formerBefore.last == lower ? 1 : 0)
    let breaks = inside.map { $0 - lowerPlace }
    let main = ShownEdit(
      range: shownLower..<(upper == lower ? shownLower : shownPlace(upper)),
      text: Self.shown(change.replacement, dividedAt: breaks),
      divisions: breaks.indices.map { breaks[$0].scalar + $0 })
    return moves(from: formerBehind, to: behind) + [main] + moves(from: formerBefore, to: before)
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
