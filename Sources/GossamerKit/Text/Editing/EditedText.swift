// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text that is being edited, and what is selected in it: the Kit's editing model.
///
/// Places are counted as UIKit counts them, in UTF-16 units. The selection always lies inside of the
/// text and never divides a surrogate pair.
nonisolated package struct EditedText {
  /// The characters.
  package private(set) var string: String

  /// What is selected; of length 0 if that is only a place, the caret.
  package private(set) var selection: NSRange

  /// Creates a text with the caret at its end.
  package init(_ string: String = "") {
    self.string = string
    selection = NSRange(location: string.utf16.count, length: 0)
  }

  /// The range of the whole text.
  package var fullRange: NSRange { NSRange(location: 0, length: string.utf16.count) }

  /// The characters in `range`, which must be valid.
  package func substring(in range: NSRange) -> String {
    String(string[indices(of: range)])
  }

  /// The part of `range` that lies in the text, widened so that it divides no surrogate pair.
  package func valid(_ range: NSRange) -> NSRange {
    let units = string.utf16
    let count = units.count
    var lower = min(max(range.location, 0), count)
    let (end, overflows) = range.location.addingReportingOverflow(max(range.length, 0))
    var upper = overflows ? count : min(max(end, lower), count)
    if isInsidePair(lower) { lower -= 1 }
    if isInsidePair(upper) { upper += range.length > 0 ? 1 : -1 }
    return NSRange(location: lower, length: upper - lower)
  }

  /// Selects the valid part of `range`.
  package mutating func select(_ range: NSRange) {
    selection = valid(range)
  }

  /// Puts the change's characters in the place of those in its range, which must be valid, and the
  /// caret behind them.
  package mutating func apply(_ change: TextChange) {
    string.replaceSubrange(indices(of: change.range), with: change.replacement)
    selection = change.caretAfter
  }

  /// Whether both hold the same scalars, which `String`'s own comparison by canonical equivalence
  /// doesn't say.
  package func isIdentical(to other: String) -> Bool {
    string.utf8.count == other.utf8.count && string.utf8.elementsEqual(other.utf8)
  }

  private func isInsidePair(_ offset: Int) -> Bool {
    let units = string.utf16
    let index = units.index(units.startIndex, offsetBy: offset)
    return index < units.endIndex && UTF16.isTrailSurrogate(units[index])
  }

  /// The indices of `range`, which must be valid.
  package func indices(of range: NSRange) -> Range<String.Index> {
    let lower = string.utf16.index(string.startIndex, offsetBy: range.location)
    return lower..<string.utf16.index(lower, offsetBy: range.length)
  }
}

// MARK: - Places counted in Unicode scalars, as GTK counts them

nonisolated extension EditedText {
  /// The valid UTF-16 range `range`, counted in scalars.
  package func scalarRange(of range: NSRange) -> Range<Int> {
    let indices = indices(of: range)
    let scalars = string.unicodeScalars
    let lower = scalars.distance(from: scalars.startIndex, to: indices.lowerBound)
    return lower..<lower + scalars[indices].count
  }

  /// The range of scalars `range`, as far as it lies in the text, in UTF-16 units.
  package func range(ofScalars range: Range<Int>) -> NSRange {
    let scalars = string.unicodeScalars
    let lower = index(ofScalar: range.lowerBound, from: scalars.startIndex)
    let upper = index(ofScalar: range.count, from: lower)
    return NSRange(lower..<upper, in: string)
  }

  /// The scalars that begin a character as a reader sees it.
  package var scalarsThatBeginCharacters: [Int] {
    var places: [Int] = []
    var place = 0
    for character in string {
      places.append(place)
      place += character.unicodeScalars.count
    }
    return places
  }

  private func index(ofScalar offset: Int, from start: String.Index) -> String.Index {
    let scalars = string.unicodeScalars
    return scalars.index(start, offsetBy: max(offset, 0), limitedBy: scalars.endIndex)
      ?? scalars.endIndex
  }
}
