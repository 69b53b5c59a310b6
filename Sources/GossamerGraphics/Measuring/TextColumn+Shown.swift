// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Converts the text, and changes of it, to the text that a host shows; see TextDivisions.
extension TextColumn {
  /// The shown position of a UTF-16 unit. If the text is divided there, it is behind the division
  /// or before it.
  package func shownPlace(of unit: Int, isBehindDivision: Bool = true, _ text: EditedText) -> Int {
    text.scalarCount(upTo: unit) + divisions.count(before: isBehindDivision ? unit + 1 : unit)
  }

  /// An edit that replaces a range of the shown text by the whole text.
  package func shown(_ text: EditedText, over range: Range<Int>) -> ShownEdit {
    ShownEdit(
      range: range, text: TextDivisions.shown(text.string, dividedAt: divisions.places),
      divisions: divisions.places.indices.map { divisions.places[$0].scalar + $0 })
  }

  /// The edits of the shown text for a change of the text, from the end to the beginning, so that
  /// none of them shifts the ranges of the next ones. Nearly always it is a single edit, the change
  /// itself.
  /// - Parameter text: the text before the change, to which this column belongs.
  package func shownEdits(for change: TextChange, _ text: EditedText) -> [ShownEdit] {
    let (first, last) = affected(by: change)
    let part = unitRange(first, last)
    let (lower, upper) = (change.range.lowerBound, change.range.upperBound)
    let divider = TextDivider(
      text.substring(in: NSRange(part.lowerBound..<lower)) + change.replacement
        + text.substring(in: NSRange(upper..<part.upperBound)),
      former: former(in: part, after: change), endsEmpty: false)
    let start = text.offsets.place(ofUnit: part.lowerBound, in: text.string)
    let inserted = change.replacement.utf16.count
    let growth = inserted - change.range.length

    // Sorts the divisions into those before the change, in it and behind it. Text that is inserted
    // at a division comes behind it.
    let places = divisions.places[divisions.indices(in: part)].map(\.unit)
    let formerBefore = places.filter { $0 <= lower }
    let formerBehind = places.filter { $0 > lower && $0 >= upper }
    var (before, inside, behind): ([Int], [TextOffsets.Place], [Int]) = ([], [], [])
    for place in divider.divisions.map({ start + $0 }) {
      if place.unit < lower || place.unit == lower && formerBefore.last == lower {
        before.append(place.unit)
      } else if place.unit > lower + inserted
        || place.unit == lower + inserted && formerBehind.first == upper
      {
        behind.append(place.unit - growth)
      } else {
        inside.append(place)
      }
    }

    let lowerPlace = text.offsets.place(ofUnit: lower, in: text.string)
    let shownLower = shownPlace(of: lower, isBehindDivision: formerBefore.last == lower, text)
    let shownUpper =
      change.range.length == 0
      ? shownLower : shownPlace(of: upper, isBehindDivision: false, text)
    let breaks = inside.map { $0 - lowerPlace }
    let main = ShownEdit(
      range: shownLower..<shownUpper,
      text: TextDivisions.shown(change.replacement, dividedAt: breaks),
      divisions: breaks.indices.map { breaks[$0].scalar + $0 })
    return moves(from: formerBehind, to: behind, text) + [main]
      + moves(from: formerBefore, to: before, text)
  }

  /// Edits that remove the line feeds of divisions that are gone, and insert those of new ones.
  private func moves(from former: [Int], to new: [Int], _ text: EditedText) -> [ShownEdit] {
    let moved = Set(former).symmetricDifference(new).sorted(by: >)
    return moved.map { unit in
      let place = shownPlace(of: unit, isBehindDivision: false, text)
      return divisions.contains(unit)
        ? ShownEdit(range: place..<place + 1, text: "")
        : ShownEdit(range: place..<place, text: "\n", divisions: [0])
    }
  }
}
