// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct TabBarTests {
    private let tabs = UITabBarController()
    private let screens = [ButtonScreen("Mail"), ButtonScreen("Photos")]

    private func handle(of view: UIView, in shown: ShownWindow) throws -> ObjectHandle {
      try ObjectHandle(referencing: UnsafeMutableRawPointer(shown.widget(of: view)))
    }

    @Test func tabsAreTold_AndChosenByPointerAndKeys() async throws {
      tabs.viewControllers = screens
      let shown = try await Stage.show(tabs)
      let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabBarButton }
      let (mail, photos) = (
        try handle(of: buttons[0], in: shown), try handle(of: buttons[1], in: shown)
      )
      let bar = try handle(of: tabs.tabBar, in: shown)
      #expect(gtk_accessible_get_accessible_role(bar.opaque) == GTK_ACCESSIBLE_ROLE_TAB_LIST)
      #expect(gtk_accessible_get_accessible_role(mail.opaque) == GTK_ACCESSIBLE_ROLE_TAB)
      #expect(gtk_test_accessible_has_state(mail.opaque, GTK_ACCESSIBLE_STATE_SELECTED) != 0)
      #expect(gtk_test_accessible_has_state(photos.opaque, GTK_ACCESSIBLE_STATE_SELECTED) != 0)
      try await Person.clicks(buttons[1], in: shown)
      try await Stage.eventually("the second screen is shown") {
        screens[1].viewIfLoaded?.peer != nil
      }
      try await Person.presses("ctrl+Tab")
      try await Stage.eventually("the first screen is back") { tabs.selectedIndex == 0 }
      try await Person.presses("ctrl+2")
      try await Stage.eventually("the second one is back") { tabs.selectedIndex == 1 }
      try await Stage.settle(shown)
      try await Person.clicks(screens[1].field, in: shown)
      try await Stage.eventually("the field is edited") { screens[1].field.isEditing }
      try await Person.presses("ctrl+shift+Tab")
      try await Stage.eventually("the first screen is back") { tabs.selectedIndex == 0 }
      try await Person.presses("ctrl+Tab")
      try await Stage.eventually("the field has the keyboard again") {
        try shown.focusedView === screens[1].field
      }
    }
  }
}
