// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Puts the caret into the field. What the field does is the job of its three delegates.
final class EmailFormViewController: UIViewController {
  weak var textField: UITextField?

  override class var wires: AnyWires {
    Wires<EmailFormViewController>(super.wires).outlet("textField", \.textField)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textField?.becomeFirstResponder()
  }
}
