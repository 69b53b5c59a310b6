// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Ends editing when a person presses Return in a field.
///
/// It is a text field delegate that answers nothing else.
public final class DismissOnEnterIntention: Intention, UITextFieldDelegate {
  private weak var textField: UITextField?

  /// Ends editing of `textField`, which is held weakly, on Return. Becomes the field's delegate.
  public convenience init(_ textField: UITextField) {
    self.init()
    self.textField = textField
  }

  /// Becomes the field's delegate.
  public override func awake() {
    textField?.delegate = self
  }

  /// Ends editing.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
