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
      #expect(gtk_widget_get_sensitive(try shown.widget(of: button)) == 0)
      try click(button, in: shown)
      #expect(presses == 0)
    }

    @Test func anActionMayRemoveItsButton_AndAllThatHoldsIt() async throws {
      _ = MessagesOfGTK.take()
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
      #expect(peer == nil)
      try await Stage.settle(shown)
      #expect(root.subviews.isEmpty)
      #expect(MessagesOfGTK.take() == [])
    }

    @Test func anActionMayCloseItsWindow() async throws {
      _ = MessagesOfGTK.take()
      let button = UIButton(type: .system)
      button.addAction(
        UIAction { [unowned button] _ in button.window?.isHidden = true }, for: .touchUpInside)
      let shown = try await show(button)
      try click(button, in: shown)
      #expect(shown.window.isHidden)
      #expect(MessagesOfGTK.take() == [])
    }

    @Test func aButtonIsHighlighted_WhileItsWidgetIsPressed() async throws {
      let button = UIButton(type: .system)
      let shown = try await show(button)
      let widget = try shown.widget(of: button)
      gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, 0)
      #expect(button.isHighlighted)
      gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE)
      #expect(!button.isHighlighted)
    }

    private func show(_ button: UIButton) async throws -> ShownWindow {
      let root = UIView()
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
      root.addSubview(button)
      return try await Stage.show(root)
    }

    /// As a screen reader does.
    private func click(_ button: UIButton, in shown: ShownWindow) throws {
      let widget = try shown.widget(of: button)
      if gtk_widget_is_sensitive(widget) != 0 { emitClicked(widget) }
    }

    private func emitClicked(_ widget: WidgetPointer) {
      let id = g_signal_lookup("clicked", gtk_button_get_type())
      var instance = GValue()
      g_value_init(&instance, gtk_button_get_type())
      g_value_set_object(&instance, widget)
      g_signal_emitv(&instance, id, 0, nil)
      g_value_unset(&instance)
    }
  }
}
