// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// The contents of an alert, and the choice of an action.
extension UIAlertController {
  func add(_ action: UIAlertAction) {
    guard !storedActions.contains(action) else {
      return logError("It has the action \(name(of: action)) already.")
    }
    if action.style == .cancel, let first = cancelAction {
      return logError(
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
      return logError("A text field can only be added to an alert, not to an action sheet.")
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
      return logError("The action \(refused) can't be the preferred one: \(reason).")
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

  /// The action that Return chooses in the last text field; nil for none.
  var defaultAction: UIAlertAction? {
    preferredAction ?? storedActions.first { $0.style == .default } ?? cancelAction
  }

  private func name(of action: UIAlertAction) -> String { action.title.map { "'\($0)'" } ?? "nil" }

  private func logError(_ text: String) {
    let kind = preferredStyle == .alert ? "The alert" : "The action sheet"
    Messages.views.error("\(kind) '\(title ?? message ?? "")': \(text)")
  }

  // MARK: - Choosing

  /// Called when a person has chosen an action. Dismisses the alert, then calls the action's handler.
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

  /// Called for the Escape key, and for a press beside an action sheet. Chooses the cancel action, or the only action.
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

  /// The key commands of Escape and Return. Escape works in a text field too, unless an input method is composing text
  /// there.
  var alertCommands: [UIKeyCommand] {
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: UIAlertController.cancel)
    escape.wantsPriorityOverSystemBehavior = !fields.contains { $0.markedText != nil }
    return [
      escape,
      UIKeyCommand(input: "\r", modifierFlags: [], action: UIAlertController.chooseDefault),
    ]
  }

  /// Called after the alert was dismissed. Releases the handlers, because they may refer to the alert and keep it
  /// alive.
  func forgetHandlers() {
    for action in storedActions { action.handler = nil }
  }
}
