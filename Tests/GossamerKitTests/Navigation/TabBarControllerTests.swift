// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Three screens in a tab bar controller. The window is 400 by 600 points.
@Suite(.alone) @MainActor struct TabBarControllerTests {
  private let notes = ScreenNotes()
  private let screens: [NotingScreen]
  private let tabs = UITabBarController()
  private let screen: Screen

  init() {
    screens = ["A", "B", "C"].map { [notes] in NotingScreen($0, notes) }
    screen = Screen(UIViewController(), size: CGSize(width: 400, height: 600))
  }

  private func show() {
    tabs.viewControllers = screens
    screen.window.rootViewController = tabs
    screen.update()
  }

  private func frame(_ title: String) throws -> CGRect {
    let button = try screen.button(title)
    return button.convert(button.bounds, to: nil)
  }

  // MARK: - Appearance

  @Test func loadsAViewWhenItIsSelectedFirst_AndTellsTheScreensInUIKitsOrder() throws {
    show()
    #expect(
      notes.take() == [
        "A willMove", "A didMove", "B willMove", "B didMove", "C willMove", "C didMove",
        "A didLoad", "A willAppear", "A didAppear",
      ])
    try screen.button("B").tap()
    #expect(
      notes.take() == [
        "B didLoad", "B willAppear", "A willDisappear", "A didDisappear", "B didAppear",
      ])
    tabs.selectedIndex = 0
    screen.update()
    #expect(
      notes.take() == [
        "A willAppear", "B willDisappear", "B didDisappear", "A didAppear",
      ])
    #expect(!screens[2].isViewLoaded && screens[1].view.window == nil)
  }

  @Test func showsTheSelectedOne_WhateverWasSetBeforeTheWindow() {
    tabs.viewControllers = screens
    tabs.selectedViewController = screens[2]
    #expect(!screens[2].isViewLoaded)
    screen.window.rootViewController = tabs
    screen.update()
    #expect(screens[2].view.window != nil && !screens[0].isViewLoaded)
    #expect(tabs.selectedIndex == 2 && tabs.tabBar.selectedItem === screens[2].tabBarItem)
    #expect(screen.window.title == "C")
  }

  @Test func keepsTheSelection_ElseThePlace_WhenTheScreensAreExchanged() {
    show()
    tabs.selectedIndex = 1
    tabs.viewControllers = [screens[1], screens[0]]
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === screens[1])
    tabs.viewControllers = [screens[2], screens[0]]
    screen.update()
    #expect(tabs.selectedViewController === screens[2] && screens[1].parent == nil)
    #expect(screens[2].view.window != nil && screens[1].view.window == nil)
    tabs.viewControllers = nil
    screen.update()
    #expect(tabs.selectedIndex == NSNotFound && tabs.tabBar.items == nil)
    #expect(screens.allSatisfy { $0.parent == nil && $0.viewIfLoaded?.window == nil })
  }

  @Test func aScreenThatSelectsAnotherWhileItIsLoaded_IsFollowed() {
    class Redirecting: UIViewController {
      override func viewDidLoad() { tabBarController?.selectedIndex = 0 }
    }
    tabs.viewControllers = [screens[0], Redirecting()]
    screen.window.rootViewController = tabs
    screen.update()
    tabs.selectedIndex = 1
    screen.update()
    #expect(tabs.selectedIndex == 0 && screens[0].view.window != nil)
  }

  @Test func nothingIsLeft() {
    let left = leaks {
      let tabs = UITabBarController()
      let (one, two) = (UIViewController(), UIViewController())
      tabs.viewControllers = [UINavigationController(rootViewController: one), two]
      return tabs
    } after: { screen in
      (screen.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    }
    #expect(left == [])
  }

  // MARK: - Selection by a person

  private final class Judge: UITabBarControllerDelegate {
    let notes: ScreenNotes
    var refused: UIViewController?
    init(_ notes: ScreenNotes) { self.notes = notes }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      notes.add("should \(viewController.title ?? "")")
      return viewController !== refused
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      notes.add("did \(viewController.title ?? "") \(tabBarController.selectedIndex)")
    }
  }

  @Test func theDelegateIsAskedAndTold_OfAPersonsChoiceOnly() throws {
    show()
    let judge = Judge(notes)
    tabs.delegate = judge
    judge.refused = screens[2]
    _ = notes.take()
    for title in ["A", "C", "B"] { try screen.button(title).tap() }
    tabs.selectedIndex = 0
    screen.update()
    #expect(
      notes.take().filter { $0.hasPrefix("should") || $0.hasPrefix("did") } == [
        "should A", "did A 0", "should C", "should B", "did B 1",
      ])
  }

  @Test func aSubclassHearsOfAPress_BeforeTheSelectionChanges() throws {
    class Hearing: UITabBarController {
      var heard: [Int] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard.append(selectedIndex)
      }
    }
    let hearing = Hearing()
    hearing.viewControllers = screens
    screen.window.rootViewController = hearing
    screen.update()
    try screen.button("B").tap()
    #expect(hearing.heard == [0] && hearing.selectedIndex == 1)
  }

  @Test func aPressOnTheSelectedItem_GoesBackToTheFirstScreen() throws {
    let stack = UINavigationController(rootViewController: screens[0])
    tabs.viewControllers = [stack, screens[1]]
    screen.window.rootViewController = tabs
    screen.update()
    stack.pushViewController(screens[2], animated: false)
    screen.update()
    #expect(stack.tabBarItem === screens[0].tabBarItem && screens[2].tabBarController === tabs)
    try screen.find(TabBarButton.self, "A").tap()
    #expect(stack.topViewController === screens[0])
  }

  @Test func keysGoFromTabToTab_AndPassByWhatCannotBeChosen() {
    show()
    screens[1].tabBarItem.isEnabled = false
    let steps: [(String, UIKeyModifierFlags)] = [
      ("\t", .command), ("\t", .command), ("\t", [.command, .shift]), ("2", .command),
      ("1", .command), ("9", .command),
    ]
    let indices = steps.map { key, flags in
      screen.pressKey(key, flags)
      return tabs.selectedIndex
    }
    #expect(indices == [2, 0, 2, 2, 0, 0])
  }

  @Test func theKeyboardComesBack_WithItsScreen() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 100, height: 34))
    show()
    screens[0].view.addSubview(field)
    screen.update()
    try field.tap()
    try screen.button("B").tap()
    #expect(!field.isFirstResponder)
    try screen.button("A").tap()
    #expect(field.isFirstResponder)
  }

  // MARK: - The bar

  @Test func theBarLiesBelow_AndScreensKnowIt() throws {
    show()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 551, width: 400, height: 49))
    #expect(screens[0].view.frame.height == 600 && screens[0].view.safeAreaInsets.bottom == 49)
    #expect(try [frame("A"), frame("B"), frame("C")].map(\.minX) == [0, 133, 267])
    screen.size = CGSize(width: 1000, height: 600)
    #expect(try frame("A") == CGRect(x: 230, y: 551, width: 180, height: 49))
    screen.direction = .rightToLeft
    #expect(try frame("C").minX == 230)
    tabs.tabBar.isHidden = true
    screen.update()
    #expect(screens[0].view.safeAreaInsets.bottom == 0)
  }

  @Test func itemsFollowWhatIsSetLater() throws {
    show()
    screens[1].title = "Mail"
    screens[1].tabBarItem.badgeValue = "3"
    screens[2].tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 5)
    screen.update()
    let mail = try screen.button("Mail")
    #expect(mail.accessibilityValue == "3" && !mail.accessibilityTraits.contains(.selected))
    #expect(try screen.button("Search").isEnabled && tabs.tabBar.items?.last?.tag == 5)
    try mail.tap()
    #expect(mail.accessibilityTraits.contains(.selected))
    let badge = try #require(mail.subviews.compactMap { $0 as? TabBadge }.first)
    #expect(!badge.isHidden && badge.frame.maxX <= mail.bounds.maxX && badge.frame.minY >= 0)
    screens[1].tabBarItem.badgeValue = nil
    screen.update()
    #expect(badge.isHidden)
  }

  @Test func refusesWithTheReason() {
    show()
    let said = messages {
      tabs.selectedIndex = 3
      tabs.selectedViewController = UIViewController()
      tabs.viewControllers = screens + [tabs]
      tabs.tabBar.selectedItem = UITabBarItem(title: "Other", image: nil, tag: 0)
    }
    #expect(
      said == [
        "UITabBarController can't select the screen at 3: it has 3. The selection stays.",
        """
        UITabBarController can't select UIViewController: it isn't among its viewControllers. The \
        selection stays.
        """,
        "UITabBarController can't be a tab of UITabBarController: it would contain itself.",
        "The item 'Other' can't be selected: it isn't among the items of the tab bar.",
      ])
    #expect(tabs.selectedIndex == 0 && tabs.viewControllers == screens)
  }
}
