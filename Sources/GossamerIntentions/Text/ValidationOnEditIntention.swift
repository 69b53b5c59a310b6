// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Says at a property of another object whether the text of a field is valid: whether a Send button is
/// enabled, for instance.
///
///     EmailValidationOnEditIntention(of: content.emailField, to: content.sendButton, \.isEnabled)
///
/// A subclass says what is valid; the rest is inherited:
///
///     final class NumberValidationIntention: ValidationOnEditIntention {
///       override func isValid(_ text: String) -> Bool { Int(text) != nil }
///     }
///
/// **When it looks.** When it is connected, and whenever the text has changed: by a person, whatever
/// the way (typing, pasting, the clear button, undo), or by the program, such as an
/// ``ObserveIntention``. It looks at what stands in the field then, so that it never sees a text that
/// another delegate refuses. The target is written if it has another value.
open class ValidationOnEditIntention: TextFieldIntention {
  private var store: (Bool) -> Void = { _ in }

  /// Says at `keyPath` of `target` whether the text of `textField` is valid. Becomes the field's
  /// delegate, or one of its delegates. Both objects are held weakly.
  public convenience init<Target: AnyObject>(
    of textField: UITextField, to target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Bool>
  ) {
    self.init(textField)
    store = { [weak self, weak target] isValid in
      guard let self, let target, target[keyPath: keyPath] != isValid else { return }
      target[keyPath: keyPath] = isValid
      WireActivity.fire(from: self, to: target)
    }
  }

  /// Whether `text` is valid. The base implementation says yes.
  open func isValid(_ text: String) -> Bool { true }
}

extension ValidationOnEditIntention: TextFollower {
  /// Says whether the text of `textField` is valid.
  package func follow(textOf textField: UITextField) {
    store(isValid(textField.text ?? ""))
  }
}
