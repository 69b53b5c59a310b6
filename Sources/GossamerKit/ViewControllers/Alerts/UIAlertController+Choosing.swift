// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// What an alert consists of, and what happens when a person chooses.
extension UIAlertController {
  func add(_ action: UIAlertAction) {
    guard !storedActions.contains(action) else {
      return complain("It has the action \(name(of: action)) already.")
    }
    if action.style == .cancel, let first = cancelAction {
      return complain(
        """
        The action \(name(of: action)) isn't added: the alert has a cancel action already, \
        \(name(of: first)), and can have only one.
        """)
    }
    storedActions.append(action)
    contentDidChange()
  }

  func addField(configuredBy configure: ((UITextField) -> Void)?) {
    guard preferredStyle == .alert else {
      return complain("A text field can only be added to an alert, not to an action sheet.")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .subheadline)
    field.adjustsFontForContentSizeCategory = true
    fields.append(field)
    field.addTarget(self, action: UIAlertController.pressReturn, for: .primaryActionTriggered)
    configure?(field)
    contentDidChange()
  }

  func preferredActionDidChange(from oldValue: UIAlertAction?) {
    guard preferredAction != oldValue else { return }
    if let preferredAction, preferredStyle != .alert || !storedActions.contains(preferredAction) {
      let reason =
        preferredStyle == .alert
        ? "it isn't among the actions; add it before" : "an action sheet has none"
      let refused = name(of: preferredAction)
      self.preferredAction = oldValue
      return complain("The action \(refused) can't be the preferred one: \(reason).")
    }
    contentDidChange()
  }

  func contentDidChange() { alertView?.contentDidChange() }

  var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Whether the alert lies at the lower edge of the window.
  var isAtBottom: Bool {
    preferredStyle == .actionSheet
      && (presentedBy?.traitCollection ?? traitCollection).horizontalSizeClass == .compact
  }

  var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

  /// What Return chooses in a text field; nil for nothing.
  var defaultAction: UIAlertAction? {
    preferredAction ?? storedActions.first { $0.style == .default } ?? cancelAction
  }

  private func name(of action: UIAlertAction) -> String { action.title.map { "'\($0)'" } ?? "nil" }

  private func complain(_ text: String) {
    let kind = preferredStyle == .alert ? "The alert" : "The action sheet"
    Messages.views.error("\(kind) '\(title ?? message ?? "")': \(text)")
  }

  // MARK: - Choosing

  /// A person has chosen an action: the alert goes, then the handler is called.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isDecided else { return }
    isDecided = true
    let handler = action.handler
    guard let presentedBy, let window = presentedBy.window else {
      handler?(action)
      return
    }
    window.remove(presentedBy, animated: true) { _ in handler?(action) }
  }

  /// A person has pressed Escape, or beside an action sheet.
  func cancel() {
    if let action = cancelAction ?? (storedActions.count == 1 ? storedActions.first : nil) {
      choose(action)
    }
  }

  private func chooseDefault() {
    if let defaultAction { choose(defaultAction) }
  }

  private func pressReturn(in field: UITextField) {
    guard let index = fields.firstIndex(of: field), index + 1 < fields.count else {
      return chooseDefault()
    }
    fields[index + 1].becomeFirstResponder()
  }

  /// Escape leads out of an alert even from a field, unless an input method is composing there.
  var alertCommands: [UIKeyCommand] {
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: UIAlertController.cancel)
    escape.wantsPriorityOverSystemBehavior = !fields.contains { $0.markedText != nil }
    return [
      escape,
      UIKeyCommand(input: "\r", modifierFlags: [], action: UIAlertController.chooseDefault),
    ]
  }

  /// The alert is gone: handlers that refer to it don't keep it alive.
  func forgetHandlers() {
    for action in storedActions { action.handler = nil }
  }
}
