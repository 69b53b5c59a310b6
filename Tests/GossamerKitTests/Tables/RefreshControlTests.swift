// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// The refresh control of a table below a navigation bar.
@Suite(.alone) @MainActor struct RefreshControlTests {
  private let source = TableSource(count: 100)
  private let controller = UITableViewController(style: .plain)
  private let navigation: UINavigationController
  private let control = UIRefreshControl()
  private let screen: Screen
  private let sent = Counter()

  private final class Counter {
    var count = 0
  }

  private var table: UITableView { controller.tableView }
  /// The content offset at the top, below the bar.
  private var start: CGFloat { -table.adjustedContentInset.top }

  init() {
    navigation = UINavigationController(rootViewController: controller)
    controller.tableView.dataSource = source
    controller.tableView.delegate = source
    controller.refreshControl = control
    control.addAction(UIAction { [sent] _ in sent.count += 1 }, for: .valueChanged)
    screen = Screen(navigation)
  }

  /// Pulls down with a finger, without lifting it.
  private func pull(by distance: CGFloat) throws -> Touch {
    let finger = try table.press(type: .direct)
    finger.move(by: CGVector(dx: 0, dy: distance), in: 0.3)
    return finger
  }

  private func refreshButton() throws -> UIButton { try screen.button("Refresh") }

  // MARK: - Pulling

  @Test func sendsValueChangedOnce_WhenItIsPulledFarEnough() throws {
    let finger = try pull(by: 160)
    #expect(sent.count == 1)
    #expect(control.isRefreshing)
    finger.move(by: CGVector(dx: 0, dy: -100), in: 0.2)
    finger.move(by: CGVector(dx: 0, dy: 200), in: 0.2)
    finger.lift()
    screen.advance(by: 1)
    #expect(sent.count == 1)
    #expect(table.contentOffset.y == start - 60)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    screen.advance(by: 1)
    #expect(table.contentOffset.y == start)
    #expect(control.frame.height == 0)
  }

  @Test func contentReturnsWithoutSending_WhenPulledTooLittle() throws {
    let finger = try pull(by: 100)
    #expect(table.contentOffset.y == start - 50)
    #expect(control.frame == CGRect(x: 0, y: -50, width: 393, height: 50))
    finger.lift()
    screen.advance(by: 1)
    #expect(table.contentOffset.y == start)
    #expect(sent.count == 0)
    #expect(!control.isRefreshing)
  }

  @Test func canBePulledAgain_OnlyAfterTheContentHasReturned() throws {
    let finger = try pull(by: 160)
    control.endRefreshing()
    finger.move(by: CGVector(dx: 0, dy: 20), in: 0.1)
    #expect(sent.count == 1)
    finger.lift()
    screen.advance(by: 1)
    #expect(table.contentOffset.y == start)
    try pull(by: 160).lift()
    #expect(sent.count == 2)
  }

  @Test func isPulledByATouchpad_ButNotByTheWheel() throws {
    try table.turnWheel(-20)
    #expect(table.contentOffset.y == start)
    #expect(sent.count == 0)
    try table.scroll(by: CGVector(dx: 0, dy: -160))
    #expect(sent.count == 1)
  }

  @Test func isNotPulled_WhenAFlingReachesTheTop() throws {
    try table.scroll(by: CGVector(dx: 0, dy: 1000))
    try table.fling(by: CGVector(dx: 0, dy: -400))
    screen.advance(by: 3)
    #expect(table.contentOffset.y == start)
    #expect(sent.count == 0)
  }

  @Test func isNotPulled_WhileItIsDisabled() throws {
    control.isEnabled = false
    try pull(by: 300).lift()
    #expect(table.contentOffset.y == start)
    #expect(sent.count == 0)
  }

  // MARK: - Keys and bar button

  @Test(arguments: [
    (UIKeyCommand.f5, UIKeyModifierFlags()), ("r", UIKeyModifierFlags.command),
  ])
  func refreshesOnce_WhenAKeyIsPressedTwice(key: String, flags: UIKeyModifierFlags) {
    #expect(screen.pressKey(key, flags))
    #expect(sent.count == 1)
    screen.pressKey(key, flags)
    #expect(sent.count == 1, "it is under way")
  }

  @Test func ignoresItsKeys_WhenAnAlertIsInFront() {
    controller.present(
      UIAlertController(title: "Oops", message: nil, preferredStyle: .alert), animated: false)
    screen.update()
    #expect(!screen.pressKey(UIKeyCommand.f5))
    #expect(sent.count == 0)
  }

