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
/// For a reaction to the text see ``ValidationOnEditIntention``: what is asked about in
/// `textField(_:shouldChangeCharactersIn:replacementString:)` may yet be refused by another delegate.
open class TextFieldIntention: Intention, UITextFieldDelegate {
  /// The wires of text field delegates: `textField`, for a field whose own outlets don't lead here.
  open override class var wires: AnyWires {
    Wires<TextFieldIntention>(super.wires).outlet("textField", \.textField)
  }

  /// The field whose delegate this becomes, held weakly. Nil if something else connects the two, a
  /// document for instance.
  public weak var textField: UITextField?

  /// Becomes the delegate of `textField`, which is held weakly, or one of its delegates.
  /// - Parameters:
  ///   - textField: the field.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init(
    _ textField: UITextField, file: String = #fileID, line: Int = #line
  ) {
    self.init()
    self.textField = textField
    self.origin = Origin(file: file, line: line)
  }

  /// Becomes one more delegate of a ``MulticastTextField``, or the delegate of another field.
  open override func awake() {
    guard let textField else { return }
    if let multicast = textField as? MulticastTextField {
      multicast.delegates.append(self)
    } else {
      warnIfItDisplaces(textField.delegate)
      textField.delegate = self
    }
  }

  private func warnIfItDisplaces(_ delegate: (any UITextFieldDelegate)?) {
    guard let delegate, delegate is TextFieldIntention, delegate !== self else { return }
    Messages.intentions.warning(
      """
      \(designation) takes the place of \(type(of: delegate)) as the delegate of a \
      \(type(of: textField ?? UITextField())). Make the field a MulticastTextField, which has room \
      for both.
      """)
  }

  // MARK: - Text field delegate

  /// Permits.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { permit() }

  /// Does nothing.
  open func textFieldDidBeginEditing(_ textField: UITextField) { WireActivity.noteUnanswered() }

  /// Permits.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { permit() }

  /// Does nothing.
  open func textFieldDidEndEditing(_ textField: UITextField) { WireActivity.noteUnanswered() }

  /// Calls ``textFieldDidEndEditing(_:)``.
  open func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  /// Permits.
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { permit() }

  /// Does nothing.
  open func textFieldDidChangeSelection(_ textField: UITextField) { WireActivity.noteUnanswered() }

  /// Permits.
  open func textFieldShouldClear(_ textField: UITextField) -> Bool { permit() }

  /// Permits.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool { permit() }

  private func permit() -> Bool {
    WireActivity.noteUnanswered()
    return true
  }
}
