// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct NavigationControllerTests {
  private let notes = ScreenNotes()
  private let (a, b, c): (NotingScreen, NotingScreen, NotingScreen)
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    (a, b, c) = (NotingScreen("A", notes), NotingScreen("B", notes), NotingScreen("C", notes))
    navigation = UINavigationController(rootViewController: a)
    window = makeWindow(navigation)
  }

  private func update() { Interface.current.updateCycle.updateToRest() }

  /// The calls that the screens got from `action` and the following frame.
  private func told(_ action: () -> Void) -> [String] {
    update()
    _ = notes.take()
    action()
    update()
    return notes.take()
  }

  @Test func loadsItsFirstScreen_WhenItIsShown() {
    #expect(
      notes.take() == ["A willMove", "A didMove", "A didLoad", "A willAppear", "A didAppear"])
    #expect(a.view.frame == window.bounds)
    #expect(a.view.safeAreaInsets.top == 44)
    #expect(a.navigationController === navigation)
    #expect(navigation.navigationController == nil)
  }

  @Test func tellsTheScreens_InUIKitsOrder() {
    #expect(
      told { navigation.pushViewController(b, animated: true) } == [
        "B willMove", "B didLoad", "A willDisappear", "B willAppear", "A didDisappear",
        "B didAppear", "B didMove",
      ])
    #expect(navigation.viewControllers == [a, b])
    #expect(a.view.window == nil)
    #expect(
      told { navigation.popViewController(animated: true) } == [
        "B willMove(nil)", "B willDisappear", "A willAppear", "B didDisappear", "A didAppear",
        "B didMove(nil)",
      ])
    #expect(navigation.viewControllers == [a])
    #expect(b.parent == nil)
    #expect(b.navigationController == nil)
    #expect(navigation.shownViews == [a.view])
  }

  @Test func popsToAnyScreenBelow() {
    navigation.pushViewController(b, animated: false)
    navigation.pushViewController(c, animated: false)
    #expect(
      told { navigation.popToViewController(a, animated: false) } == [
        "B willMove(nil)", "C willMove(nil)", "C willDisappear", "A willAppear", "C didDisappear",
        "A didAppear", "B didMove(nil)", "C didMove(nil)",
      ])
    navigation.pushViewController(b, animated: false)
    navigation.pushViewController(c, animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [b, c])
    #expect(navigation.popToRootViewController(animated: false) == [])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.topViewController === a)
  }

  @Test func exchangesItsStack() {
    navigation.pushViewController(b, animated: false)
    #expect(
      told { navigation.setViewControllers([c, b], animated: false) } == [
        "C willMove", "A willMove(nil)", "C didMove", "A didMove(nil)",
      ])
    #expect(
      told { navigation.viewControllers = [] } == [
        "C willMove(nil)", "B willMove(nil)", "B willDisappear", "B didDisappear", "C didMove(nil)",
        "B didMove(nil)",
      ])
    #expect(navigation.topViewController == nil)
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.shownViews == [])
  }

  @Test func refusesWithTheReason() {
    let other = UINavigationController(rootViewController: UIViewController())
    let said = messages {
      navigation.pushViewController(a, animated: false)
      navigation.pushViewController(other, animated: false)
      navigation.pushViewController(navigation, animated: false)
      #expect(navigation.popToViewController(c, animated: false) == nil)
    }
    #expect(
      said == [
        """
        NotingScreen can't be pushed: it is on the stack of UINavigationController already. Pop to \
        it, or push another instance.
        """,
        """
        UINavigationController can't be on the stack of UINavigationController: it is a navigation \
        controller, or contains that stack. Present it.
        """,
        """
        UINavigationController can't be on the stack of UINavigationController: it is a navigation \
        controller, or contains that stack. Present it.
        """,
        """
        UINavigationController can't pop to NotingScreen: it isn't on the stack. Nothing was popped.
        """,
      ])
    #expect(navigation.viewControllers == [a])
  }

  @Test func followsTheStack_WhenAScreenChangesItWhileItComes() {
    b.whenItWillAppear = { [navigation, c] in
      if navigation.topViewController !== c { navigation.pushViewController(c, animated: false) }
    }
    #expect(
      told { navigation.pushViewController(b, animated: false) } == [
        "B willMove", "B didLoad", "A willDisappear", "B willAppear", "C willMove",
        "A didDisappear", "C didLoad", "B willDisappear", "C willAppear", "B didDisappear",
        "C didAppear", "B didMove", "C didMove",
      ])
    #expect(navigation.shownViews == [c.view])
    b.whenItWillAppear = {}
  }

  @Test func givesUp_WhenScreensChangeTheStackForEver() {
    a.whenItWillAppear = { [navigation, a, b] in navigation.viewControllers = [a, b] }
    b.whenItWillAppear = { [navigation, a] in navigation.viewControllers = [a] }
    let said = messages { navigation.viewControllers = [a, b] }
    #expect(
      said == [
        """
        UINavigationController gave up following its stack: its screens changed it 100 times while \
        they came and went. Push and pop in viewDidAppear(_:) or later.
        """
      ])
    a.whenItWillAppear = {}
    b.whenItWillAppear = {}
  }

  @Test func aScreenComesAgain_WhenItIsPushedAgainAtOnce() {
    navigation.pushViewController(b, animated: false)
    #expect(
      told {
        navigation.popViewController(animated: false)
        navigation.pushViewController(b, animated: false)
      } == [
        "B willMove(nil)", "B willDisappear", "A willAppear", "B didDisappear", "B didMove(nil)",
        "B willMove", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
        "B didMove",
      ])
    #expect(b.parent === navigation)
  }

  @Test func leavesRoomForItsBar_UnlessThatIsHidden() {
    #expect(a.view.safeAreaInsets.top == 44)
    navigation.isNavigationBarHidden = true
    #expect(a.view.safeAreaInsets.top == 0)
    #expect(navigation.navigationBar.isHidden)
    navigation.pushViewController(b, animated: false)
    navigation.setNavigationBarHidden(false, animated: false)
    #expect(b.view.safeAreaInsets.top == 44)
    navigation.popViewController(animated: false)
    update()
    #expect(b.view.safeAreaInsets.top == 0)
    #expect(a.view.safeAreaInsets.top == 44)
  }

  @Test func theWindowHasTheTitleOfTheTopmostScreen() {
    #expect(window.title == "A")
    b.title = nil
    b.navigationItem.title = "Item"
    navigation.pushViewController(b, animated: false)
    #expect(window.title == "Item")
    b.title = "Title"
    #expect(window.title == "Title")
    #expect(b.navigationItem.title == "Title")
    navigation.popViewController(animated: false)
    #expect(window.title == "A")
  }

  @Test func aFieldIsEditedAgain_WhenItsScreenComesBack() {
    let field = UITextField(frame: .zero)
    a.view.addSubview(field)
    field.becomeFirstResponder()
    navigation.pushViewController(b, animated: false)
    update()
    #expect(!field.isEditing)
    navigation.popViewController(animated: false)
    update()
    #expect(field.isFirstResponder)
  }

  @Test func showPushes_AndPresentsOutsideOfAStack() {
    a.show(b, sender: nil)
    #expect(navigation.topViewController === b)
    b.showDetailViewController(c, sender: nil)
    #expect(navigation.presentedViewController === c)
    #expect(navigation.visibleViewController === c)
    let other = UIViewController()
    c.show(other, sender: nil)
    #expect(c.presentedViewController === other)
  }

  @Test func screensAreFreed_WhenTheyArePopped() {
    weak var screen: UIViewController?
    weak var view: UIView?
    do {
      let pushed = NotingScreen("B", notes)
      pushed.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
      navigation.pushViewController(pushed, animated: false)
      update()
      (screen, view) = (pushed, pushed.view)
      navigation.popViewController(animated: false)
    }
    update()
    #expect(screen == nil)
    #expect(view == nil)
  }

  @Test func screensAreFreed_WhenTheyArePoppedUnseen() {
    weak var screen: UIViewController?
    do {
      let pushed = NotingScreen("B", notes)
      navigation.pushViewController(pushed, animated: false)
      update()
      screen = pushed
    }
    window.rootViewController = nil
    navigation.popViewController(animated: false)
    update()
    #expect(screen == nil)
    window.rootViewController = navigation
    update()
    #expect(a.view.window === window)
    #expect(a.view.frame == window.bounds)
  }

  @Test func isFreedWithItsScreens_WhenItsWindowGoes() {
    weak var controller: UINavigationController?
    weak var screen: UIViewController?
    do {
      let root = NotingScreen("A", notes)
      let own = UINavigationController(rootViewController: root)
      let window = makeWindow(own)
      own.pushViewController(NotingScreen("B", notes), animated: false)
      update()
      (controller, screen) = (own, root)
      window.isHidden = true
    }
    #expect(controller == nil)
    #expect(screen == nil)
  }
}
