// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

/// A trace shows no text that was entered in a secure field, also if the field no longer has it when the trace is told.
@Suite(.alone) @MainActor struct TraceSecrecyTests {
  @Observable final class Session {
    var user = ""
    var password = ""
    var edits = 0
  }

  /// Logs in with a password, which can be entered in a field or in a text view.
  final class LoginController: UIViewController {
    let session = Session()
    /// A trace doesn't look for models in a list.
    let others = [Session()]
    let (field, notes, button, label) = (
      UITextField(), UITextView(), UIButton(configuration: .filled()), UILabel()
    )
    var action: (LoginController) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      (field.isSecureTextEntry, notes.isSecureTextEntry) = (true, true)
      (field.accessibilityLabel, notes.accessibilityLabel) = ("Password", "Recovery")
      button.configuration?.title = "Log In"
      for (index, subview) in [field, notes, button, label].enumerated() {
        subview.frame = CGRect(x: 20, y: 40 + 60 * index, width: 200, height: 40)
        view.addSubview(subview)
      }
      button.addAction(
        UIAction(file: "Shop/Login.swift", line: 7) { [unowned self] _ in action(self) },
        for: .primaryActionTriggered)
      field.addAction(
        UIAction { [unowned self] _ in others[0].edits += 1 }, for: .editingChanged)
    }

    override func updateProperties() {
      super.updateProperties()
      label.text = "\(session.password) \(others[0].edits)"
    }
  }

  /// The lines of a tap on "Log In" after a password was entered.
  private func linesOfLogin(_ action: @escaping (LoginController) -> Void) throws -> [String] {
    let controller = LoginController()
    controller.action = action
    let screen = Screen(controller)
    try screen.textField("Password").replaceText(with: "hunter2")
    let lines = try screen.trace { try screen.button("Log In").tap() }
    #expect(controller.session.password == "hunter2")
    return lines
  }

  @Test func showsNothingOfAFieldThatTheActionEmpties() throws {
    let lines = try linesOfLogin {
      $0.session.password = $0.field.text ?? ""
      $0.field.text = ""
    }
    #expect(lines.contains { $0.contains("Session.password = (secret)") }, "\(lines)")
    #expect(!lines.contains { $0.contains("hunter2") }, "\(lines)")
  }

  @Test func showsNothingOfAFieldThatTheActionEmptiesFirst() throws {
    let lines = try linesOfLogin {
      let text = $0.field.text ?? ""
      $0.field.text = ""
      $0.others[0].edits += 1
      $0.session.password = text
    }
    #expect(lines.contains { $0.contains("Session.password = (secret)") }, "\(lines)")
    #expect(!lines.contains { $0.contains("hunter2") }, "\(lines)")
  }

  @Test func showsNothingOfAFieldThatTheActionRemoves() throws {
    let lines = try linesOfLogin {
      $0.session.password = $0.field.text ?? ""
      $0.view.window?.rootViewController = UIViewController()
    }
    #expect(lines.contains { $0.contains("Session.password = (secret)") }, "\(lines)")
    #expect(!lines.contains { $0.contains("hunter2") }, "\(lines)")
  }

  @Test func showsNothingOfASecureTextView() throws {
    let controller = LoginController()
    controller.action = { $0.session.password = $0.notes.text }
    let screen = Screen(controller)
    let lines = try screen.trace {
      try screen.textView("Recovery").replaceText(with: "hunter2")
      try screen.button("Log In").tap()
    }
    #expect(controller.session.password == "hunter2")
    #expect(lines.contains { $0.contains("Session.password = (secret)") }, "\(lines)")
    #expect(!lines.contains { $0.contains("hunter2") }, "\(lines)")
  }

  @Test func forgetsWhatAFieldHasCaused_WhenItIsDone() throws {
    let controller = LoginController()
    controller.action = { $0.session.user = "Anna" }
    let screen = Screen(controller)
    let lines = try screen.trace {
      try screen.textField("Password").typeText("hunter2")
      try screen.button("Log In").tap()
    }
    #expect(
      lines.last == "tap on button 'Log In' > action, Login.swift:7 > Session.user = \"Anna\"",
      "\(lines)")
  }
}
