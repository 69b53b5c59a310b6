// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Converts a temperature as it is typed.
class ConverterViewController: UIViewController, UITextFieldDelegate {
  let field = UITextField()
  let units = UISegmentedControl(items: ["°C", "°F", "K"])
  let results = UIStackView()
  let explanation = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Converter"
    view.backgroundColor = .systemBackground

    field.placeholder = "Temperature"
    field.borderStyle = .roundedRect
    field.keyboardType = .decimalPad
    field.delegate = self
    field.clearButtonMode = .whileEditing
    field.addTarget(self, action: ConverterViewController.convert, for: .editingChanged)

    units.selectedSegmentIndex = 0
    units.addTarget(self, action: ConverterViewController.convert, for: .valueChanged)

    results.axis = .vertical
    results.spacing = 8

    explanation.text =
      "Type a temperature and choose its unit. The others follow while you type; a comma counts as a point."
    explanation.numberOfLines = 0
    explanation.font = .preferredFont(forTextStyle: .footnote)
    explanation.textColor = .secondaryLabel

    let stack = UIStackView(arrangedSubviews: [field, units, results, explanation])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    convert()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy { $0.isNumber || "-.,".contains($0) }
  }

  func convert() {
    for row in results.arrangedSubviews { row.removeFromSuperview() }
    let text = (field.text ?? "").replacingOccurrences(of: ",", with: ".")
    guard let value = Double(text) else {
      results.addArrangedSubview(row("No temperature yet", ""))
      return
    }
    let celsius = [value, (value - 32) / 1.8, value - 273.15][units.selectedSegmentIndex]
    for (name, result) in [
      ("Celsius", celsius), ("Fahrenheit", celsius * 1.8 + 32), ("Kelvin", celsius + 273.15),
    ] {
      results.addArrangedSubview(row(name, String(format: "%.2f", result)))
    }
  }

  private func row(_ name: String, _ value: String) -> UIView {
    let nameLabel = UILabel()
    nameLabel.text = name
    let valueLabel = UILabel()
    valueLabel.text = value
    valueLabel.textAlignment = .right
    valueLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
    valueLabel.accessibilityIdentifier = "\(name) value"
    let row = UIStackView(arrangedSubviews: [nameLabel, valueLabel])
    row.distribution = .fillEqually
    return row
  }
}
