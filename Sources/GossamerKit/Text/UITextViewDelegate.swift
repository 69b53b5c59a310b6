// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Decides about the editing of a text view, and is told of it. Every method is optional: what isn't
/// implemented permits, and does nothing.
/// A base class whose subclasses are to override a method implements it itself, openly.
///
/// A callback may change the text, move the focus, or take the view out of its window.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextviewdelegate
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
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
  /// A refusal changes nothing: text, selection and what can be undone stay. If the text is set before true is
  /// answered, `text` comes in place of what is selected then.
  /// - Parameters:
  ///   - textView: the view.
  ///   - range: what is replaced, in UTF-16 units of the present text.
  ///   - text: what stands in its place; empty where something is only deleted. The Return key asks for "\n".
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// A person has changed the text, or ``UITextView/replace(_:withText:)`` has. Setting it is told of by
  /// ``textViewDidChangeText(_:)`` alone.
  func textViewDidChange(_ textView: UITextView)

  /// Text or selection of the view that is being edited have changed.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Another text stands in the view, whoever has changed it: a person, after all delegates have permitted it,
  /// or the program. Also called once when the delegate becomes one of the view's, so that what it shows is
  /// right from the start. A delegate that changes the text itself is called again for that.
  ///
  /// UIKit has no such method; see ``UITextFieldDelegate/textFieldDidChangeText(_:)``.
  func textViewDidChangeText(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Permits.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Permits.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Permits.
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
