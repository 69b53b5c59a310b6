// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A place in the text of a ``UITextField``, between two characters. The field makes it, and says how far it is
/// from another: ``UITextField/offset(from:to:)``.
///
/// It stays so many UTF-16 units behind the beginning, whatever becomes of the text. One that lies behind the end
/// by then means the end.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextposition
nonisolated public final class UITextPosition: Hashable, Sendable {
  /// In UTF-16 units.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }

  /// Whether both are the same place.
  public static func == (a: UITextPosition, b: UITextPosition) -> Bool { a.offset == b.offset }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(offset)
  }
}

/// A part of the text of a ``UITextField``, from one place to another. The field makes it:
/// ``UITextField/textRange(from:to:)``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextrange
nonisolated public final class UITextRange: Hashable, Sendable {
  /// Where it begins.
  public let start: UITextPosition

  /// Where it ends; never before ``start``.
  public let end: UITextPosition

  /// Whether it is only a place.
  public var isEmpty: Bool { start == end }

  init(_ range: NSRange) {
    start = UITextPosition(range.lowerBound)
    end = UITextPosition(range.upperBound)
  }

  /// In UTF-16 units.
  var range: NSRange { NSRange(start.offset..<end.offset) }

  /// Whether both begin and end at the same places.
  public static func == (a: UITextRange, b: UITextRange) -> Bool {
    a.start == b.start && a.end == b.end
  }

  /// Hashes both places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(end)
  }
}

// Places in the text: the members of UIKit's `UITextInput` that are about characters. Those about places on the
// screen aren't here: in a window GTK lays the text out.
extension UITextField {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The place behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(edited.length) }

  /// The range between two places, in whichever order they are given.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let (start, end) = (fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(min(start, end)..<max(start, end)))
  }

  /// The place that lies `offset` UTF-16 units behind another, before it if negative; nil if that isn't in the
  /// text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    return overflows || place < 0 || place > edited.length ? nil : UITextPosition(place)
  }

  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// How many UTF-16 units lie between two places; negative if the second comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}
