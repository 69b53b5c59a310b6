// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Decides about the editing of a text field, and is told of it. Every method is optional: what isn't
/// implemented permits, and does nothing.
/// A base class whose subclasses are to override a method implements it itself, openly.
///
/// A callback may change the text, move the focus, or take the field out of its window.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextfielddelegate
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin. Asked before the present first responder resigns.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end. It ends all the same if the field has left its window.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing has ended, and why. If it isn't implemented, ``textFieldDidEndEditing(_:)`` is called.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether a person may make this change: by typing, an input method, pasting, dropping, undoing,
  /// redoing, the clear button, or an assistive technology.
  ///
  /// A refusal changes nothing: text, selection and what can be undone stay. If the text is set
  /// before true is answered, `string` comes in place of what is selected then.
  /// - Parameters:
  ///   - textField: the field.
  ///   - range: what is replaced, in UTF-16 units of the present text.
  ///   - string: what stands in its place; empty where something is only deleted. Line breaks have
  ///     become spaces.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Text or selection of the field that is being edited have changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Another text stands in the field, whoever has changed it: a person, after all delegates have
  /// permitted it, or the program. Also called once when the delegate becomes one of the field's, so
  /// that what it shows is right from the start. A delegate that changes the text itself is called
  /// again for that.
  ///
  /// UIKit has no such method: a change that one delegate permits another may yet refuse, and what
  /// the program sets is told of nobody there.
  func textFieldDidChangeText(_ textField: UITextField)

  /// Whether the clear button, or ``UITextField/clearsOnBeginEditing``, may empty the field. The
  /// change itself is asked about next.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether Return does what it does by itself: sends the control's events for it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Permits.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Permits.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// Permits.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Does nothing.
  public func textFieldDidChangeText(_ textField: UITextField) {}

  /// Permits.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Permits.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// What surrounds a field.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin rectangle.
    case line = 1
    /// A rectangle that looks sunken.
    case bezel = 2
    /// A rectangle with round corners.
    case roundedRect = 3
  }

  /// When something beside the text is shown.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/viewmode
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While it isn't.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
  public enum DidEndEditingReason: Int, Sendable {
    /// The field isn't first responder any more.
    case committed = 0
    /// By the Escape key. The text stays as it is.
    case cancelled = 1
  }
}
