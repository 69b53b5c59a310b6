// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Cuts inserted text after the last character that fits. It is a plain delegate, and no intention.
final class TruncatingDelegate: UITextFieldDelegate, CustomObject {
  var maximum = 30

  static var wires: AnyWires { Wires<TruncatingDelegate>().attribute("maximum", \.maximum) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = textField.text ?? ""
    guard let range = Range(range, in: text) else { return true }
    let room = maximum - text.count + text[range].count
    if string.count <= room { return true }
    textField.propose(String(string.prefix(max(room, 0))))
    return false
  }
}
