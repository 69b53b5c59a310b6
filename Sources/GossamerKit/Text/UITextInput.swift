// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A responder that takes what is typed: ``UITextField`` and ``UITextView``, and views of an application's own that
/// conform to it and can become first responder.
///
/// Keys that no responder of the chain wants are typed while it is first responder: characters, Return as "\\n" and Tab
/// as "\\t" by ``insertText(_:)``, and the backspace key by ``deleteBackward()``. What an input method composes needs
/// ``UITextInput``.
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

/// A view whose text is edited, and whose places are counted: ``UITextField`` and ``UITextView``, and views of an
/// application's own.
///
/// An input method composes in such a view: what it shows meanwhile comes by ``setMarkedText(_:selectedRange:)``, what
/// it has finished by that and ``unmarkText()``, or by `insertText(_:)` if nothing was composed before. It asks for the text
/// around the caret, and opens its window beside ``caretRect(for:)``.
///
/// What UIKit's own keyboard, loupe and dictation ask for beside it, such as `closestPosition(to:)`,
/// `selectionRects(for:)` or a `tokenizer`, nobody asks for on a desktop: it isn't here.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextinput
@MainActor public protocol UITextInput: UIKeyInput {
  // MARK: - Text

  /// The characters in a range, as far as it lies in the text.
  func text(in range: UITextRange) -> String?

  /// Puts `text` in the place of a range.
  func replace(_ range: UITextRange, withText text: String)

  // MARK: - Selection and marked text

  /// What is selected; an empty range if that is only a place, the caret. Nil for neither.
  var selectedTextRange: UITextRange? { get set }

  /// Where the text is that an input method is composing; nil while it composes nothing.
  var markedTextRange: UITextRange? { get }

  /// How the view draws what is composed; nil unless a view says it.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get }

  /// An input method composes: `markedText` takes the place of what it has composed so far, or else of the selection,
  /// and is marked.
  /// - Parameters:
  ///   - markedText: nil or nothing if all that was composed is given up.
  ///   - selectedRange: what is selected of it, in UTF-16 units from its beginning.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// What is composed becomes text as it is.
  func unmarkText()

  // MARK: - Places

  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The place behind the last character.
  var endOfDocument: UITextPosition { get }

  /// The range between two places, in whichever order they are given.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// The place that lies `offset` UTF-16 units behind another, before it if negative; nil if that isn't in the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// How many UTF-16 units lie between two places; negative if the second comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  // MARK: - Places on the screen

  /// The first rectangle that encloses a range, in the view's coordinates; `.null` where that isn't known.
  func firstRect(for range: UITextRange) -> CGRect

  /// Where the caret stands at a place, in the view's coordinates; `.null` where that isn't known: then the window of an
  /// input method opens below the view.
  func caretRect(for position: UITextPosition) -> CGRect

  // MARK: - Telling

  /// Who has to be told of changes that the input method hasn't made itself. A host sets it when the view gets the
  /// keyboard; to be held weakly.
  var inputDelegate: (any UITextInputDelegate)? { get set }
}

extension UITextInput {
  /// Nil: as the view does by itself.
  public var markedTextStyle: [NSAttributedString.Key: Any]? { nil }

  /// `.null`: the text of fields and text views is laid out by the host.
  public func firstRect(for range: UITextRange) -> CGRect { .null }

  /// `.null`: the text of fields and text views is laid out by the host.
  public func caretRect(for position: UITextPosition) -> CGRect { .null }
}

/// What a view with a text has to tell when the program changes text or selection.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextinputdelegate
@MainActor public protocol UITextInputDelegate: AnyObject {
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
  /// Types a key that nobody else wanted.
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
