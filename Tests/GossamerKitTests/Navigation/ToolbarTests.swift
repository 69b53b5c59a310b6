// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct ToolbarTests {
  private final class Editor: UIViewController {
    var presses: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      toolbarItems = [
        UIBarButtonItem(
          systemItem: .trash,
          primaryAction: UIAction { [weak self] _ in self?.presses.append("trash") }),
        .flexibleSpace(),
        UIBarButtonItem(
          title: "Send", primaryAction: UIAction { [weak self] _ in self?.presses.append("send") }),
      ]
    }
  }

  private let editor = Editor()
  private let stack: UINavigationController
  private let screen: Screen
  private var toolbar: UIToolbar { stack.ownToolbar }

  init() {
    stack = UINavigationController(rootViewController: editor)
    stack.isToolbarHidden = false
    screen = Screen(stack, size: CGSize(width: 400, height: 600))
  }

  @Test func showsTheItemsOfTheTopmostScreen_AtTheLowerEdge() throws {
    #expect(toolbar.frame == CGRect(x: 0, y: 556, width: 400, height: 44))
    #expect(editor.view.safeAreaInsets.bottom == 44)
    try screen.button("Delete").tap()
    try screen.button("Send").tap()
    #expect(editor.presses == ["trash", "send"])
    let (trash, send) = (try screen.button("Delete").frame, try screen.button("Send").frame)
    #expect(trash.minX == 8 && send.maxX == 392)
  }

  @Test func followsTheStack() throws {
    let next = UIViewController()
    next.toolbarItems = [UIBarButtonItem(title: "Done")]
    stack.pushViewController(next, animated: false)
    screen.update()
    #expect(toolbar.items?.map(\.title) == ["Done"])
    next.setToolbarItems(nil, animated: false)
    #expect(toolbar.items == nil)
    stack.popViewController(animated: false)
    #expect(toolbar.items?.count == 3)
    stack.setToolbarHidden(true, animated: true)
    screen.update()
    #expect(toolbar.isHidden && editor.view.safeAreaInsets.bottom == 0)
  }

  @Test(
    arguments: [
      (
        [ToolbarLayout.Part.item(40, shrinks: false), .flexibleSpace, .item(40, shrinks: false)],
        [8, 252]
      ),
      ([.item(40, shrinks: false), .fixedSpace(20), .item(40, shrinks: true)], [8, 68]),
      ([.flexibleSpace, .item(84, shrinks: true), .flexibleSpace], [108]),
      ([.item(200, shrinks: true), .fixedSpace(20), .item(100, shrinks: true)], [8, 192]),
    ] as [([ToolbarLayout.Part], [CGFloat])])
  func placesItems(parts: [ToolbarLayout.Part], starts: [CGFloat]) {
    let stretches = ToolbarLayout(width: 300, parts: parts).stretches
    let items = zip(parts, stretches).compactMap { part, stretch in
      if case .item = part { stretch.start } else { nil }
    }
    #expect(items == starts)
    #expect(stretches.allSatisfy { $0.end <= 292 })
  }

  @Test func anItemChangesItsBar() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = UIBarButtonItem(title: "One")
    toolbar.items = [item]
    item.isHidden = true
    #expect(item.button.superview == nil)
    item.isHidden = false
    #expect(item.button.superview === toolbar)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    toolbar.items = [UIBarButtonItem(customView: view), item]
    toolbar.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 7, width: 90, height: 30))
    #expect(item.button.frame.minX == 98)
  }

  @Test func hidesTheTabBar_WhileAPushedScreenWantsThat() throws {
    let tabs = UITabBarController()
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    tabs.viewControllers = [stack, UIViewController()]
    let screen = Screen(tabs, size: CGSize(width: 400, height: 600))
    #expect(root.view.safeAreaInsets.bottom == 49)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    stack.pushViewController(detail, animated: false)
    screen.update()
    #expect(tabs.tabBar.window == nil && detail.view.safeAreaInsets.bottom == 0)
    stack.pushViewController(UIViewController(), animated: false)
    screen.update()
    #expect(tabs.tabBar.window == nil)
    stack.popToRootViewController(animated: false)
    screen.update()
    #expect(tabs.tabBar.window != nil && root.view.safeAreaInsets.bottom == 49)
  }

  // MARK: - Hiding bars

  @Test func aTapOnTheContentHidesTheBars_AndEscapeShowsThem() throws {
    stack.hidesBarsOnTap = true
    try editor.view.tap()
    screen.update()
    #expect(stack.isNavigationBarHidden && stack.isToolbarHidden)
    screen.pressEscape()
    #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
    try editor.view.tap()
    try editor.view.tap()
    #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
  }

  @Test func aTapOnAControlDoesntHideTheBars() throws {
    stack.hidesBarsOnTap = true
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Press") { _ in })
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
    editor.view.addSubview(button)
    screen.update()
    try screen.button("Press").tap()
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func aSwipeHidesTheBars_AndTheOtherWayShowsThem() throws {
    stack.hidesBarsOnSwipe = true
    try editor.view.drag(by: CGVector(dx: 0, dy: -120))
    #expect(stack.isNavigationBarHidden)
    try editor.view.drag(by: CGVector(dx: 0, dy: 120))
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func theBarsAreHidden_WhileTheWindowIsLow() {
    stack.hidesBarsWhenVerticallyCompact = true
    screen.window.frame.size = CGSize(width: 800, height: 400)
    screen.update()
    #expect(stack.isNavigationBarHidden)
    screen.window.frame.size = CGSize(width: 800, height: 600)
    screen.update()
    #expect(!stack.isNavigationBarHidden)
  }
}
