// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A responder that receives typed text: ``UITextField``, ``UITextView``, and an application's own views that conform
/// to it and can become first responder.
///
/// While it is first responder, it gets the keys that no responder in the chain handles: ``insertText(_:)`` gets
/// characters, Return as "\\n" and Tab as "\\t"; the backspace key calls ``deleteBackward()``. Marked text needs
/// ``UITextInput``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uikeyinput
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Types `text`: it replaces the selection, if the delegate permits the change.
  func insertText(_ text: String)

  /// Presses the backspace key: deletes the selection, or the character before the caret, if the delegate
  /// permits the change.
  func deleteBackward()
}

/// A view with editable text and positions in it: ``UITextField``, ``UITextView``, and an application's own views.
///
/// An input method sets marked text by ``setMarkedText(_:selectedRange:)``, and commits it by that and
/// ``unmarkText()``, or by `insertText(_:)` if nothing was marked. It reads the text around the caret, and opens its
/// window next to ``caretRect(for:)``.
///
/// Members that only UIKit's keyboard, loupe and dictation use, such as `closestPosition(to:)`,
/// `selectionRects(for:)` or a `tokenizer`, are left out: nothing on a desktop calls them.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextinput
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  // MARK: - Text

  /// The characters in a range, as far as it lies in the text.
  func text(in range: UITextRange) -> String?

  /// Replaces the characters in a range with `text`.
  func replace(_ range: UITextRange, withText text: String)

  // MARK: - Selection and marked text

  /// The selected range; empty if there is only a caret. Nil if there is neither.
  var selectedTextRange: UITextRange? { get set }

  /// The range of the marked text; nil if there is none.
  var markedTextRange: UITextRange? { get }

  /// The attributes with which the view draws marked text; nil, the default, for the view's own way.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get }

  /// Sets the marked text: `markedText` replaces the present marked text, or the selection if there is none.
  /// - Parameters:
  ///   - markedText: nil or empty to discard the marked text.
  ///   - selectedRange: the selection within the marked text, in UTF-16 units from its beginning.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Commits the marked text as it is.
  func unmarkText()

  // MARK: - Places

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The position after the last character.
  var endOfDocument: UITextPosition { get }

  /// The range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// The position `offset` UTF-16 units after another, or before it if negative; nil if that is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// The distance between two positions, in UTF-16 units; negative if the second comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  // MARK: - Places on the screen

  /// The first rectangle that encloses a range, in the view's coordinates; `.null` where that isn't known.
  func firstRect(for range: UITextRange) -> CGRect

  /// The rectangle of the caret at a position, in the view's coordinates. `.null` if that isn't known: the input
  /// method's window then opens below the view.
  func caretRect(for position: UITextPosition) -> CGRect

  // MARK: - Telling

  /// The object to notify of changes that the input method didn't make. The host sets it when the view becomes first
  /// responder. Hold it weakly.
  var inputDelegate: (any UITextInputDelegate)? { get set }
}

extension UITextInput {
  /// Nil: the view draws marked text in its own way.
  public var markedTextStyle: [NSAttributedString.Key: Any]? { nil }

  /// `.null`: the text of fields and text views is laid out by the host.
  public func firstRect(for range: UITextRange) -> CGRect { .null }

  /// `.null`: the text of fields and text views is laid out by the host.
  public func caretRect(for position: UITextPosition) -> CGRect { .null }
}

/// Notifications that a view sends when the program changes its text or selection.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextinputdelegate
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)

  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)

  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)

  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
}

extension UIKeyInput {
  /// Types a key that no responder has handled.
  /// - Returns: whether it types something.
  package func type(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
    switch key.characters {
    case "\u{8}": deleteBackward()
    case "\r", "\n": insertText("\n")
    case "\u{1B}": return false
    case "\t" where key.modifierFlags.contains(.shift): return false
    case let text where text.count == 1: insertText(text)
    default: return false
    }
    return true
  }
}
