// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct ButtonTests {
    @Test func theActionIsPerformed_WhenTheWidgetIsClicked() async throws {
      var presses = 0
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Go") { _ in presses += 1 })
      let shown = try await show(button)
      try click(button, in: shown)
      #expect(presses == 1)
    }

    @Test func nothingHappens_WhenADisabledButtonIsClicked() async throws {
      var presses = 0
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Go") { _ in presses += 1 })
      button.isEnabled = false
      let shown = try await show(button)
      #expect(gtk_widget_get_focusable(try shown.widget(of: button)) == 0)
      try click(button, in: shown)
      #expect(presses == 0)
    }

    @Test func anActionMayRemoveItsButton_AndAllThatHoldsIt() async throws {
      let root = UIView()
      var button: UIButton? = UIButton(type: .system)
      button?.addAction(
        UIAction { [unowned root] _ in
          root.subviews.first?.removeFromSuperview()
          button = nil
        }, for: .touchUpInside)
      if let button { root.addSubview(button) }
      let shown = try await Stage.show(root)
      weak let peer = button?.peer
      try click(try #require(button), in: shown)
      try await Stage.settle(shown)
      #expect(peer == nil)
      #expect(root.subviews.isEmpty)
    }

    @Test func anActionMayCloseItsWindow() async throws {
      let button = UIButton(type: .system)
      button.addAction(
        UIAction { [unowned button] _ in button.window?.isHidden = true }, for: .touchUpInside)
      let shown = try await show(button)
      try click(button, in: shown)
      #expect(shown.window.isHidden)
    }

    @Test func aButtonIsHighlighted_WhileThePointerPressesIt() async throws {
      var presses = 0
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Go") { _ in presses += 1 })
      let shown = try await show(button)
      let (inside, outside) = (CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 90))
      try await Person.pressesDown(at: inside, of: button, in: shown)
      try await Stage.eventually("the button is highlighted") { button.isHighlighted }
      try await Person.moves(to: outside, of: button, in: shown)
      try await Stage.eventually("the button isn't highlighted") { !button.isHighlighted }
      try await Person.moves(to: inside, of: button, in: shown)
      try await Stage.eventually("the button is highlighted again") { button.isHighlighted }
      #expect(presses == 0)
      try await Person.letsGo()
      try await Stage.eventually("the button is pressed") { presses == 1 }
      #expect(!button.isHighlighted)
    }

    @Test func nothingHappens_WhenThePointerLeavesTheButtonBeforeItLetsGo() async throws {
      var presses = 0
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Go") { _ in presses += 1 })
      let shown = try await show(button)
      try await Person.pressesDown(at: CGPoint(x: 50, y: 20), of: button, in: shown)
      try await Stage.eventually("the button is highlighted") { button.isHighlighted }
      try await Person.moves(to: CGPoint(x: 50, y: 90), of: button, in: shown)
      try await Person.letsGo()
      try await Person.clicks(button, in: shown)
      try await Stage.eventually("the second press is heard") { presses > 0 }
      #expect(presses == 1)
    }

    @Test(arguments: ["space", "Return", "KP_Enter"])
    func aKeyPressesTheButtonThatHasTheFocus(key: String) async throws {
      var presses = 0
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Go") { _ in presses += 1 })
      let shown = try await show(button)
      try shown.peer(of: button).focus()
      try await Person.presses(key)
      try await Stage.eventually("the button is pressed") { presses == 1 }
    }

    private func show(_ button: UIButton) async throws -> ShownWindow {
      let root = UIView()
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
      root.addSubview(button)
      return try await Stage.show(root)
    }

    /// Presses the button as a screen reader does.
    private func click(_ button: UIButton, in shown: ShownWindow) throws {
      gtk_widget_activate_action_variant(try shown.widget(of: button), "click", nil)
    }
  }
}
