// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

/// Overrides what UIKit lets a subclass of UIViewPropertyAnimator override.
class EveryAnimator: UIViewPropertyAnimator {
  private(set) var starts = 0

  override var delay: TimeInterval { super.delay }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override var pausesOnCompletion: Bool { didSet {} }
  override var state: UIViewAnimatingState { super.state }
  override var isRunning: Bool { super.isRunning }
  override var isReversed: Bool { didSet {} }
  override var fractionComplete: CGFloat { didSet {} }
  override func startAnimation() {
    starts += 1
    super.startAnimation()
  }
  override func startAnimation(afterDelay delay: TimeInterval) {
    super.startAnimation(afterDelay: delay)
  }
  override func pauseAnimation() { super.pauseAnimation() }
  override func stopAnimation(_ withoutFinishing: Bool) { super.stopAnimation(withoutFinishing) }
  override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    super.finishAnimation(at: finalPosition)
  }
  override func addAnimations(_ animation: @escaping () -> Void) {
    super.addAnimations(animation)
  }
  override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    super.addAnimations(animation, delayFactor: delayFactor)
  }
  override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    super.addCompletion(completion)
  }
  override func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}

/// What a UIKit developer writes from habit compiles, and each completion is called once.
@Suite(.alone) @MainActor struct MotionTests {
  @Test func allFormsOfAnimateCompile_AndEnd() {
    let controller = UIViewController()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.loadViewIfNeeded()
    controller.view.addSubview(card)
    let screen = Screen(controller)
    var ends = 0

    UIView.animate(withDuration: 0.3) { card.alpha = 0 }
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    UIView.animate(withDuration: 0.3, animations: { card.alpha = 1 }) { _ in ends += 1 }
    UIView.animate(withDuration: 0.3) {
      card.center.x += 10
    } completion: { finished in
      if finished { ends += 1 }
    }
    UIView.animate(
      withDuration: 0.3, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction],
      animations: { card.transform = CGAffineTransform(rotationAngle: .pi / 4) }, completion: nil)
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: .beginFromCurrentState
    ) {
      card.transform = CGAffineTransform(scaleX: 1.2, y: 1.2).translatedBy(x: 10, y: 0)
    } completion: { _ in
      ends += 1
    }
    UIView.animate(springDuration: 0.4, bounce: 0.2) { card.frame.size.width = 200 }
    UIView.animate(springDuration: 0.4) {
      card.backgroundColor = .systemRed
    } completion: { _ in
      ends += 1
    }
    UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: [.calculationModeLinear]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 1 }
    } completion: { _ in
      ends += 1
    }
    UIView.transition(with: card, duration: 0.3, options: .transitionCrossDissolve) {
      card.backgroundColor = .systemBlue
    } completion: { _ in
      ends += 1
    }
    UIView.transition(with: card, duration: 0.3, options: [], animations: nil, completion: nil)
    screen.advance(by: 2)
    #expect(ends == 6)
    #expect(card.transform.a == 1.2)
  }

  @Test func animatorsAreOverridden_AndTakeAllTimings() {
    let controller = UIViewController()
    let screen = Screen(controller)
    let view: UIView = controller.view
    let timings: [any UITimingCurveProvider] = [
      UICubicTimingParameters(), UICubicTimingParameters(animationCurve: .easeIn),
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)),
      UISpringTimingParameters(), UISpringTimingParameters(dampingRatio: 0.6),
      UISpringTimingParameters(
        dampingRatio: 0.6, initialVelocity: CGVector(dx: 1, dy: -1)),
      UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero),
      UISpringTimingParameters(duration: 0.5, bounce: 0.3),
    ]
    var ends = 0
    for timing in timings {
      let animator = EveryAnimator(duration: 0.4, timingParameters: timing)
      animator.addAnimations { view.alpha = view.alpha == 1 ? 0.5 : 1 }
      animator.addCompletion { position in
        if position == .end { ends += 1 }
      }
      animator.startAnimation()
      #expect(animator.starts == 1)
      screen.advance(by: 3)
    }
    #expect(ends == timings.count)
  }
}