  @Test func barButtonRefreshes_AndIsDisabledMeanwhile() throws {
    try refreshButton().tap()
    #expect(sent.count == 1)
    #expect(try !refreshButton().isEnabled)
    control.endRefreshing()
    screen.advance(by: 1)
    #expect(try refreshButton().isEnabled)
    controller.refreshControl = nil
    screen.update()
    #expect(throws: ScreenError.self) { try refreshButton() }
  }

  @Test func addsNoBarButton_WhenTheScreenHasARefreshButton() throws {
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh)
    screen.update()
    let buttons = navigation.navigationBar.subviews.filter { $0.accessibilityLabel == "Refresh" }
    #expect(buttons.count == 1)
    try refreshButton().tap()
    #expect(sent.count == 0)
  }

  @Test func barButtonIsThere_OnlyWhileItsScreenIsOnTop() throws {
    navigation.pushViewController(UIViewController(), animated: false)
    screen.advance(by: 1)
    #expect(throws: ScreenError.self) { try refreshButton() }
    navigation.popViewController(animated: false)
    screen.advance(by: 1)
    #expect(try refreshButton().isEnabled)
  }

  // MARK: - Refreshing in code

  @Test func beginRefreshingShowsTheControl_WithoutSending() {
    control.beginRefreshing()
    screen.advance(by: 1)
    #expect(sent.count == 0)
    #expect(table.contentOffset.y == start - 60)
    #expect(table.adjustedContentInset.top == -start)
  }

  @Test func contentStays_WhenRefreshingBeginsWhileItIsScrolled() {
    table.contentOffset.y = 500
    screen.update()
    control.beginRefreshing()
    screen.advance(by: 1)
    #expect(table.contentOffset.y == 500)
    control.endRefreshing()
    screen.advance(by: 1)
    #expect(table.contentOffset.y == 500)
  }

  @Test func canBeScrolledTo_WhileItRefreshes() throws {
    control.beginRefreshing()
    screen.advance(by: 1)
    try table.turnWheel(5)
    #expect(table.contentOffset.y > start)
    try table.turnWheel(-20)
    #expect(table.contentOffset.y == start - 60)
  }

  @Test func makesRoomForItsTitle() {
    control.attributedTitle = NSAttributedString(string: "Last updated today")
    control.beginRefreshing()
    screen.advance(by: 1)
    #expect(table.contentOffset.y < start - 80)
    control.attributedTitle = nil
    screen.advance(by: 1)
    #expect(table.contentOffset.y == start - 60)
  }

  @Test func keepsRefreshing_WhenTheTableReloads() {
    control.beginRefreshing()
    screen.advance(by: 1)
    source.sections = [["a", "b", "c"]]
    table.reloadData()
    screen.advance(by: 1)
    #expect(control.isRefreshing)
    #expect(table.contentOffset.y == start - 60)
    control.endRefreshing()
    screen.advance(by: 1)
    #expect(table.contentOffset.y == start)
  }

  @Test func keepsRefreshing_WhenItsScreenIsCovered() {
    control.beginRefreshing()
    navigation.pushViewController(UIViewController(), animated: false)
    screen.advance(by: 1)
    navigation.popViewController(animated: false)
    screen.advance(by: 1)
    #expect(control.isRefreshing)
    #expect(table.contentOffset.y == start - 60)
  }

  @Test func keepsRefreshing_InATableThatReplacesItsTable() throws {
    control.beginRefreshing()
    screen.advance(by: 1)
    let old = table
    controller.tableView = UITableView(frame: .zero, style: .plain)
    screen.advance(by: 1)
    #expect(old.refreshControl == nil)
    #expect(old.contentOffset.y == -old.adjustedContentInset.top)
    #expect(table.refreshControl === control)
    #expect(control.isRefreshing)
    #expect(table.contentOffset.y == start - 60)
    #expect(try refreshButton().isEnabled == false)
  }

  @Test func isFreedWithItsScreen_WhileItRefreshes() {
    let left = leaks {
      let controller = UITableViewController(style: .plain)
      controller.refreshControl = UIRefreshControl()
      return UINavigationController(rootViewController: controller)
    } after: {
      $0.pressKey(UIKeyCommand.f5)
      $0.advance(by: 0.1)
    }
    #expect(left == [])
  }
}
