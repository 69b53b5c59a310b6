// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct AlertTests {
    private let list = ButtonScreen("List")
    private let alert = UIAlertController(
      title: "Delete?", message: "It can't be brought back.", preferredStyle: .alert)

    private func add(_ title: String, _ style: UIAlertAction.Style, _ call: @escaping () -> Void) {
      alert.addAction(UIAlertAction(title: title, style: style) { _ in call() })
    }

    @Test func returnPressesTheDefaultButton_AndTheFocusComesBack() async throws {
      var chosen: [String] = []
      add("Delete", .destructive) { chosen.append("Delete") }
      add("Keep", .default) { chosen.append("Keep") }
      let shown = try await Stage.show(list)
      try shown.peer(of: list.button).focus()
      list.present(alert, animated: true)
      try await Stage.eventually("the default button has the focus") {
        (try shown.focusedView as? UIButton)?.configuration?.title == "Keep"
      }
      let card = try ObjectHandle(
        referencing: UnsafeMutableRawPointer(shown.widget(of: alert.view)))
      let role = gtk_accessible_get_accessible_role(card.opaque)
      #expect(role == GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
      try await Person.presses("Return")
      try await Stage.eventually("the handler is called") { chosen == ["Keep"] }
      try await Stage.eventually("the button below has the focus") {
        try shown.focusedView === list.button
      }
    }

    @Test func aFieldIsTypedInto_AndReturnChooses() async throws {
      var text: String?
      alert.addTextField()
      add("OK", .default) { [unowned alert] in text = alert.textFields?.first?.text }
      add("Cancel", .cancel) { text = "cancelled" }
      let shown = try await Stage.show(list)
      list.present(alert, animated: true)
      let field = try #require(alert.textFields?.first)
      try await Stage.eventually("the field has the focus") { try shown.focusedView === field }
      try await Person.presses("a")
      try await Stage.eventually("the text is there") { field.text == "a" }
      try await Person.presses("Return")
      try await Stage.eventually("the handler is called") { text == "a" }
    }

    @Test func anAlertTakesNoKey_WhileAPersonTypes_AndThenTheKeyboard() async throws {
      var chosen: [String] = []
      add("OK", .default) { chosen.append("OK") }
      let shown = try await Stage.show(list)
      list.field.becomeFirstResponder()
      try await Stage.eventually("the field has the focus") {
        try shown.focusedView === list.field
      }
      let text = String((0..<239).map { $0 % 6 == 5 ? " " : "abcdefghijklmnopqrstuvwxyz"[$0 % 26] })
      let alert = alert
      let presenting = Task { [list] in
        try await Stage.eventually("a part is typed") { (list.field.text ?? "").count >= 20 }
        list.present(alert, animated: true)
      }
      try await Person.types(text)
      try await presenting.value
      try await Stage.eventually("all of it is there") { list.field.text == text }
      #expect(list.presentedViewController === alert)
      try await Stage.eventually("the button has the focus") {
        (try shown.focusedView as? UIButton)?.configuration?.title == "OK"
      }
      #expect(chosen == [])
      try await Person.presses("space")
      try await Stage.eventually("the handler is called") { chosen == ["OK"] }
      try await Stage.eventually("the field has the focus again") {
        try shown.focusedView === list.field
      }
    }

    @Test func escapeCancelsFromAField_AndAClickPresses() async throws {
      var chosen: [String] = []
      alert.addTextField()
      add("OK", .default) { chosen.append("OK") }
      add("Cancel", .cancel) { chosen.append("Cancel") }
      let shown = try await Stage.show(list)
      list.present(alert, animated: true)
      let field = try #require(alert.textFields?.first)
      try await Stage.eventually("the field has the focus") { try shown.focusedView === field }
      try await Person.presses("Escape")
      try await Stage.eventually("the handler is called") { chosen == ["Cancel"] }
      try await Stage.settle(shown)
      list.present(alert, animated: false)
      try await Stage.settle(shown)
      let button = try #require(
        alert.view.firstDescendant { ($0 as? UIButton)?.configuration?.title == "OK" })
      try await Person.clicks(button, in: shown)
      try await Stage.eventually("the alert is gone") { list.presentedViewController == nil }
    }
  }
}

extension String {
  fileprivate subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}

extension UIView {
  /// The first view in this tree that satisfies `isMeant`.
  func firstDescendant(where isMeant: (UIView) -> Bool) -> UIView? {
    if isMeant(self) { return self }
    for subview in subviews {
      if let found = subview.firstDescendant(where: isMeant) { return found }
    }
    return nil
  }
}
