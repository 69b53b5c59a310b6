// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Controls the editing of a text field, and is notified of it. Every method is optional: the defaults permit
/// everything, and do nothing.
/// If subclasses are to override a method, their base class has to implement it itself, as `open`.
///
/// A callback may change the text, move the focus, or take the field out of its window.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextfielddelegate
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin. Asked before the present first responder resigns.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end. It ends all the same if the field has left its window.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing has ended, for a reason. If this isn't implemented, ``textFieldDidEndEditing(_:)`` is called.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether a person may make this change: by typing, an input method, pasting, dropping, undoing,
  /// redoing, the clear button, or an assistive technology.
  ///
  /// If any delegate returns false, the text, the selection and the undo history stay as they are. If the text is set
  /// inside this callback, and it returns true, `string` replaces what is selected by then.
  /// - Parameters:
  ///   - textField: the field.
  ///   - range: the range to replace, in UTF-16 units of the current text.
  ///   - string: the replacement; empty for a deletion. Line breaks have been replaced with spaces.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The text or the selection has changed while the field is being edited.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// The text has changed: a person changed it, after all delegates permitted that, or the program did. Also called
  /// once when the delegate is set or appended, so that what it shows is right from the start. If the delegate
  /// changes the text here, it is called again for that change.
  ///
  /// UIKit has no such method: a change that one delegate permits another may yet refuse, and what
  /// the program sets is told of nobody there.
  func textFieldDidChangeText(_ textField: UITextField)

  /// Whether the clear button, or ``UITextField/clearsOnBeginEditing``, may empty the field. If so, the delegates are
  /// then asked about the change itself.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the Return key has its default effect: sending the control's events for it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Does nothing.
  public func textFieldDidChangeText(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// The style of a field's border.
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

  /// When the clear button, the left view or the right view is shown.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/viewmode
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While the field isn't edited.
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
    /// A person pressed the Escape key. The text stays as it is.
    case cancelled = 1
  }
}
