// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  @Suite struct ScrollViewTests {
    private final class Listener: UIScrollViewDelegate {
      var offsets: [CGPoint] = []
      var ends = 0
      var action: (UIScrollView) -> Void = { _ in }

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        action(scrollView)
      }

      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }

    private let root = UIView()
    private let scrollView = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
    private let inner = UIView(frame: CGRect(x: 10, y: 500, width: 50, height: 40))
    private let listener = Listener()

    init() {
      scrollView.contentSize = CGSize(width: 400, height: 1000)
      scrollView.addSubview(inner)
      scrollView.delegate = listener
      root.addSubview(scrollView)
    }

    // MARK: - From the view to GTK

    @Test func theWidgetsFollow_WhenTheApplicationScrolls() async throws {
      let shown = try await Stage.show(root)
      #expect(try shown.place(of: scrollView) == CGRect(x: 20, y: 30, width: 200, height: 300))
      #expect(try shown.place(of: inner) == CGRect(x: 30, y: 530, width: 50, height: 40))
      scrollView.contentOffset = CGPoint(x: 5, y: 450)
      try await Stage.settle(shown)
      #expect(try shown.place(of: inner) == CGRect(x: 25, y: 80, width: 50, height: 40))
      #expect(gtk_adjustment_get_value(try vertical(shown)) == 450)
      #expect(gtk_adjustment_get_value(try horizontal(shown)) == 5)
      #expect(listener.offsets == [CGPoint(x: 5, y: 450)])
    }

    @Test func theAdjustmentsReachFromTheBeginningToTheEnd() async throws {
      scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
      let shown = try await Stage.show(root)
      let adjustment = try vertical(shown)
      #expect(gtk_adjustment_get_lower(adjustment) == -10)
      #expect(gtk_adjustment_get_upper(adjustment) == 1030)
      #expect(gtk_adjustment_get_page_size(adjustment) == 300)
      #expect(gtk_adjustment_get_value(adjustment) == -10)
      scrollView.contentSize.height = 5
      scrollView.frame.size.height = 100
      try await Stage.settle(shown)
      #expect(gtk_adjustment_get_upper(adjustment) == 90)
      #expect(gtk_adjustment_get_page_size(adjustment) == 100)
    }

    @Test func onlyAnApplicationScrolls_WhereScrollingIsDisabled() async throws {
      scrollView.isScrollEnabled = false
      scrollView.showsVerticalScrollIndicator = false
      let shown = try await Stage.show(root)
      #expect(try policies(shown) == [GTK_POLICY_NEVER, GTK_POLICY_NEVER])
      scrollView.contentOffset.y = 100
      try await Stage.settle(shown)
      #expect(try shown.place(of: inner).minY == 430)
      scrollView.isScrollEnabled = true
      try await Stage.settle(shown)
      #expect(try policies(shown) == [GTK_POLICY_AUTOMATIC, GTK_POLICY_EXTERNAL])
    }

    @Test func aMillionPointsAreNoProblem() async throws {
      scrollView.contentSize = CGSize(width: 1_000_000, height: 1_000_000)
      inner.frame.origin = CGPoint(x: 999_900, y: 999_901)
      let shown = try await Stage.show(root)
      scrollView.scrollRectToVisible(inner.frame, animated: false)
      try await Stage.settle(shown)
      #expect(scrollView.contentOffset == CGPoint(x: 999_750, y: 999_641))
      #expect(try shown.place(of: inner) == CGRect(x: 170, y: 290, width: 50, height: 40))
    }

    @Test func nothingOutsideOfTheFrameIsDrawn() async throws {
      inner.frame = CGRect(x: 0, y: 250, width: 200, height: 200)
      inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let shown = try await Stage.show(root)
      let red = Picture.Pixel(red: 255, green: 0, blue: 0)
      var picture = try Picture(of: root, in: shown)
      #expect(picture[100, 329] == red)
      #expect(picture[100, 331] != red)
      #expect(picture[100, 270] != red)
      scrollView.contentOffset.y = 240
      try await Stage.settle(shown)
      picture = try Picture(of: root, in: shown)
      #expect(picture[100, 41] == red)
      #expect(picture[100, 39] != red)
      scrollView.clipsToBounds = false
      scrollView.contentOffset.y = 0
      try await Stage.settle(shown)
      #expect(try Picture(of: root, in: shown)[100, 400] == red)
    }

    // MARK: - From GTK to the view

    @Test func theViewFollows_WhenAPersonScrolls() async throws {
      let shown = try await Stage.show(root)
      gtk_adjustment_set_value(try vertical(shown), 120.5)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 120.5))
      gtk_adjustment_set_value(try horizontal(shown), 7)
      try await Stage.settle(shown)
      #expect(listener.offsets == [CGPoint(x: 0, y: 120.5), CGPoint(x: 7, y: 120.5)])
      #expect(try shown.place(of: inner).minX == 23)
    }

    @Test func theViewMayGo_WhileAPersonScrolls() async throws {
      listener.action = { $0.removeFromSuperview() }
      let shown = try await Stage.show(root)
      weak let peer = scrollView.peer
      let adjustment = ObjectHandle(referencing: UnsafeMutableRawPointer(try vertical(shown)))
      gtk_adjustment_set_value(adjustment.pointer(to: GtkAdjustment.self), 50)
      gtk_adjustment_set_value(adjustment.pointer(to: GtkAdjustment.self), 60)
      #expect(scrollView.contentOffset.y == 50)
      try await Stage.settle(shown)
      #expect(peer == nil)
    }

    @Test func theDelegateMayScrollElsewhere_WhileAPersonScrolls() async throws {
      listener.action = { if $0.contentOffset.y > 100 { $0.contentOffset.y = 100 } }
      let shown = try await Stage.show(root)
      gtk_adjustment_set_value(try vertical(shown), 150)
      try await Stage.settle(shown)
      #expect(scrollView.contentOffset.y == 100)
      // The delegate has corrected the offset: the adjustment's value stays, and its lower bound moves.
      let adjustment = try vertical(shown)
      let value = gtk_adjustment_get_value(adjustment) - gtk_adjustment_get_lower(adjustment)
      #expect(value == 100)
      scrollView.contentOffset.y = 70
      try await Stage.settle(shown)
      #expect(gtk_adjustment_get_value(adjustment) == 70)
      #expect(gtk_adjustment_get_lower(adjustment) == 0)
    }

    // MARK: - Animations

    @Test func movesThereInSteps_WhenAnimated() async throws {
      let shown = try await Stage.show(root)
      try shown.setAnimationsEnabled(true)
      scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      #expect(scrollView.contentOffset.y < 600)
      try await Stage.eventually("the movement ends") { listener.ends == 1 }
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 600))
      let heights = listener.offsets.map(\.y)
      #expect(heights.count > 1)
      #expect(heights == heights.sorted())
      try await Stage.settle(shown)
      #expect(gtk_adjustment_get_value(try vertical(shown)) == 600)
    }

    @Test func isThereAtOnce_WhereTheDesktopWantsNoAnimations() async throws {
      let shown = try await Stage.show(root)
      try shown.setAnimationsEnabled(false)
      scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      #expect(listener.offsets == [CGPoint(x: 0, y: 600)])
      #expect(listener.ends == 1)
      try shown.setAnimationsEnabled(true)
    }

    @Test func theMovementEnds_WhenTheApplicationScrolls() async throws {
      let shown = try await Stage.show(root)
      try shown.setAnimationsEnabled(true)
      scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      try await Stage.eventually("it moves") { scrollView.contentOffset.y > 0 }
      scrollView.contentOffset.y = 3
      for _ in 0..<5 { try await Stage.settle(shown) }
      #expect(scrollView.contentOffset.y == 3)
      #expect(listener.ends == 0)
    }

    @Test func nothingStaysAlive_WhenTheViewGoesWhileItMoves() async throws {
      let root = UIView()
      weak var gone: UIScrollView?
      let shown = try await Stage.show(root)
      try shown.setAnimationsEnabled(true)
      let lives: Lives
      do {
        let moving = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        moving.contentSize = CGSize(width: 100, height: 1000)
        moving.addSubview(UIButton(configuration: .filled()))
        root.addSubview(moving)
        try await Stage.settle(shown)
        lives = Lives(of: try shown.widget(of: moving))
        moving.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        try await Stage.eventually("it moves") { moving.contentOffset.y > 0 }
        moving.removeFromSuperview()
        gone = moving
      }
      try await Stage.eventually("all widgets are freed") { lives.count == 0 && gone == nil }
    }

    // MARK: - Focus

    @Test func whatGetsTheFocusIsScrolledTo() async throws {
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 0, y: 900, width: 100, height: 40)
      scrollView.addSubview(button)
      let shown = try await Stage.show(root)
      try shown.peer(of: button).focus()
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 640))
      try await Stage.settle(shown)
      #expect(try shown.place(of: button).minY == 290)
    }

    @Test func isAStopOfTheTabKey_WhereThereIsSomethingToScroll() async throws {
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 20, y: 400, width: 100, height: 40)
      root.addSubview(button)
      let shown = try await Stage.show(root)
      func focused() -> UIView? { shown.window.host?.focusedView }
      try await Person.presses("Tab")
      try await Stage.eventually("the scroll view has it") { focused() === scrollView }
      scrollView.contentSize = CGSize(width: 200, height: 300)
      try await Stage.settle(shown)
      try await Person.presses("Tab")
      try await Stage.eventually("the button has it") { focused() === button }
      try await Person.presses("Tab")
      try await Stage.eventually("nothing else has it") { focused() === button }
      #expect(try gtk_widget_get_focusable(shown.widget(of: scrollView)) == 0)
    }

    @Test func theArrowsScroll_WhatHasTheKeyboard_AndARingIsAroundIt() async throws {
      root.backgroundColor = .white
      let shown = try await Stage.show(root)
      let before = try Picture(of: root, in: shown)
      try await Person.presses("Tab")
      try await Stage.eventually("the scroll view has it") {
        shown.window.host?.focusedView === scrollView
      }
      try await Stage.settle(shown)
      #expect(try Picture(of: root, in: shown)[120, 31] != before[120, 31])
      try await Person.presses("Down")
      try await Stage.eventually("it moves down") { scrollView.contentOffset.y > 0 }
      try await Person.presses("Right")
      try await Stage.eventually("it moves to the right") { scrollView.contentOffset.x > 0 }
      try await Person.presses("Up")
      try await Person.presses("Up")
      try await Person.presses("Left")
      try await Person.presses("Left")
      try await Stage.eventually("it is back") { scrollView.contentOffset == .zero }
      #expect(shown.window.host?.focusedView === scrollView)
    }

    // MARK: -

    private func horizontal(
      _ shown: ShownWindow
    ) throws -> UnsafeMutablePointer<GtkAdjustment> {
      try #require(
        gtk_scrolled_window_get_hadjustment(OpaquePointer(try shown.widget(of: scrollView))))
    }

    private func vertical(_ shown: ShownWindow) throws -> UnsafeMutablePointer<GtkAdjustment> {
      try #require(
        gtk_scrolled_window_get_vadjustment(OpaquePointer(try shown.widget(of: scrollView))))
    }

    private func policies(_ shown: ShownWindow) throws -> [GtkPolicyType] {
      var (horizontal, vertical) = (GTK_POLICY_ALWAYS, GTK_POLICY_ALWAYS)
      gtk_scrolled_window_get_policy(
        OpaquePointer(try shown.widget(of: scrollView)), &horizontal, &vertical)
      return [horizontal, vertical]
    }
  }
}
