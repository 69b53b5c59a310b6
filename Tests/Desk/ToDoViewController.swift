// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A list of cards with check boxes; a card opens a screen with its text.
class ToDoViewController: UIViewController, UITextFieldDelegate {
  let field = UITextField()
  let list = UIStackView()
  let emptyLabel = UILabel()
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To-do"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: ToDoViewController.add)

    field.placeholder = "What is to be done?"
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.delegate = self

    emptyLabel.text = "Nothing is to be done."
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel

    list.axis = .vertical
    list.spacing = 12
    list.addArrangedSubview(emptyLabel)

    for subview in [field, scrollView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    list.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(list)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 12),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.topAnchor.constraint(equalTo: content.topAnchor),
      list.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      list.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      list.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      list.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    add()
    return true
  }

  func add() {
    guard let text = field.text, !text.trimmingCharacters(in: .whitespaces).isEmpty else { return }
    let card = ToDoCard(text: text)
    card.addTarget(self, action: ToDoViewController.open, for: .touchUpInside)
    list.addArrangedSubview(card)
    emptyLabel.isHidden = true
    field.text = nil
  }

  func open(_ card: ToDoCard) {
    let detail = UIViewController()
    detail.title = "Details"
    detail.view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = card.label.text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    detail.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: detail.view.safeAreaLayoutGuide.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: detail.view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: detail.view.layoutMarginsGuide.trailingAnchor),
    ])
    navigationController?.pushViewController(detail, animated: true)
  }
}

/// A card that can be pressed, with a check box in it.
class ToDoCard: UIControl {
  let label = UILabel()
  let checkBox = UIButton(type: .system)

  init(text: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    accessibilityLabel = text

    checkBox.setImage(UIImage(systemName: "circle"), for: .normal)
    checkBox.setImage(UIImage(systemName: "checkmark.circle"), for: .selected)
    checkBox.accessibilityLabel = "Done"
    checkBox.addTarget(self, action: ToDoCard.toggle, for: .touchUpInside)
    checkBox.setContentHuggingPriority(.required, for: .horizontal)
    checkBox.setContentCompressionResistancePriority(.required, for: .horizontal)

    label.text = text
    label.numberOfLines = 0

    let stack = UIStackView(arrangedSubviews: [checkBox, label])
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 12),
      bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func toggle() {
    checkBox.isSelected.toggle()
    label.textColor = checkBox.isSelected ? .secondaryLabel : .label
  }
}
