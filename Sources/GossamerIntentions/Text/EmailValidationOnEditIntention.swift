// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Sets a property of another object to whether the text of a field is an e-mail address, see
/// `String.isValidEmail`.
///
///     EmailValidationOnEditIntention(of: content.emailField, to: content.sendButton, \.isEnabled)
public final class EmailValidationOnEditIntention: ValidationOnEditIntention {
  /// The wires of intentions that validate.
  public override class var wires: AnyWires {
    Wires<EmailValidationOnEditIntention>(super.wires)
      .summary("Enables a view while the text of a field is an e-mail address.")
  }

  /// Whether `text` is an e-mail address.
  public override func isValid(_ text: String) -> Bool { text.isValidEmail }
}
