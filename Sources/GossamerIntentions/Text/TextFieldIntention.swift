// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// An intention that is a text field's delegate, or one of several. The base class of such intentions.
///
///     final class LettersOnlyIntention: TextFieldIntention {
///       override func textField(
///         _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
///         replacementString string: String
///       ) -> Bool {
///         string.allSatisfy(\.isLetter)
///       }
///     }
///
/// It implements every method of `UITextFieldDelegate`, so that a subclass overrides those that it
/// has an answer for. (In Swift a method that a class only inherits from an extension of the protocol
/// can't be overridden: a subclass's own would never be called.)
///
/// React to the text in ``follow(textOf:)``: a change that
/// `textField(_:shouldChangeCharactersIn:replacementString:)` is asked about may still be refused by
/// another delegate.
open class TextFieldIntention: Intention, UITextFieldDelegate {
  /// The wires of text field delegates: `textField`, for a field whose own outlets don't lead here.
  open override class var wires: AnyWires {
    Wires<TextFieldIntention>(super.wires).outlet("textField", \.textField)
  }

  /// The field whose delegate the intention becomes, held weakly. Nil if something else connects
  /// the two, a document for instance.
  public weak var textField: UITextField?

  private weak var followedField: UITextField?

  /// Becomes one of the delegates of `textField`, which is held weakly.
  /// - Parameters:
  ///   - textField: the field.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init(
    _ textField: UITextField, file: String = #fileID, line: Int = #line
  ) {
    self.init()
    self.textField = textField
    wasMade(in: file, line: line)
  }

  /// Becomes one of the `furtherDelegates` of the field, unless it is its `delegate`
  /// already. An override calls `super`.
  open override func awake() {
    guard let textField, textField.delegate !== self else { return }
    textField.furtherDelegates.append(self)
  }

  override func didAwake() {
    if let followedField { follow(textOf: followedField) }
  }

  /// Reacts to the text of a field whose delegate the intention is. Called when the intention has
  /// awoken, and whenever a person or the program has changed the text. The base implementation does
  /// nothing.
  open func follow(textOf textField: UITextField) {}

  // MARK: - Text field delegate

  /// Returns true.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  open func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns true.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  open func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls ``textFieldDidEndEditing(_:)``.
  open func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// Returns true.
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  open func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Returns true.
  open func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns true.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// Calls ``follow(textOf:)``, once the intention is awake.
  public final func textFieldDidChangeText(_ textField: UITextField) {
    followedField = textField
    if isAwake { follow(textOf: textField) }
  }
}
