// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct PropertyAnimatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

  init() {
    window.addSubview(view)
    window.isHidden = false
    Interface.current.updateCycle.updateToRest()
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 120 }
  }

  @Test func runsFromStartToEnd() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = makeAnimator()
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && view.center.x == 20)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 120)
    advance(0.5)
    #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
    advance(0.5)
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(ends == [.end])
  }

  @Test func canBeScrubbedPausedAndContinued() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.25
    #expect(animator.state == .active && !animator.isRunning)
    #expect(shownX == 45)
    advance(10)
    animator.fractionComplete = 0.5
    #expect(shownX == 70)
    animator.startAnimation()
    advance(0.25)
    #expect(abs(shownX - 95) < 1e-6)
    animator.pauseAnimation()
    advance(10)
    #expect(abs(shownX - 95) < 1e-6)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    advance(0.5)
    #expect(abs(shownX - 107.5) < 1e-6)
    advance(0.5)
    #expect(animator.state == .inactive && shownX == 120)
  }

  @Test func runsBackToItsStart_WhenReversedMidway() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = makeAnimator()
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    advance(0.6)
    animator.isReversed = true
    #expect(abs(shownX - 80) < 1e-6)
    advance(0.3)
    #expect(abs(shownX - 50) < 1e-6)
    advance(0.31)
    #expect(ends == [.start])
    #expect(view.center.x == 20)
  }

  @Test func stopsAtTheShownValues_AndFinishesAtTheGivenPosition() {
    for (position, x) in [(UIViewAnimatingPosition.start, 20.0), (.end, 120), (.current, 70)] {
      view.center.x = 20
      var ends: [UIViewAnimatingPosition] = []
      let animator = makeAnimator()
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      advance(0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && abs(view.center.x - 70) < 1e-9)
      Interface.current.updateCycle.updateToRest()
      #expect(ends == [])
      animator.finishAnimation(at: position)
      #expect(ends == [position])
      #expect(abs(view.center.x - x) < 1e-9)
      #expect(animator.state == .inactive)
    }
  }

  @Test func callsNoCompletion_WhenItIsStoppedWithoutFinishing() {
    var ends = 0
    let animator = makeAnimator()
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    advance(0.5)
    animator.stopAnimation(true)
    advance(2)
    #expect(animator.state == .inactive && ends == 0 && abs(view.center.x - 70) < 1e-9)
  }

  @Test func runsToItsEnd_WithoutAStrongReference() {
    var ends = 0
    weak var animator: UIViewPropertyAnimator?
    animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.2, delay: 0.1, animations: { view.alpha = 0 }, completion: { _ in ends += 1 })
    #expect(animator != nil)
    advance(0.25)
    #expect(ends == 0)
    advance(0.1)
    #expect(ends == 1)
    #expect(animator == nil)
  }

  @Test func endsAtOnce_WhenItIsReleasedWhilePaused() {
    do {
      let animator = makeAnimator()
      animator.startAnimation()
      advance(0.5)
      animator.pauseAnimation()
    }
    #expect(view.storedLayer?.animations.isEmpty == true)
    #expect(view.center.x == 120)
  }

  @Test func animationsAddedLaterRun_InTheRemainingTime() {
    let animator = makeAnimator()
    animator.startAnimation()
    advance(0.5)
    animator.addAnimations { view.alpha = 0 }
    advance(0.25)
    #expect(abs(offset.alpha - 0.5) < 1e-9)
    advance(0.25)
    #expect(view.storedLayer?.animations.isEmpty == true)
  }

  @Test func staysActiveAtItsEnd_WhenItPausesOnCompletion() {
    let animator = makeAnimator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    advance(5)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    advance(0.5)
    #expect(abs(shownX - 70) < 1e-6)
    advance(0.5)
    #expect(view.center.x == 20 && animator.state == .inactive)
  }

  @Test func startsAtItsEnd_WhenReversedBeforeItStarts() {
    let animator = makeAnimator()
    animator.isReversed = true
    animator.startAnimation()
    advance(0.25)
    #expect(abs(shownX - 95) < 1e-6)
    advance(0.75)
    #expect(view.center.x == 20)
  }

  @Test(arguments: [-1.0, 0, .infinity, .nan])
  func endsAtOnce_WhenTheDurationIsNotPositiveAndFinite(duration: Double) {
    var ends = 0
    let messages = messages {
      let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.5) {
        view.alpha = 0
      }
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
    }
    #expect(messages.count == (duration.isFinite ? 0 : 1))
    Interface.current.updateCycle.updateToRest()
    #expect(ends == 1 && view.alpha == 0)
  }

  @Test func logsAMessage_WhenACallHasNoEffect() {
    let animator = makeAnimator()
    let messages = messages {
      animator.finishAnimation(at: .end)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      animator.fractionComplete = .nan
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.startAnimation()
      animator.pauseAnimation()
      animator.addAnimations {}
    }
    #expect(messages.count == 6)
    #expect(
      messages.first == """
        finishAnimation(at:) has no effect on a UIViewPropertyAnimator that is inactive: it is for \
        one that stopAnimation(false) has stopped.
        """)
    animator.finishAnimation(at: .current)
  }

  private var shownX: CGFloat { view.center.x + offset.center.x }

  private var offset: AnimationOffset {
    var offset = AnimationOffset()
    for animation in view.storedLayer?.animations ?? [] {
      animation.add(to: &offset, at: Interface.current.clock.now)
    }
    return offset
  }

  private func advance(_ seconds: TimeInterval) {
    Interface.current.clock.advance(by: seconds)
  }
}
