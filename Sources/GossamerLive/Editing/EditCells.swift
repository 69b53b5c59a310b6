// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A row with a text that a person edits. Return stores the text, and so does leaving the field.
final class EditTextCell: UITableViewCell {
  private let label = UILabel()
  private let field = UITextField()
  private var stored = ""
  private var store: (String) -> Void = { _ in }

  /// Creates a row.
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.borderStyle = .roundedRect
    field.addAction(
      UIAction { [weak self] _ in self?.commit() }, for: [.editingDidEnd, .editingDidEndOnExit])
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    EditRowLayout.stack(label, field, in: contentView)
  }

  /// Rows of the editor are in no document.
  required init?(coder: NSCoder) { nil }

  /// Shows an attribute. What a person is typing for the same one stays.
  func show(
    _ title: String, text: String, placeholder: String, store: @escaping (String) -> Void
  ) {
    let isBeingTyped =
      field.isFirstResponder && label.text == title && (field.text ?? "") != stored
    label.text = title
    if !isBeingTyped { field.text = text }
    field.placeholder = placeholder
    field.accessibilityLabel = title
    stored = text
    self.store = store
  }

  private func commit() {
    let text = field.text ?? ""
    if text != stored { store(text) }
  }
}

/// A row with a switch.
final class EditSwitchCell: UITableViewCell {
  private let label = UILabel()
  private let onOff = UISwitch()
  private var store: (Bool) -> Void = { _ in }

  /// Creates a row.
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    onOff.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        store(onOff.isOn)
      }, for: .valueChanged)
    EditRowLayout.place(label, beside: onOff, in: contentView)
  }

  /// Rows of the editor are in no document.
  required init?(coder: NSCoder) { nil }

  /// Shows an attribute.
  func show(_ title: String, isOn: Bool, store: @escaping (Bool) -> Void) {
    label.text = title
    onOff.isOn = isOn
    onOff.accessibilityLabel = title
    self.store = store
  }
}

/// The layout of a row with a title and a control.
private enum EditRowLayout {
  /// Puts the title above the control, which is as wide as the row.
  static func stack(_ label: UILabel, _ control: UIView, in content: UIView) {
    add(label, control, to: content)
    let margins = content.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      control.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      control.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
      control.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  /// Puts the title at the beginning of the row, and the control at its end.
  static func place(_ label: UILabel, beside control: UIView, in content: UIView) {
    add(label, control, to: content)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      label.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
      control.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
      control.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  private static func add(_ label: UILabel, _ control: UIView, to content: UIView) {
    label.numberOfLines = 0
    // The control is named by it.
    label.isAccessibilityElement = false
    for view in [label, control] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    let margins = content.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      control.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}
