// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Writes a letter: the subject scrolls with the body, a count stands below it, and there is room for 2,000 characters.
class LetterViewController: UIViewController, UITextViewDelegate {
  let bodyView = UITextView()
  let subjectField = UITextField()
  let separator = UIView()
  let countLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letter"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", style: .done, target: self, action: LetterViewController.send)

    subjectField.placeholder = "Subject"
    subjectField.font = .preferredFont(forTextStyle: .headline)
    separator.backgroundColor = .separator
    bodyView.font = .preferredFont(forTextStyle: .body)
    bodyView.delegate = self
    bodyView.accessibilityLabel = "Body"
    bodyView.textContainerInset = UIEdgeInsets(top: 56, left: 11, bottom: 16, right: 11)
    bodyView.addSubview(subjectField)
    bodyView.addSubview(separator)
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.textColor = .secondaryLabel
    countLabel.accessibilityIdentifier = "count"
    for subview in [bodyView, countLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      bodyView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bodyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bodyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      countLabel.topAnchor.constraint(equalTo: bodyView.bottomAnchor, constant: 8),
      countLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      countLabel.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
    textViewDidChange(bodyView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    subjectField.frame = CGRect(x: 16, y: 4, width: bodyView.bounds.width - 32, height: 44)
    separator.frame = CGRect(x: 16, y: 48, width: bodyView.bounds.width - 16, height: 1)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    subjectField.becomeFirstResponder()
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    textView.text.utf16.count - range.length + text.utf16.count <= 2_000
  }

  func textViewDidChange(_ textView: UITextView) {
    countLabel.text = "\(textView.text.count) of 2000"
    navigationItem.rightBarButtonItem?.isEnabled = textView.hasText
  }

  func send() {
    bodyView.isEditable = false
    navigationItem.rightBarButtonItem?.isEnabled = false
  }
}
