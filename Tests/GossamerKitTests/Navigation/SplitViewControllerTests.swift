// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// A list and its detail, in windows of 1000 by 600 and 400 by 600 points.
@Suite(.alone) @MainActor struct SplitViewControllerTests {
  private let notes = ScreenNotes()
  private let (list, detail): (NotingScreen, NotingScreen)
  private let split = UISplitViewController(style: .doubleColumn)
  private let judge: Judge

  private final class Judge: UISplitViewControllerDelegate {
    let notes: ScreenNotes
    var top: UISplitViewController.Column?
    init(_ notes: ScreenNotes) { self.notes = notes }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      notes.add("proposed \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { notes.add("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { notes.add("expanded") }
  }

  init() {
    (list, detail) = (NotingScreen("List", notes), NotingScreen("Detail", notes))
    judge = Judge(notes)
    split.delegate = judge
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
  }

  private func show(_ width: CGFloat) -> Screen {
    _ = notes.take()
    return Screen(split, size: CGSize(width: width, height: 600))
  }

  private func resize(_ screen: Screen, to width: CGFloat) {
    screen.size = CGSize(width: width, height: 600)
  }

  private func frame(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  private var primaryTitles: [String?] {
    list.navigationController?.viewControllers.map(\.title) ?? []
  }

  @Test func columnsStandBesideEachOther_WhereThereIsRoom() {
    let screen = show(1000)
    #expect(!split.isCollapsed && notes.take().filter { $0.contains("proposed") } == [])
    #expect(frame(of: list) == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(frame(of: detail) == CGRect(x: 320, y: 0, width: 680, height: 600))
    #expect(list.splitViewController === split && split.viewController(for: .primary) === list)
    #expect(list.navigationController !== detail.navigationController)
    split.preferredPrimaryColumnWidth = 700
    screen.update()
    #expect(frame(of: list).width == 500 && split.primaryColumnWidth == 500)
    split.maximumPrimaryColumnWidth = 260
    split.minimumPrimaryColumnWidth = 280
    screen.direction = .rightToLeft
    #expect(frame(of: list) == CGRect(x: 720, y: 0, width: 280, height: 600))
    resize(screen, to: 640)
    #expect(!split.isCollapsed && frame(of: list).width == 280)
  }

  @Test(arguments: [nil, UISplitViewController.Column.primary])
  func collapsesToTheColumnThatTheDelegateChooses(column: UISplitViewController.Column?) {
    judge.top = column
    let screen = show(400)
    #expect(split.isCollapsed)
    #expect(
      notes.take().filter { !$0.contains(" ") || $0.contains("proposed") } == [
        "proposed secondary", "collapsed",
      ])
    #expect(primaryTitles == (column == .primary ? ["List"] : ["List", "Detail"]))
    #expect((detail.viewIfLoaded?.window != nil) == (column == nil))
    let shown = column == .primary ? list : detail
    #expect(frame(of: shown) == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(screen.window.title == shown.title)
  }

  @Test func screensMoveToTheOtherStackAndBack_WhenTheWindowIsResized() throws {
    let screen = show(1000)
    let further = NotingScreen("Further", notes)
    detail.navigationController?.pushViewController(further, animated: false)
    resize(screen, to: 400)
    #expect(primaryTitles == ["List", "Detail", "Further"])
    #expect(further.view.window != nil && further.splitViewController === split)
    resize(screen, to: 1000)
    #expect(primaryTitles == ["List"] && frame(of: list).width == 320)
    #expect(detail.navigationController?.viewControllers == [detail, further])
    #expect(frame(of: further) == CGRect(x: 320, y: 0, width: 680, height: 600))
    resize(screen, to: 400)
    list.navigationController?.popToRootViewController(animated: false)
    screen.update()
    #expect(list.view.window != nil && frame(of: list).width == 400)
    resize(screen, to: 1000)
    #expect(detail.navigationController?.viewControllers.first === detail)
    #expect(primaryTitles == ["List"])
  }

  @Test func aRowsDetailIsShownBesideTheList_OrPushed() throws {
    let screen = show(1000)
    let (one, two) = (NotingScreen("One", notes), NotingScreen("Two", notes))
    list.showDetailViewController(one, sender: nil)
    screen.update()
    #expect(frame(of: one).minX == 320 && split.viewController(for: .secondary) === one)
    #expect(detail.viewIfLoaded?.window == nil)
    resize(screen, to: 400)
    list.navigationController?.popToRootViewController(animated: false)
    screen.update()
    list.showDetailViewController(two, sender: nil)
    screen.update()
    #expect(primaryTitles == ["List", "Two"] && frame(of: two).width == 400)
    split.show(.primary)
    screen.update()
    #expect(primaryTitles == ["List"] && list.view.window != nil)
    split.show(.secondary)
    screen.update()
    #expect(primaryTitles == ["List", "Two"] && two.view.window != nil)
    resize(screen, to: 1000)
    #expect(frame(of: two).minX == 320 && one.viewIfLoaded?.window == nil)
  }

  @Test func columnsAreExchanged_AlsoWhileTheyAreCollapsed() {
    let screen = show(400)
    let (other, next) = (NotingScreen("Other", notes), NotingScreen("Next", notes))
    split.setViewController(other, for: .secondary)
    screen.update()
    #expect(primaryTitles == ["List", "Other"] && other.view.window != nil)
    split.setViewController(UINavigationController(rootViewController: next), for: .primary)
    screen.update()
    #expect(next.navigationController?.viewControllers == [next, other])
    #expect(list.viewIfLoaded?.window == nil && other.view.window != nil)
    split.setViewController(nil, for: .secondary)
    screen.update()
    #expect(next.navigationController?.viewControllers == [next] && next.view.window != nil)
    resize(screen, to: 1000)
    #expect(!split.isCollapsed && frame(of: next).width == 320)
  }

  @Test func refusesWhatContainsIt() {
    let outer = UIViewController()
    outer.addChild(split)
    let said = messages { split.setViewController(outer, for: .secondary) }
    #expect(
      said == [
        """
        UIViewController can't be a column of UISplitViewController: it would contain itself.
        """
      ])
    #expect(split.viewController(for: .secondary) === detail)
  }

  @Test func nothingIsLeft() {
    let left = leaks {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      return split
    } after: { screen in
      for width: CGFloat in [400, 1000, 400] {
        screen.size = CGSize(width: width, height: 600)
      }
    }
    #expect(left == [])
  }
}
