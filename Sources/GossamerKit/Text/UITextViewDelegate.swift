// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Controls the editing of a text view, and is notified of it. Every method is optional: the defaults permit
/// everything, and do nothing.
/// If subclasses are to override a method, their base class has to implement it itself, as `open`.
///
/// A callback may change the text, move the focus, or take the view out of its window.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin. Asked before the present first responder resigns.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Whether editing may end. It ends all the same if the view has left its window.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether a person may make this change: by typing, the Return key, an input method, pasting, dropping,
  /// undoing, redoing, or an assistive technology.
  ///
  /// If any delegate returns false, the text, the selection and the undo history stay as they are. If the text is set
  /// inside this callback, and it returns true, `text` replaces what is selected by then.
  /// - Parameters:
  ///   - textView: the view.
  ///   - range: the range to replace, in UTF-16 units of the current text.
  ///   - text: the replacement; empty for a deletion. The Return key asks for "\n".
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// A person, or ``UITextView/replace(_:withText:)``, has changed the text. When ``UITextView/text`` is set, only
  /// ``textViewDidChangeText(_:)`` is called.
  func textViewDidChange(_ textView: UITextView)

  /// The text or the selection has changed while the view is being edited.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// The text has changed: a person changed it, after all delegates permitted that, or the program did. Also called
  /// once when the delegate is set or appended, so that what it shows is right from the start. If the delegate
  /// changes the text here, it is called again for that change.
  ///
  /// UIKit has no such method; see ``UITextFieldDelegate/textFieldDidChangeText(_:)``.
  func textViewDidChangeText(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeText(_ textView: UITextView) {}
}
