// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Pushes and pops: the delegate's calls, its animators, and interactive pops.
@Suite(.alone) @MainActor struct NavigationTransitionTests {
  private let notes = ScreenNotes()
  private let (a, b, c): (NotingScreen, NotingScreen, NotingScreen)
  private let giver: TransitionGiver
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    (a, b, c) = (NotingScreen("A", notes), NotingScreen("B", notes), NotingScreen("C", notes))
    giver = TransitionGiver(notes)
    navigation = UINavigationController(rootViewController: a)
    navigation.delegate = giver
    window = makeWindow(navigation)
  }

  private func update() { Interface.current.updateCycle.updateToRest() }
  private func advance(_ seconds: Double) { Interface.current.clock.advance(by: seconds) }

  @Test func theDelegateHearsOfEachScreen_AlsoTheFirst() {
    #expect(
      notes.take() == [
        "A willMove", "A didMove", "A didLoad", "willShow A false", "A willAppear", "A didAppear",
        "didShow A false",
      ])
    navigation.pushViewController(b, animated: true)
    update()
    #expect(
      notes.take() == [
        "B willMove", "B didLoad", "A willDisappear", "willShow B true", "B willAppear",
        "A didDisappear", "B didAppear", "B didMove", "didShow B true",
      ])
  }

  @Test func theDelegateAnimates_InUIKitsOrder() {
    giver.animator = NotingAnimator(notes)
    _ = notes.take()
    navigation.pushViewController(b, animated: true)
    update()
    #expect(
      notes.take() == [
        "B willMove", "B didLoad", "push A B", "A willDisappear", "willShow B true",
        "B willAppear", "animate",
      ])
    #expect(navigation.shownViews == [a.view, b.view])
    advance(1)
    #expect(
      notes.take() == [
        "A didDisappear", "ended true", "B didAppear", "B didMove", "didShow B true",
      ])
    navigation.popViewController(animated: true)
    advance(1)
    #expect(
      notes.take() == [
        "B willMove(nil)", "pop B A", "B willDisappear", "willShow A true", "A willAppear",
        "animate", "B didDisappear", "ended true", "A didAppear", "B didMove(nil)",
        "didShow A true",
      ])
    #expect(b.parent == nil && navigation.shownViews == [a.view])
  }

  private func pushB() {
    navigation.pushViewController(b, animated: false)
    update()
    _ = notes.take()
  }

  @Test func aSwipeFromTheEdgePops() throws {
    pushB()
    let screen = Touch(on: window, at: CGPoint(x: 3, y: 300), type: .direct, buttons: [])
    screen.move(to: CGPoint(x: 200, y: 300), in: 0.5)
    #expect(
      notes.take() == [
        "B willMove(nil)", "B willDisappear", "willShow A true", "A willAppear",
      ])
    #expect(navigation.topViewController === a)
    #expect(try #require(navigation.transitionCoordinator).isInteractive)
    // It follows the finger, from where the gesture began.
    #expect(abs(b.view.shownX - 197) < 1)
    #expect(abs(a.view.shownX - (197 - 400) * 0.3) < 1)
    screen.move(to: CGPoint(x: 330, y: 300), in: 0.5)
    screen.lift()
    advance(1)
    #expect(
      notes.take() == [
        "B didDisappear", "A didAppear", "B didMove(nil)", "didShow A true",
      ])
    #expect(navigation.shownViews == [a.view] && navigation.viewControllers == [a])
  }

  @Test func aCancelledSwipe_CallsTheScreensInUIKitsOrder() {
    pushB()
    let finger = Touch(on: window, at: CGPoint(x: 3, y: 300), type: .direct, buttons: [])
    finger.move(to: CGPoint(x: 100, y: 300), in: 0.5)
    _ = notes.take()
    finger.move(by: CGVector(dx: 0.01, dy: 0), in: 0.5)
    finger.lift()
    advance(1)
    #expect(
      notes.take() == [
        "A willDisappear", "A didDisappear", "B didMove", "B willAppear", "B didAppear",
      ])
    #expect(navigation.viewControllers == [a, b] && b.parent === navigation)
    #expect(navigation.shownViews == [b.view] && !b.isMovingFromParent)
    #expect(b.view.transform == .identity && a.view.transform == .identity)
    let bar = navigation.navigationBar
    #expect(bar.titleLabel.alpha == 1 && bar.titleLabel.transform == .identity)
    #expect(bar.backButton.alpha == 1 && bar.backButton.label.transform == .identity)
    navigation.popViewController(animated: false)
    update()
    #expect(navigation.shownViews == [a.view])
  }

  @Test func aSwipeBeginsNowhere_WhereThereIsNoWayBack() {
    func swipes() -> Bool {
      let finger = Touch(on: window, at: CGPoint(x: 3, y: 300), type: .direct, buttons: [])
      finger.move(to: CGPoint(x: 100, y: 300), in: 0.2)
      let isLed = navigation.exchange.transition?.isInteractive == true
      finger.move(to: CGPoint(x: 3, y: 300), in: 0.2)
      finger.lift()
      advance(1)
      return isLed
    }
    #expect(!swipes())
    pushB()
    #expect(swipes())
    b.navigationItem.hidesBackButton = true
    #expect(!swipes())
    b.navigationItem.hidesBackButton = false
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    #expect(!swipes())
    b.navigationItem.leftItemsSupplementBackButton = true
    #expect(swipes())
    navigation.isNavigationBarHidden = true
    #expect(!swipes())
    navigation.interactivePopGestureRecognizer?.delegate = nil
    #expect(swipes())
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!swipes())
  }

  @Test func aSwipeComesFromTheRight_WhereLinesBeginThere() {
    window.traitOverrides.layoutDirection = .rightToLeft
    pushB()
    let finger = Touch(on: window, at: CGPoint(x: 397, y: 300), type: .direct, buttons: [])
    finger.move(to: CGPoint(x: 40, y: 300), in: 0.2)
    #expect(b.view.shownX < -300)
    finger.lift()
    advance(1)
    #expect(navigation.viewControllers == [a])
  }

  @Test func aPushCancelsAnInteractivePop() {
    pushB()
    let finger = Touch(on: window, at: CGPoint(x: 3, y: 300), type: .direct, buttons: [])
    finger.move(to: CGPoint(x: 200, y: 300), in: 0.2)
    navigation.pushViewController(c, animated: false)
    #expect(navigation.viewControllers == [a, b, c])
    finger.move(to: CGPoint(x: 390, y: 300), in: 0.2)
    finger.lift()
    advance(1)
    #expect(navigation.viewControllers == [a, b, c] && navigation.shownViews == [c.view])
  }

  @Test func goesOnFromItsMidst_WhenAPopFollowsAPush() {
    giver.animator = NotingAnimator(notes)
    _ = notes.take()
    navigation.pushViewController(b, animated: true)
    advance(0.1)
    navigation.popViewController(animated: true)
    navigation.pushViewController(c, animated: true)
    navigation.popViewController(animated: true)
    advance(2)
    #expect(navigation.viewControllers == [a] && navigation.shownViews == [a.view])
    #expect(b.parent == nil && c.parent == nil)
    let told = notes.take()
    #expect(told.last == "didShow A true")
    #expect(told.filter { $0.hasSuffix("didAppear") } == ["A didAppear"])
    #expect(!a.view.isCovered && !b.view.isCovered)
  }

  @Test func screensAreFreed_WhenTheyAreSwipedAway() {
    weak var screen: UIViewController?
    do {
      let pushed = NotingScreen("D", notes)
      navigation.pushViewController(pushed, animated: false)
      update()
      screen = pushed
    }
    let finger = Touch(on: window, at: CGPoint(x: 3, y: 300), type: .direct, buttons: [])
    finger.move(to: CGPoint(x: 390, y: 300), in: 0.2)
    finger.lift()
    advance(1)
    #expect(screen == nil)
  }
}

extension UIView {
  /// The shown horizontal translation of the view, in points.
  fileprivate var shownX: CGFloat {
    var offset = AnimationOffset()
    for animation in storedLayer?.animations ?? [] {
      animation.add(to: &offset, at: Interface.current.clock.now)
    }
    return offset.shown(storedLayer?.flatTransform)?.translation.dx ?? 0
  }
}
