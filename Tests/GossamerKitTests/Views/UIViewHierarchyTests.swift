// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UIViewHierarchyTests {
  @Test func ordersSubviewsFromBackToFront() {
    let superview = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    superview.addSubview(a)
    superview.addSubview(b)
    superview.insertSubview(c, at: 0)
    #expect(superview.subviews == [c, a, b])
    superview.insertSubview(c, aboveSubview: a)
    #expect(superview.subviews == [a, c, b])
    superview.insertSubview(b, belowSubview: a)
    #expect(superview.subviews == [b, a, c])
    superview.bringSubviewToFront(b)
    #expect(superview.subviews == [a, c, b])
    superview.sendSubviewToBack(c)
    #expect(superview.subviews == [c, a, b])
    superview.addSubview(c)
    #expect(superview.subviews == [a, b, c])
    superview.insertSubview(UIView(), at: 1000)
    superview.insertSubview(UIView(), at: -1000)
    #expect(superview.subviews.count == 5)
    #expect(superview.subviews[1...3] == [a, b, c])
  }

  @Test func ordersBesideASibling_WhenThatIsNoSubview() {
    let superview = UIView()
    let (a, b, stranger) = (UIView(), UIView(), UIView())
    superview.addSubview(a)
    superview.insertSubview(b, belowSubview: stranger)
    #expect(superview.subviews == [b, a])
    superview.insertSubview(b, aboveSubview: stranger)
    #expect(superview.subviews == [a, b])
    superview.insertSubview(b, aboveSubview: b)
    #expect(superview.subviews == [a, b])
  }

  @Test func leavesItsSuperview_WhenItIsAddedElsewhere() {
    let (one, other, view) = (UIView(), UIView(), UIView())
    one.addSubview(view)
    other.addSubview(view)
    #expect(one.subviews.isEmpty)
    #expect(other.subviews == [view])
    #expect(view.superview === other)
    view.removeFromSuperview()
    #expect(view.superview == nil)
    view.removeFromSuperview()
    #expect(other.subviews.isEmpty)
  }

  @Test func refusesToContainItself() {
    let outer = UIView()
    outer.accessibilityIdentifier = "outer"
    let inner = UILabel()
    outer.addSubview(inner)
    let messages = messages {
      inner.addSubview(outer)
      outer.addSubview(outer)
    }
    #expect(
      messages == [
        """
        UIView 'outer' can't be added to UILabel: a view can't be inside of itself. Nothing was added.
        """,
        """
        UIView 'outer' can't be added to UIView 'outer': a view can't be inside of itself. Nothing \
        was added.
        """,
      ])
    #expect(outer.subviews == [inner])
    #expect(inner.subviews.isEmpty)
  }

  @Test func tellsOfItsMoves_InOrder() {
    let superview = NotingView()
    let view = NotingView()
    var notes: [String] = []
    superview.note = { notes.append("superview \($0)") }
    view.note = { notes.append("view \($0)") }
    superview.addSubview(view)
    #expect(
      notes == ["view willMove(toSuperview)", "view didMoveToSuperview", "superview didAddSubview"])
    notes = []
    let window = UIWindow(frame: .zero)
    window.addSubview(superview)
    #expect(
      notes == [
        "superview willMove(toSuperview)", "superview willMove(toWindow)",
        "view willMove(toWindow)", "superview didMoveToWindow", "view didMoveToWindow",
        "superview didMoveToSuperview",
      ])
    notes = []
    view.removeFromSuperview()
    #expect(
      notes == [
        "superview willRemoveSubview", "view willMove(toSuperview: nil)",
        "view willMove(toWindow: nil)", "view didMoveToWindow", "view didMoveToSuperview",
      ])
  }

  @Test func findsViewsByTag_DepthFirst() {
    let root = UIView()
    let (first, second, deep) = (UIView(), UIView(), UIView())
    root.addSubview(first)
    root.addSubview(second)
    first.addSubview(deep)
    second.tag = 7
    deep.tag = 7
    #expect(root.viewWithTag(7) === deep)
    #expect(root.viewWithTag(0) === root)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func inheritsTheTintColor_UntilItHasItsOwn() {
    let root = UIView()
    let (child, grandchild) = (NotingView(), NotingView())
    child.addSubview(grandchild)
    #expect(grandchild.tintColor == .tintColor)
    root.tintColor = .systemRed
    var changes = 0
    grandchild.note = { if $0 == "tintColorDidChange" { changes += 1 } }
    root.addSubview(child)
    #expect(grandchild.tintColor == .systemRed)
    child.tintColor = .systemGreen
    #expect(grandchild.tintColor == .systemGreen)
    root.tintColor = .systemBlue
    #expect(grandchild.tintColor == .systemGreen)
    child.tintColor = nil
    #expect(grandchild.tintColor == .systemBlue)
    child.removeFromSuperview()
    #expect(grandchild.tintColor == .tintColor)
    #expect(changes == 4)
  }

  @Test func isFreedWithItsSuperview() {
    weak var inner: UIView?
    weak var outer: UIView?
    do {
      let superview = UIView()
      let view = UIView()
      superview.addSubview(view)
      (outer, inner) = (superview, view)
    }
    #expect(outer == nil)
    #expect(inner == nil)
  }

  @Test func survivesItsSuperview_WhenSomebodyHoldsIt() {
    let kept = UIView()
    let below = UIView()
    kept.addSubview(below)
    do {
      let superview = UIView()
      superview.addSubview(kept)
    }
    #expect(kept.superview == nil)
    #expect(kept.subviews == [below])
  }
}

/// A view that records the calls that it gets.
final class NotingView: UIView {
  var note: (String) -> Void = { _ in }

  override func willMove(toSuperview newSuperview: UIView?) {
    note(newSuperview == nil ? "willMove(toSuperview: nil)" : "willMove(toSuperview)")
  }

  override func didMoveToSuperview() { note("didMoveToSuperview") }

  override func willMove(toWindow newWindow: UIWindow?) {
    note(newWindow == nil ? "willMove(toWindow: nil)" : "willMove(toWindow)")
  }

  override func didMoveToWindow() { note("didMoveToWindow") }

  override func didAddSubview(_ subview: UIView) { note("didAddSubview") }

  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    note("tintColorDidChange")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    note("layoutSubviews")
  }

  override func updateConstraints() {
    note("updateConstraints")
    super.updateConstraints()
  }

  override func updateProperties() { note("updateProperties") }
}
