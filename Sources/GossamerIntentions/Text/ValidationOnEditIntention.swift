// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Sets a property of another object to whether the text of a field is valid: the `isEnabled` of a
/// Send button, for instance.
///
///     EmailValidationOnEditIntention(of: content.emailField, to: content.sendButton, \.isEnabled)
///
/// A subclass says what is valid; the rest is inherited:
///
///     final class NumberValidationIntention: ValidationOnEditIntention {
///       override func isValid(_ text: String) -> Bool { Int(text) != nil }
///     }
///
/// ***When it validates.** When it is connected, and whenever the text has changed: by a person,
/// whatever the way (typing, pasting, the clear button, undo), or by the program, such as an
/// ``ObserveIntention``. It validates the text that the field has then, so it never sees a text that
/// another delegate refuses. The target is written only if its value differs.
///
/// **In a document** it is an Object with the outlet `target` and the runtime attribute
/// `validationKeyPath`, such as `enabled`; the field's outlet `delegate`, or `delegates`, leads to it.
open class ValidationOnEditIntention: TextFieldIntention {
  /// The object that ``validationKeyPath`` starts at, held weakly. Not used if the intention was
  /// created with a key path of code.
  public final weak var target: (any KeyValueCoding)?

  /// The property, a Bool, that says whether the text is valid: names joined by dots.
  public final var validationKeyPath = ""

  private var storeByKeyPath: ((Bool) -> Void)?
  private let complaint = Complaint()

  /// The wires of text field delegates, and `target` and `validationKeyPath`.
  open override class var wires: AnyWires {
    Wires<ValidationOnEditIntention>(super.wires)
      .outlet("target", \.target)
      .attribute("validationKeyPath", \.validationKeyPath)
  }

  /// Sets `keyPath` of `target` to whether the text of `textField` is valid. Becomes one of the
  /// field's delegates. Both objects are held weakly.
  /// - Parameters:
  ///   - textField: the field.
  ///   - target: the object, a button for instance, that shows whether its text is valid.
  ///   - keyPath: the property, a Bool.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init<Target: AnyObject>(
    of textField: UITextField, to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Bool>,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(textField, file: file, line: line)
    storeByKeyPath = { [weak self, weak target] isValid in
      guard let self, let target, target[keyPath: keyPath] != isValid else { return }
      target[keyPath: keyPath] = isValid
      WireActivity.fire(from: self, to: target)
    }
  }

  /// Whether `text` is valid. The base implementation returns true.
  open func isValid(_ text: String) -> Bool { true }

  /// Becomes one of the field's delegates. An override calls `super`.
  open override func awake() {
    if storeByKeyPath == nil {
      _ = areSet(["target": target != nil, "validationKeyPath": !validationKeyPath.isEmpty])
    }
    super.awake()
  }

  /// Validates the text of `textField`, and sets the property. An override calls `super`.
  open override func follow(textOf textField: UITextField) {
    let isValid = isValid(textField.text ?? "")
    if let storeByKeyPath { storeByKeyPath(isValid) } else { storeByName(isValid) }
  }

  private func storeByName(_ isValid: Bool) {
    guard let target, !validationKeyPath.isEmpty else { return }
    do throws(KeyValueCodingError) {
      let former = try target.value(forKeyPath: validationKeyPath)
      guard former as? Bool != isValid else { return }
      try target.setValue(isValid, forKeyPath: validationKeyPath)
      WireActivity.fire(from: self, to: target)
      complaint.update(nil) { "" }
    } catch {
      complaint.update(.keyValueCoding(error)) {
        "\(designation) can't say whether the text is valid"
      }
    }
  }
}
