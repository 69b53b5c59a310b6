// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct SubviewTests {
    @Test(arguments: [
      [1, 2, 3, 0], [3, 0, 1, 2], [3, 2, 1, 0], [1, 0, 3, 2], [2], [], [0, 1, 2, 3, 4, 5],
      [5, 0, 4],
    ])
    func widgetsFollowTheOrderOfTheViews(order: [Int]) async throws {
      let root = UIView()
      let views = (0..<6).map { _ in UIView() }
      for view in views[..<4] { root.addSubview(view) }
      let shown = try await Stage.show(root)
      for view in views { view.removeFromSuperview() }
      for index in order { root.addSubview(views[index]) }
      try await Stage.settle(shown)
      #expect(try children(of: root, in: shown) == order.map { try shown.widget(of: views[$0]) })
    }

    @Test(arguments: [0, 50, 99])
    func onlyTheWidgetOfTheMovedViewMoves(index: Int) async throws {
      let root = UIView()
      let views = (0..<100).map { _ in UIView() }
      for view in views { root.addSubview(view) }
      let shown = try await Stage.show(root)
      let list = ObjectHandle(
        owning: UnsafeMutableRawPointer(gtk_widget_observe_children(try shown.widget(of: root))))
      var changes = 0
      let connection = SignalConnection(list.raw, "items-changed") { _ in changes += 1 }
      root.bringSubviewToFront(views[index])
      try await Stage.settle(shown)
      root.sendSubviewToBack(views[index])
      try await Stage.settle(shown)
      withExtendedLifetime(connection) {}
      #expect(changes <= 4)
      let order = [views[index]] + views.filter { $0 !== views[index] }
      #expect(try children(of: root, in: shown) == order.map(shown.widget))
    }

    @Test func aViewTakesItsWidgetAlong_ToAnotherSuperview() async throws {
      let root = UIView()
      let (old, new, moved) = (UIView(), UIView(), UILabel())
      root.addSubview(old)
      root.addSubview(new)
      old.addSubview(moved)
      let shown = try await Stage.show(root)
      let widget = try shown.widget(of: moved)
      new.addSubview(moved)
      try await Stage.settle(shown)
      #expect(try children(of: new, in: shown) == [widget])
      #expect(try children(of: old, in: shown) == [])
    }

    @Test(arguments: [false, true])
    func aViewKeepsItsWidgets_WhenItIsTakenOutAndPutInAgain(changesSuperview: Bool) async throws {
      let root = UIView()
      let (old, new, moved, label) = (UIView(), UIView(), UIView(), UILabel())
      root.addSubview(old)
      root.addSubview(new)
      old.addSubview(moved)
      moved.addSubview(label)
      let shown = try await Stage.show(root)
      let widgets = [try shown.widget(of: moved), try shown.widget(of: label)]
      moved.removeFromSuperview()
      label.text = "Changed"
      (changesSuperview ? new : old).addSubview(moved)
      try await Stage.settle(shown)
      #expect(try [shown.widget(of: moved), shown.widget(of: label)] == widgets)
      #expect(try children(of: changesSuperview ? new : old, in: shown) == [widgets[0]])
      #expect(
        try String(cString: gtk_label_get_text(shown.peer(of: label).handle.opaque)) == "Changed")
    }

    @Test(arguments: [false, true])
    func aScrollViewStaysWhereItIs_WhenItMovesToAnotherSuperview(isTakenOut: Bool) async throws {
      let (root, new) = (UIView(), UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 200)))
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scrollView.contentSize = CGSize(width: 100, height: 1_000)
      root.addSubview(scrollView)
      root.addSubview(new)
      let shown = try await Stage.show(root)
      scrollView.contentOffset.y = 300
      try await Stage.settle(shown)
      let widget = try shown.widget(of: scrollView)
      if isTakenOut { scrollView.removeFromSuperview() }
      new.addSubview(scrollView)
      try await Stage.settle(shown)
      #expect(try shown.widget(of: scrollView) == widget)
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(widget))
      #expect(scrollView.contentOffset.y == 300)
      #expect(gtk_adjustment_get_value(adjustment) == 300)
    }

    @Test func aViewLiesRight_WhenItsNewSuperviewIsScrolled() async throws {
      let root = UIView()
      let (old, new) = (UIView(), UIView(frame: CGRect(x: 5, y: 100, width: 90, height: 90)))
      let moved = UIView(frame: CGRect(x: 10, y: 50, width: 20, height: 20))
      new.bounds.origin.y = 30
      root.addSubview(old)
      root.addSubview(new)
      old.addSubview(moved)
      let shown = try await Stage.show(root)
      new.addSubview(moved)
      try await Stage.settle(shown)
      #expect(try shown.place(of: moved) == CGRect(x: 15, y: 120, width: 20, height: 20))
    }

    @Test func aSuperviewAndItsSubview_ChangePlaces() async throws {
      let (root, outer, inner) = (UIView(), UIView(), UIView())
      root.addSubview(outer)
      outer.addSubview(inner)
      let shown = try await Stage.show(root)
      inner.removeFromSuperview()
      root.addSubview(inner)
      inner.addSubview(outer)
      try await Stage.settle(shown)
      #expect(try children(of: root, in: shown) == [shown.widget(of: inner)])
      #expect(try children(of: inner, in: shown) == [shown.widget(of: outer)])
    }

    @Test func subviewsOfALabelAreShown() async throws {
      let label = UILabel()
      label.text = "Text"
      let dot = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      label.addSubview(dot)
      label.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      #expect(try shown.place(of: dot) == CGRect(x: 11, y: 12, width: 3, height: 4))
    }

    private func children(of view: UIView, in shown: ShownWindow) throws -> [WidgetPointer] {
      Array(try shown.widget(of: view).children)
    }
  }
}
