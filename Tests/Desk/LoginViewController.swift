// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Signs somebody in, after a moment; the password is "gossamer".
class LoginViewController: UIViewController, UITextFieldDelegate {
  let emailField = UITextField()
  let passwordField = UITextField()
  let rememberSwitch = UISwitch()
  let errorLabel = UILabel()
  let signInButton = UIButton(configuration: .filled())
  let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    view.backgroundColor = .systemBackground

    emailField.placeholder = "E-mail address"
    emailField.keyboardType = .emailAddress
    emailField.textContentType = .emailAddress
    emailField.autocapitalizationType = .none
    emailField.returnKeyType = .next
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    for field in [emailField, passwordField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addTarget(self, action: LoginViewController.validate, for: .editingChanged)
    }

    let rememberLabel = UILabel()
    rememberLabel.text = "Remember me on this computer, even after it has been restarted"
    rememberLabel.numberOfLines = 0
    rememberSwitch.accessibilityLabel = "Remember me"
    let rememberRow = UIStackView(arrangedSubviews: [rememberLabel, rememberSwitch])
    rememberRow.alignment = .center
    rememberRow.spacing = 12

    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true

    signInButton.configuration?.title = "Sign in"
    signInButton.addTarget(self, action: LoginViewController.signIn, for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [
      emailField, passwordField, rememberRow, errorLabel, signInButton, spinner,
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.setCustomSpacing(24, after: rememberRow)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let width = stack.widthAnchor.constraint(equalToConstant: 360)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
      width,
    ])
    validate()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField {
      passwordField.becomeFirstResponder()
    } else if signInButton.isEnabled {
      signIn()
    }
    return true
  }

  func validate() {
    let isFilled = !(passwordField.text ?? "").isEmpty
    signInButton.isEnabled = isFilled && (emailField.text ?? "").isValidEmail
    errorLabel.isHidden = true
  }

  func signIn() {
    view.endEditing(true)
    spinner.startAnimating()
    signInButton.isEnabled = false
    DispatchQueue.main.async { [weak self] in self?.finish() }
  }

  private func finish() {
    spinner.stopAnimating()
    signInButton.isEnabled = true
    if passwordField.text == "gossamer" {
      navigationController?.setViewControllers([ToDoViewController()], animated: true)
    } else {
      errorLabel.text = "The password isn't right. Write it again; capitals count."
      errorLabel.isHidden = false
    }
  }
}
