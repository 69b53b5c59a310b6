// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Shows in a label how many characters of a field's limit are used: "12 of 30".
final class CounterIntention: TextFieldIntention {
  weak var label: UILabel?
  var maximum = 30

  override class var wires: AnyWires {
    Wires<CounterIntention>(super.wires)
      .outlet("label", \.label)
      .attribute("maximum", \.maximum)
  }

  convenience init(
    _ textField: UITextField, to label: UILabel, maximum: Int, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(textField, file: file, line: line)
    self.label = label
    self.maximum = maximum
  }

  override func awake() {
    super.awake()
    _ = areSet(["label": label != nil])
  }

  override func follow(textOf textField: UITextField) {
    guard let label else { return }
    label.text = "\(textField.text?.count ?? 0) of \(maximum)"
    WireActivity.fire(from: self, to: label)
  }
}
