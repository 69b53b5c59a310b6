// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A field, two buttons and a label. It knows their looks and their layout, not what they do.
class IntentionsView: ScreenView {
  let textField = UITextField.rounded()
  let reverseButton = UIButton(configuration: .tinted())
  let uppercaseButton = UIButton(configuration: .tinted())
  let label = UILabel()

  override func setUp() {
    backgroundColor = .systemBackground
    textField.accessibilityLabel = "Name"
    reverseButton.configuration?.title = "Reverse"
    uppercaseButton.configuration?.title = "Uppercase"
    label.text = "Label"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityLabel = "Result"
    layOut([
      "textField": textField, "reverseButton": reverseButton, "uppercaseButton": uppercaseButton,
      "label": label,
    ])
  }

  private func layOut(_ views: [String: UIView]) {
    for view in [textField, reverseButton, uppercaseButton, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
      ("|-20-[textField(==label)]-20-|", []),
      ("V:|-40-[textField]-20-[reverseButton(>=40)]-20-[label(>=30)]", .alignAllLeft),
      ("V:[textField]-20-[uppercaseButton(==reverseButton)]", .alignAllRight),
    ]
    for (format, options) in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, views: views))
    }
  }
}
