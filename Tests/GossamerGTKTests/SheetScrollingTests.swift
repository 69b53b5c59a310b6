// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// A sheet with scrolling content: scrolling doesn't move the sheet.
  @Suite struct SheetScrollingTests {
    private let list = ButtonScreen("List")
    private let sheet = ScrollingScreen()

    @Test func theWheelScrollsTheContent_AndNeverTheSheet() async throws {
      let shown = try await shownSheet()
      let place = try shown.place(of: sheet.view)
      try await Person.turnsTheWheel(3, over: sheet.scrollView, in: shown)
      try await Stage.eventually("the content is scrolled") {
        sheet.scrollView.contentOffset.y > 100
      }
      try await Person.turnsTheWheel(-20, over: sheet.scrollView, in: shown)
      try await Stage.eventually("the content is at its top") {
        sheet.scrollView.contentOffset.y == 0
      }
      for _ in 0..<5 { try await Stage.settle(shown) }
      #expect(try shown.place(of: sheet.view) == place)
      #expect(list.presentedViewController === sheet)
    }

    @Test(arguments: [-1, 1])
    func theScrollBarScrollsTheContent_AndNotTheSheet(direction: Int) async throws {
      let shown = try await shownSheet()
      sheet.scrollView.contentOffset.y = 1000
      try await Stage.settle(shown)
      let place = try shown.place(of: sheet.view)
      let bar = try await Person.findsScrollBar(of: sheet.scrollView, in: shown)
      try await Person.beginsToDrag(
        at: CGPoint(x: bar.midX, y: bar.midY), of: sheet.scrollView, down: 20 * direction,
        in: shown)
      for _ in 0..<4 {
        try await Stage.settle(shown)
        try await Person.movesByPointer(right: 0, down: 10 * direction)
      }
      try await Stage.eventually("the content is scrolled") {
        (sheet.scrollView.contentOffset.y - 1000) * CGFloat(direction) > 100
      }
      #expect(try shown.place(of: sheet.view) == place)
      try await Person.letsGo()
      for _ in 0..<5 { try await Stage.settle(shown) }
      #expect(try shown.place(of: sheet.view) == place)
      #expect(list.presentedViewController === sheet && !sheet.isBeingDismissed)
    }

    /// The sheet in a window, after its animation.
    private func shownSheet() async throws -> ShownWindow {
      let shown = try await Stage.show(list)
      list.present(sheet, animated: true)
      try await Stage.eventually("the sheet has come") {
        sheet.viewIfLoaded?.peer != nil && !sheet.isBeingPresented
      }
      try await Stage.settle(shown)
      return shown
    }
  }
}

/// A screen whose content is higher than any window.
private final class ScrollingScreen: UIViewController {
  let scrollView = UIScrollView()

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    view.addSubview(scrollView)
  }
}
