// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Sets a property of another object to whether all fields of a form are valid: the `isEnabled` of a Send button, for
/// instance. For a single field there is ``ValidationOnEditIntention``.
///
///     FormValidationIntention(
///       of: .isFilled(content.nameField), .isEmail(content.emailField),
///       .init(content.ageField) { Int($0) != nil },
///       to: content.sendButton, \.isEnabled)
///
/// It validates when it is connected, and whenever the text of a field has changed, by a person or by the program.
/// The target is written only if its value differs.
///
/// **In a document** it is an Object with the outlet collection `fields`, the outlet `target` and the runtime attribute
/// `validationKeyPath`, such as `enabled`. Each field has to be filled; a subclass overrides ``isValid(_:in:)`` for more.
open class FormValidationIntention: Intention, UITextFieldDelegate {
  /// A condition for the text of one field.
  public struct Rule {
    fileprivate private(set) weak var field: UITextField?
    fileprivate let isValid: (String) -> Bool

    /// Creates a rule.
    /// - Parameters:
    ///   - field: the field, held weakly.
    ///   - isValid: whether a text is valid.
    public init(_ field: UITextField, isValid: @escaping (String) -> Bool) {
      self.field = field
      self.isValid = isValid
    }

    /// The field has something in it beside spaces and line breaks.
    public static func isFilled(_ field: UITextField) -> Rule {
      Rule(field) { !$0.allSatisfy(\.isWhitespace) }
    }

    /// The field has an e-mail address in it, see `String.isValidEmail`.
    public static func isEmail(_ field: UITextField) -> Rule {
      Rule(field, isValid: \.isValidEmail)
    }
  }

  private var rules: [Rule] = []
  private var store: ((Bool) throws(KeyValueCodingError) -> Void)?
  private let complaint = Complaint()

  /// The fields that the rules are for.
  public final var fields: [UITextField] {
    get { rules.compactMap(\.field) }
    set {
      rules = newValue.map { field in
        Rule(field) { [weak self, weak field] text in
          guard let self, let field else { return true }
          return self.isValid(text, in: field)
        }
      }
    }
  }

  /// The object that ``validationKeyPath`` starts at, held weakly. Not used if the intention was created with a key
  /// path of code.
  public final weak var target: (any KeyValueCoding)?

  /// The property, a Bool, that says whether the form is valid: names joined by dots.
  public final var validationKeyPath = ""

  /// The wires of intentions, `fields`, `target` and `validationKeyPath`.
  open override class var wires: AnyWires {
    Wires<FormValidationIntention>(super.wires)
      .summary("Enables a view while all fields of a form are valid.")
      .outlets("fields", \.fields)
      .outlet("target", \.target)
      .attribute("validationKeyPath", \.validationKeyPath)
  }

  /// Sets `keyPath` of `target` to whether all fields are valid. Becomes one of the delegates of each.
  /// - Parameters:
  ///   - rules: the conditions for the fields.
  ///   - target: the object, held weakly.
  ///   - keyPath: the property, a Bool.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init<Target: AnyObject>(
    of rules: Rule..., to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Bool>,
    file: String = #fileID, line: Int = #line
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.rules = rules
    store = { [weak self, weak target] isValid in
      guard let self, let target, target[keyPath: keyPath] != isValid else { return }
      target[keyPath: keyPath] = isValid
      WireActivity.fire(from: self, to: target)
    }
  }

  /// Whether `text` is valid in a field of a document. The base implementation requires something beside spaces and
  /// line breaks.
  open func isValid(_ text: String, in field: UITextField) -> Bool {
    Rule.isFilled(field).isValid(text)
  }

  /// Becomes one of the delegates of each field. An override calls `super`.
  open override func awake() {
    if store == nil {
      _ = areSet([
        "fields": !fields.isEmpty, "target": target != nil,
        "validationKeyPath": !validationKeyPath.isEmpty,
      ])
    }
    for field in fields { field.furtherDelegates.append(self) }
  }

  override func didAwake() { validate() }

  /// Validates again, once the intention is awake.
  public final func textFieldDidChangeText(_ textField: UITextField) {
    if isAwake { validate() }
  }

  private func validate() {
    let isValid = rules.allSatisfy { rule in
      rule.field.map { rule.isValid($0.text ?? "") } ?? true
    }
    do throws(KeyValueCodingError) {
      if let store { try store(isValid) } else { try storeByName(isValid) }
      complaint.update(nil) { "" }
    } catch {
      complaint.update(.keyValueCoding(error)) {
        "\(designation) can't say whether the form is valid"
      }
    }
  }

  private func storeByName(_ isValid: Bool) throws(KeyValueCodingError) {
    guard let target, !validationKeyPath.isEmpty,
      try target.value(forKeyPath: validationKeyPath) as? Bool != isValid
    else { return }
    try target.setValue(isValid, forKeyPath: validationKeyPath)
    WireActivity.fire(from: self, to: target)
  }
}
