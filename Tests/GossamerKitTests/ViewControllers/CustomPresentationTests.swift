// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Presentations with a custom animator, presentation controller and interaction controller.
@Suite(.alone) @MainActor struct CustomPresentationTests {
  private let notes = ScreenNotes()
  private let (lower, upper): (NotingScreen, NotingScreen)
  private let giver: TransitionGiver
  private let window: UIWindow

  init() {
    (lower, upper) = (NotingScreen("A", notes), NotingScreen("B", notes))
    giver = TransitionGiver(notes)
    giver.animator = NotingAnimator(notes)
    window = makeWindow(lower)
    upper.transitioningDelegate = giver
    upper.modalPresentationStyle = .fullScreen
    _ = notes.take()
  }

  private func update() { Interface.current.updateCycle.updateToRest() }
  private func advance(_ seconds: Double) { Interface.current.clock.advance(by: seconds) }

  private func present(animated: Bool = true) {
    lower.present(upper, animated: animated) { [notes] in notes.add("presented") }
    update()
  }

  // MARK: - Order

  @Test func tellsAllInUIKitsOrder_WhenAScreenComesAndGoes() {
    present()
    #expect(notes.take() == ["B didLoad", "A willDisappear", "B willAppear", "animate"])
    #expect(upper.isBeingPresented)
    advance(0.2)
    #expect(notes.take() == [])
    advance(0.2)
    #expect(notes.take() == ["ended true", "B didAppear", "A didDisappear", "presented"])
    #expect(lower.view.window == nil)
    upper.dismiss(animated: true) { [notes] in notes.add("dismissed") }
    update()
    #expect(notes.take() == ["B willDisappear", "A willAppear", "animate"])
    #expect(upper.isBeingDismissed && upper.presentingViewController === lower)
    advance(0.4)
    #expect(
      notes.take() == ["ended true", "A didAppear", "B didDisappear", "dismissed"])
    #expect(window.subviews == [lower.view])
    #expect(upper.presentingViewController == nil && window.transitions.isEmpty)
  }

  @Test func aPanelIsAsked_AndItsScreenLiesWhereItSays() throws {
    upper.modalPresentationStyle = .custom
    var made: Panel?
    giver.presentation = { [notes] presented, presenting in
      let panel = Panel(notes, presented, presenting)
      made = panel
      return panel
    }
    #expect(upper.presentationController == nil)
    present()
    let panel = try #require(made)
    #expect(upper.presentationController === panel)
    #expect(
      notes.take() == ["B didLoad", "panel willBegin", "B willAppear", "animate"])
    #expect(lower.view.window === window)
    #expect(upper.view.frame == CGRect(x: 100, y: 0, width: 300, height: 600))
    #expect(panel.dimming.alpha == 1 && panel.dimming.storedLayer?.animations.count == 1)
    advance(0.4)
    #expect(notes.take() == ["ended true", "B didAppear", "panel didEnd true", "presented"])
    // The screen below takes no presses outside of the panel.
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === panel.dimming)
    window.hostDidResize(to: CGSize(width: 400, height: 500))
    update()
    #expect(upper.view.frame == CGRect(x: 100, y: 0, width: 300, height: 500))
    lower.dismiss(animated: true)
    advance(0.4)
    #expect(
      notes.take() == [
        "panel dismissal willBegin", "B willDisappear", "animate", "ended true", "B didDisappear",
        "panel dismissal didEnd true",
      ])
    #expect(panel.containerView == nil)
  }

  @Test func theContextKnowsScreensViewsAndFrames() {
    var seen: [String] = []
    giver.animator?.whenAnimating = { [lower, upper] context in
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
      #expect(context.presentationStyle == .fullScreen)
      #expect(context.viewController(forKey: .from) === lower)
      #expect(context.viewController(forKey: .to) === upper)
      #expect(context.view(forKey: .from) === lower.view)
      #expect(context.view(forKey: .to) === upper.view)
      #expect(context.initialFrame(for: lower) == CGRect(x: 0, y: 0, width: 400, height: 600))
      #expect(context.initialFrame(for: upper) == .zero)
      #expect(context.finalFrame(for: upper) == CGRect(x: 0, y: 0, width: 400, height: 600))
      #expect(context.finalFrame(for: lower) == .zero)
      seen.append("\(context.targetTransform.isIdentity)")
    }
    present()
    #expect(seen == ["true"])
    giver.animator?.whenAnimating = { _ in }
  }

  @Test func nothingIsAnimated_WithoutAnimation() {
    present(animated: false)
    #expect(
      notes.take() == [
        "B didLoad", "A willDisappear", "B willAppear", "B didAppear", "A didDisappear",
        "presented",
      ])
    UIView.performWithoutAnimation { upper.dismiss(animated: true) }
    update()
    #expect(
      notes.take() == ["B willDisappear", "A willAppear", "A didAppear", "B didDisappear"])
  }

  // MARK: - Interactive

  @Test func followsTheInteractionController_AndFinishes() throws {
    let leader = UIPercentDrivenInteractiveTransition()
    present()
    advance(0.4)
    _ = notes.take()
    giver.leader = leader
    upper.modalPresentationStyle = .overFullScreen
    upper.dismiss(animated: true)
    let coordinator = try #require(upper.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    var changes: [String] = []
    coordinator.notifyWhenInteractionChanges {
      changes.append("\($0.isInteractive) \($0.isCancelled) \($0.percentComplete)")
    }
    advance(5)
    #expect(notes.take() == ["B willDisappear", "A willAppear", "animate"])
    leader.update(0.5)
    #expect(lower.view.shownAlpha == 0.5)
    leader.update(.nan)
    leader.update(7)
    #expect(leader.percentComplete == 1)
    leader.update(0.5)
    #expect(leader.duration == 0.3)
    leader.finish()
    #expect(changes == ["false false 0.5"])
    advance(0.1)
    #expect(notes.take() == [])
    advance(0.1)
    #expect(notes.take() == ["ended true", "A didAppear", "B didDisappear"])
    #expect(window.subviews == [lower.view])
    leader.update(0.3)
    leader.cancel()
    update()
    #expect(notes.take() == [])
  }

  @Test func tellsTheScreensThatItStays_WhenTheDismissalIsTakenBack() {
    let leader = UIPercentDrivenInteractiveTransition()
    present()
    advance(0.4)
    _ = notes.take()
    giver.leader = leader
    upper.dismiss(animated: true) { [notes] in notes.add("dismissed") }
    leader.update(0.3)
    leader.cancel()
    _ = notes.take()
    advance(1)
    #expect(
      notes.take() == [
        "A willDisappear", "A didDisappear", "B willAppear", "ended false", "B didAppear",
        "dismissed",
      ])
    #expect(lower.presentedViewController === upper && lower.view.window == nil)
    #expect(!upper.isBeingDismissed && lower.view.alpha == 0)
    giver.leader = nil
    upper.dismiss(animated: false)
    update()
    #expect(window.subviews == [lower.view])
  }

  @Test func nothingIsPresented_WhenThePresentationIsTakenBack() {
    let leader = UIPercentDrivenInteractiveTransition()
    giver.leader = leader
    present()
    leader.update(0.6)
    leader.cancel()
    _ = notes.take()
    advance(1)
    #expect(
      notes.take() == [
        "B willDisappear", "B didDisappear", "A willAppear", "ended false", "A didAppear",
        "presented",
      ])
    #expect(lower.presentedViewController == nil && window.subviews == [lower.view])
    giver.leader = nil
    present()
    advance(0.4)
    #expect(lower.presentedViewController === upper)
  }

  @Test func becomesInteractive_WhenItIsPaused() {
    let leader = UIPercentDrivenInteractiveTransition()
    leader.wantsInteractiveStart = false
    giver.leader = leader
    present()
    advance(0.15)
    leader.pause()
    #expect(abs(leader.percentComplete - 0.5) < 1e-9)
    advance(3)
    #expect(upper.isBeingPresented)
    leader.finish()
    advance(0.2)
    #expect(!upper.isBeingPresented && upper.view.window === window)
  }

  @Test func drivesAnInterruptibleAnimator() {
    let giver = PropertyGiver()
    upper.transitioningDelegate = giver
    present()
    giver.leader.update(0.25)
    #expect(upper.view.shownAlpha == 0.25)
    giver.leader.cancel()
    advance(1)
    #expect(lower.presentedViewController == nil && upper.view.alpha == 0)
    upper.transitioningDelegate = nil
  }

  // MARK: - Interrupted

  @Test func goesBackFromItsMidst_WhenItIsDismissedWhileItComes() {
    present()
    advance(0.15)
    let seen = upper.view.shownAlpha
    _ = notes.take()
    upper.dismiss(animated: true)
    update()
    #expect(abs(upper.view.shownAlpha - seen) < 1e-9)
    #expect(
      notes.take() == [
        "ended true", "B willDisappear", "A willAppear", "animate", "presented",
      ])
    advance(1)
    #expect(notes.take() == ["ended true", "A didAppear", "B didDisappear"])
    #expect(window.subviews == [lower.view])
  }

  @Test func anotherScreenIsPresented_WhileOneGoes() {
    let third = NotingScreen("C", notes)
    present()
    advance(0.4)
    upper.dismiss(animated: true)
    advance(0.1)
    _ = notes.take()
    let said = messages { lower.present(third, animated: true) }
    #expect(said == [])
    advance(1)
    #expect(
      notes.take() == [
        "ended true", "C didLoad", "C willAppear", "A didAppear", "C didAppear",
        "B didDisappear",
      ])
    #expect(lower.presentedViewController === third && upper.presentingViewController == nil)
  }

  @Test func nothingIsLeft_WhenTheWindowIsHiddenInTheMidst() {
    for isLed in [false, true] {
      giver.leader = isLed ? UIPercentDrivenInteractiveTransition() : nil
      present()
      advance(0.1)
      window.isHidden = true
      #expect(window.transitions.isEmpty)
      #expect((lower.presentedViewController == nil) == isLed)
      window.isHidden = false
      advance(1)
      if !isLed { lower.dismiss(animated: false) }
      update()
      #expect(window.subviews == [lower.view])
    }
  }

  @Test func screensAreFreed_WhenTheWindowGoesInTheMidst() {
    weak var screen: UIViewController?
    weak var animator: NotingAnimator?
    do {
      let (root, own) = (NotingScreen("A", notes), NotingScreen("B", notes))
      let (ownGiver, ownAnimator) = (TransitionGiver(notes), NotingAnimator(notes))
      ownGiver.animator = ownAnimator
      let ownWindow = makeWindow(root)
      own.transitioningDelegate = ownGiver
      own.modalPresentationStyle = .fullScreen
      root.present(own, animated: true)
      update()
      (screen, animator) = (own, ownAnimator)
      withExtendedLifetime(ownWindow) {}
    }
    update()
    advance(5)
    #expect(screen == nil && animator == nil)
  }

  @Test func screensAreFreed_WhenTheyHaveGone() {
    weak var screen: UIViewController?
    weak var presentation: UIPresentationController?
    weak var animator: NotingAnimator?
    do {
      let (own, ownAnimator) = (NotingScreen("B", notes), NotingAnimator(notes))
      giver.animator = ownAnimator
      own.transitioningDelegate = giver
      own.modalPresentationStyle = .custom
      giver.presentation = { [notes] in Panel(notes, $0, $1) }
      lower.present(own, animated: true)
      advance(1)
      (screen, presentation, animator) = (own, own.presentationController, ownAnimator)
      #expect(presentation != nil)
      own.dismiss(animated: true)
      advance(1)
      giver.animator = nil
    }
    update()
    #expect(screen == nil && presentation == nil && animator == nil)
  }

  @Test func asksForASheet_AndIsFreedUnpresented() {
    weak var screen: UIViewController?
    do {
      let own = UIViewController()
      #expect(own.sheetPresentationController != nil)
      #expect(own.sheetPresentationController === own.presentationController)
      own.modalPresentationStyle = .fullScreen
      #expect(own.sheetPresentationController == nil)
      screen = own
    }
    #expect(screen == nil)
  }

  // MARK: - Bad input

  @Test func saysThatAnAnimatorNeverCompletes_AndGoesOnWithTheNextChange() {
    giver.animator?.completes = false
    let said = messages {
      present()
      advance(2)
    }
    #expect(
      said == [
        """
        NotingAnimator hasn't called completeTransition(_:) 1.6 s after it began to animate, for 0.3 s. \
        Call it on the context when the animation has ended; until then neither screen is told that it \
        has appeared or disappeared.
        """
      ])
    #expect(upper.isBeingPresented)
    upper.dismiss(animated: false)
    update()
    #expect(window.subviews == [lower.view])
  }

  @Test func refusesToCompleteTwice() {
    var context: (any UIViewControllerContextTransitioning)?
    giver.animator?.whenAnimating = { context = $0 }
    present()
    advance(1)
    let said = messages { context?.completeTransition(false) }
    #expect(
      said == [
        """
        completeTransition(false) was called more than once for the change from NotingScreen to \
        NotingScreen. It has no effect.
        """
      ])
    #expect(lower.presentedViewController === upper)
    giver.animator?.whenAnimating = { _ in }
  }

  nonisolated static let durations: [(Double, message: String?)] = [
    (-1, nil), (0, nil),
    (.infinity, "The duration inf of an animation isn't finite"),
    (.nan, "The duration nan of an animation isn't finite"),
  ]

  @Test(arguments: durations)
  func comesAtOnce_WhenTheDurationIsNone(duration: Double, message: String?) {
    giver.animator?.duration = duration
    let said = messages {
      present()
      advance(0.1)
    }
    #expect(said.isEmpty == (message == nil))
    #expect(said.allSatisfy { $0.hasPrefix(message ?? "") })
    #expect(!upper.isBeingPresented && lower.presentedViewController === upper)
  }

  @Test func coversTheWindow_WhenTheDelegateGivesNothing() {
    giver.animator = nil
    upper.modalPresentationStyle = .custom
    present()
    #expect(upper.view.frame == window.bounds)
    #expect(type(of: upper.presentationController) == UIPresentationController?.self)
    #expect(lower.view.window === window)
  }

  @Test func refusesAPresentationControllerOfAnotherScreen() {
    upper.modalPresentationStyle = .custom
    giver.presentation = { [lower] _, _ in
      UIPresentationController(presentedViewController: lower, presenting: nil)
    }
    let said = messages { present() }
    #expect(
      said == [
        """
        NotingScreen isn't presented on NotingScreen: the UIPresentationController that its \
        transitioningDelegate gives is for NotingScreen. Make a new one each time.
        """
      ])
    #expect(lower.presentedViewController == nil)
  }
}
