// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Which columns of a split view are shown, in windows of 1200 by 600 and 400 by 600 points.
@Suite(.alone) @MainActor struct SplitDisplayModeTests {
  private let split = UISplitViewController(style: .tripleColumn)
  private let folders = UIViewController()
  private let list = UIViewController()
  private let detail = UIViewController()

  init() {
    (folders.title, list.title, detail.title) = ("Folders", "List", "Detail")
    split.setViewController(folders, for: .primary)
    split.setViewController(list, for: .supplementary)
    split.setViewController(detail, for: .secondary)
  }

  @Test func threeColumnsStandBesideEachOther() {
    split.preferredPrimaryColumnWidthFraction = 0.25
    split.preferredSupplementaryColumnWidth = 200
    let screen = Screen(split, size: CGSize(width: 1200, height: 600))
    #expect(split.displayMode == .twoBesideSecondary)
    let starts = [folders, list, detail].map { $0.view.convert(CGPoint.zero, to: nil).x }
    #expect(starts == [0, 300, 500])
    #expect(split.supplementaryColumnWidth == 200)
    _ = screen
  }

  @Test func columnsAreHiddenAndShown() {
    let screen = Screen(split, size: CGSize(width: 1200, height: 600))
    split.hide(.primary)
    screen.advance(by: 1)
    #expect(split.displayMode == .oneBesideSecondary && folders.view.window == nil)
    #expect(list.view.convert(CGPoint.zero, to: nil).x == 0)
    split.hide(.supplementary)
    screen.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
    split.show(.primary)
    screen.advance(by: 1)
    #expect(split.displayMode == .twoBesideSecondary && folders.view.window != nil)
    split.preferredDisplayMode = .secondaryOnly
    screen.advance(by: 1)
    #expect(detail.view.convert(CGPoint.zero, to: nil).x == 0)
  }

  @Test func allColumnsAreOnOneNavigationController_WhereThereIsNoRoom() {
    let screen = Screen(split, size: CGSize(width: 1200, height: 600))
    screen.size = CGSize(width: 400, height: 600)
    let stack = folders.navigationController
    #expect(stack?.viewControllers.map(\.title) == ["Folders", "List", "Detail"])
    split.show(.supplementary)
    screen.advance(by: 1)
    #expect(stack?.viewControllers.map(\.title) == ["Folders", "List"])
    split.show(.primary)
    screen.advance(by: 1)
    #expect(stack?.viewControllers.map(\.title) == ["Folders"])
    screen.size = CGSize(width: 1200, height: 600)
    #expect(list.navigationController?.viewControllers == [list])
    #expect(detail.navigationController?.viewControllers == [detail])
  }

  @Test func aCompactColumn_IsShownAlone() {
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    let screen = Screen(split, size: CGSize(width: 400, height: 600))
    #expect(compact.view.window != nil && compact.view.frame.width == 400)
    screen.size = CGSize(width: 1200, height: 600)
    #expect(compact.view.window == nil && detail.view.window != nil)
  }

  @Test func theClassicWay_FillsTheColumnsInTheirOrder() {
    let classic = UISplitViewController()
    let (master, detail) = (UINavigationController(), UIViewController())
    classic.viewControllers = [master, detail]
    #expect(classic.viewController(for: .primary) === master)
    #expect(classic.viewControllers == [master, detail] && classic.style == .unspecified)
  }
}
