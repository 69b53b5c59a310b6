// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct NavigationTests {
    private let list = ButtonScreen("List")
    private let detail = ButtonScreen("Detail")

    @Test func pushesAndGoesBack_WhenAPersonClicks() async throws {
      let navigation = UINavigationController(rootViewController: list)
      list.whenPressed = { [list, detail] in list.show(detail, sender: nil) }
      let shown = try await Stage.show(navigation)
      try await Person.clicks(list.button, in: shown)
      try await Stage.eventually("the detail is shown") { detail.viewIfLoaded?.peer != nil }
      try await Stage.settle(shown)
      try await Stage.eventually("the list has gone") { list.view.window == nil }
      #expect(shown.window.title == "Detail")
      let back = try #require(navigation.navigationBar.subviews.first { $0 is UIButton })
      try await Person.clicks(back, in: shown)
      try await Stage.eventually("the list is shown again") { list.view.peer != nil }
      try await Stage.eventually("the detail has gone") { detail.view.window == nil }
      #expect(shown.window.title == "List")
      list.whenPressed = {}
    }

    @Test func aLargeTitleIsThere_AboveATableThatIsTheRoot() async throws {
      final class Rows: UITableViewController {
        override func tableView(
          _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 100 }
      }
      let rows = Rows(style: .plain)
      rows.title = "Rows"
      let navigation = UINavigationController(rootViewController: rows)
      navigation.navigationBar.prefersLargeTitles = true
      let shown = try await Stage.show(navigation)
      try await Stage.settle(shown)
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(rows.tableView.contentOffset.y == -rows.tableView.adjustedContentInset.top)
      #expect(try shown.place(of: navigation.navigationBar).height == 96)
      // It was opened by code, and enters a window that is visible already.
      let others = Rows(style: .grouped)
      others.title = "Others"
      navigation.setViewControllers([others], animated: false)
      try await Stage.settle(shown)
      #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func theButtonHasTheFocusAgain_WhenItsScreenComesBack() async throws {
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation)
      try shown.peer(of: list.button).focus()
      navigation.pushViewController(detail, animated: true)
      try await Stage.settle(shown)
      #expect(try shown.focusedView == nil)
      navigation.popViewController(animated: true)
      try await Stage.eventually("the button has the focus") {
        try shown.focusedView === list.button
      }
    }

    @Test func theScreensLieUnderTheBar_AndAreReadAfterIt() async throws {
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation)
      #expect(try shown.place(of: navigation.navigationBar).height == 44)
      #expect(try shown.place(of: list.view) == shown.place(of: navigation.view))
      let bar = try shown.widget(of: navigation.navigationBar)
      let screens = try #require(gtk_widget_get_next_sibling(bar))
      #expect(try gtk_widget_get_first_child(screens) == shown.widget(of: list.view))
      #expect(navigation.view.subviews.last === navigation.navigationBar)
    }
  }
}
