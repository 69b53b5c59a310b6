// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that takes what is typed: ``UITextField`` and ``UITextView``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uikeyinput
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Types `text`: it takes the place of the selection, if the delegate permits the change.
  func insertText(_ text: String)

  /// Presses the backspace key: deletes the selection, or the character before the caret, if the delegate
  /// permits the change.
  func deleteBackward()
}

/// A view whose text is edited, and whose places are counted: ``UITextField`` and ``UITextView``. Of UIKit's
/// protocol these are the members about characters. Those about places on the screen aren't here: in a window
/// GTK lays the text out.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextinput
@MainActor public protocol UITextInput: UIKeyInput {
  /// What is selected; an empty range if that is only a place, the caret. Setting nil changes nothing.
  var selectedTextRange: UITextRange? { get set }

  /// What an input method will replace by what it is composing; nil while it composes nothing.
  var markedTextRange: UITextRange? { get }

  /// The place behind the last character.
  var endOfDocument: UITextPosition { get }

  /// The characters in a range, as far as it lies in the text.
  func text(in range: UITextRange) -> String?

  /// Puts `text` in the place of a range, and the caret behind it, as the program: no delegate is asked.
  func replace(_ range: UITextRange, withText text: String)
}

// What follows from counting places in UTF-16 units from the beginning.
extension UITextInput {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

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
    return overflows || place < 0 || place > endOfDocument.offset ? nil : UITextPosition(place)
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
