// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Ends editing when a person presses Return in a field.
///
///     DismissOnEnterIntention(content.nameField)
///
/// It is a text field delegate that answers nothing else.
public final class DismissOnEnterIntention: TextFieldIntention {
  /// The wires of text field delegates.
  public override class var wires: AnyWires {
    Wires<DismissOnEnterIntention>(super.wires)
      .summary("Ends editing when a person presses Return in a field.")
  }

  /// Ends editing.
  public override func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
