// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

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
