// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The text as a host shows it, see TextDivisions.
extension TextColumn {
  /// Where a place of the text is shown: behind a division that is there, or before it.
  package func shownPlace(of unit: Int, isBehindDivision: Bool = true, _ text: EditedText) -> Int {
    text.scalarCount(upTo: unit) + divisions.count(before: isBehindDivision ? unit + 1 : unit)
  }

  /// The whole text, to be shown in the place of what is shown in a range.
  package func shown(_ text: EditedText, over range: Range<Int>) -> ShownEdit {
    ShownEdit(
      range: range, text: TextDivisions.shown(text.string, dividedAt: divisions.places),
      divisions: divisions.places.indices.map { divisions.places[$0].scalar + $0 })
  }

  /// What has to be replaced in the text that is shown for a change of the text, from the end to the beginning, so that
  /// none moves the ones that follow. Nearly always it is the change itself.
  /// - Parameter text: the text before the change, which this column has.
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

    // Divisions before the change, in it and behind it. What is inserted at a division stands behind that.
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

  /// Takes line feeds out at some divisions, and puts them in at others.
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
