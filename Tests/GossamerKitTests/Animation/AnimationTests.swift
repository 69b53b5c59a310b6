// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Animations in a window without a host. Views have their new values at once; completions are called when the test advances
/// the clock to their time.
@Suite(.alone) @MainActor struct AnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

  init() {
    window.addSubview(view)
    window.isHidden = false
    Interface.current.updateCycle.updateToRest()
  }

  @Test func viewHasItsNewValueAtOnce_AndTheCompletionIsCalledAtTheEnd() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 0.3, animations: { view.center = CGPoint(x: 100, y: 100) },
      completion: { ends.append($0) })
    Interface.current.updateCycle.updateToRest()
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(ends == [])
    advance(0.29)
    #expect(ends == [])
    advance(0.02)
    #expect(ends == [true])
    advance(1)
    #expect(ends == [true])
    #expect(view.storedLayer?.animations.isEmpty == true)
  }

  @Test func shownValuesMoveFromOldToNew_AfterTheDelay() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 0, width: 80, height: 20)
      view.alpha = 0
      view.transform = CGAffineTransform(rotationAngle: .pi)
    }
    advance(0.4)
    #expect(offset.center.x == -120 && offset.size.x == -40 && offset.alpha == 1)
    advance(0.6)
    #expect(abs(offset.center.x + 60) < 1e-9)
    #expect(abs(offset.size.x + 20) < 1e-9)
    #expect(abs(offset.alpha - 0.5) < 1e-9)
    let rotation = offset.shown(view.transform)?.rotation ?? 0
    #expect(abs(rotation - .pi / 2) < 1e-9)
  }

  @Test func secondAnimationIsAddedToTheFirst_WithoutAJump() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
    advance(0.5)
    let shown = view.center.x + offset.center.x
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 20 }
    #expect(abs(view.center.x + offset.center.x - shown) < 1e-9)
    #expect(abs(shown - 60) < 1e-9)
    // Both animations add up: the first moves 80 points to the right, the second 80 to the left, each for 0.1 s so far.
    advance(0.1)
    #expect(abs(view.center.x + offset.center.x - shown) < 1e-9)
  }

  @Test func beginFromCurrentStateReplacesTheFirstAnimation_WithoutAJump() {
    var ends: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      view.center.x = 100
    } completion: {
      ends.append("first \($0)")
    }
    advance(0.5)
    let shown = view.center.x + offset.center.x
    UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
      view.center.x = 20
    } completion: {
      ends.append("second \($0)")
    }
    #expect(abs(view.center.x + offset.center.x - shown) < 1e-9)
    advance(0.5)
    #expect(abs(view.center.x + offset.center.x - (shown + 20) / 2) < 1e-9)
    advance(1)
    #expect(ends == ["first false", "second true"])
  }

  @Test func layoutInAnAnimationBlockIsAnimated() {
    view.translatesAutoresizingMaskIntoConstraints = false
    let leading = view.leadingAnchor.constraint(equalTo: window.leadingAnchor)
    NSLayoutConstraint.activate([
      leading, view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    leading.constant = 100
    UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
    #expect(view.frame.minX == 100)
    #expect(offset.center.x == -100)
    leading.constant = 50
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { window.layoutIfNeeded() }
    }
    #expect(offset.center.x == -100)
  }

  @Test func repeatsAndAutoreverses_UntilItIsRemoved() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      view.center.x = 120
    }
    for (time, expected) in [(0.25, -75.0), (0.5, -25), (0.5, -25), (0.5, -75), (0.5, -75)] {
      advance(time)
      #expect(abs(offset.center.x - expected) < 1e-9)
    }
    advance(1000)
    var end: Bool?
    view.storedLayer?.animations.first?.run.whenEnded { end = $1 }
    view.layer.removeAllAnimations()
    Interface.current.updateCycle.updateToRest()
    #expect(end == false)
  }

  @Test func endsAfterItsRepeatCount() {
    var ends = 0
    UIView.animate(withDuration: 1) {
      UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: false) { view.alpha = 0.5 }
    } completion: { _ in
      ends += 1
    }
    #expect(view.storedLayer?.animations.count == 1)
    advance(2.4)
    #expect(view.storedLayer?.animations.count == 1)
    #expect(ends == 0)
    advance(0.2)
    #expect(view.storedLayer?.animations.isEmpty == true)
    #expect(ends == 1)
  }

  @Test func aNestedBlockInheritsTheDuration_UnlessItOverridesIt() {
    UIView.animate(withDuration: 2) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 0.1) { #expect(UIView.inheritedAnimationDuration == 2) }
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        #expect(UIView.inheritedAnimationDuration == 0.1)
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func changesAtOnce_WhileAnimationsAreDisabled() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    #expect(!UIView.areAnimationsEnabled)
    #expect(ends == [])
    Interface.current.updateCycle.updateToRest()
    #expect(ends == [true])
    #expect(view.storedLayer?.animations.isEmpty != false)
  }

  @Test func keyframesRunInTheirRelativeTimes() {
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 120 }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
        view.center.x = 220
      }
    }
    for (time, expected) in [(0.5, 70.0), (0.5, 120), (0.4, 120), (0.35, 170), (0.25, 220)] {
      advance(time)
      #expect(abs(view.center.x + offset.center.x - expected) < 1e-9)
    }
  }

  @Test func misplacedAndInvalidKeyframesAreReported() {
    let messages = messages {
      UIView.animate(withDuration: 1) {
        UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: 1) { view.alpha = 0 }
      }
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: 9) { view.alpha = 1 }
      }
    }
    #expect(
      messages == [
        "A key frame has to be added in the block of animateKeyframes; it is animated as it stands.",
        "The start of a key frame nan of an animation isn't finite; 0.0 is taken.",
      ])
  }

  // MARK: - Interaction

  @Test func viewIsNotHitWhileItIsAnimated_UnlessUserInteractionIsAllowed() {
    UIView.animate(withDuration: 1) { view.center.x = 100 }
    #expect(window.hitTest(view.center, with: nil) === window)
    advance(1)
    #expect(window.hitTest(view.center, with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.center.x = 50
    }
    #expect(window.hitTest(view.center, with: nil) === view)
  }

  // MARK: - Transitions

  @Test func transitionReplacesAView_OrShowsAndHidesIt() {
    let (above, new) = (UIView(), UIView())
    window.addSubview(above)
    var ends: [Bool] = []
    UIView.transition(
      from: view, to: new, duration: 0.5, options: .transitionCrossDissolve
    ) { ends.append($0) }
    #expect(window.subviews == [new, above])
    #expect(window.storedLayer?.animations.count == 1)
    advance(0.5)
    #expect(ends == [true])
    UIView.transition(
      from: new, to: above, duration: 0.5, options: .showHideTransitionViews, completion: nil)
    #expect(new.isHidden && !above.isHidden && window.subviews == [new, above])
    let messages = messages {
      UIView.transition(from: view, to: new, duration: 1) { ends.append($0) }
    }
    #expect(ends == [true, false])
    #expect(
      messages == [
        "UIView can't take the place of UIView, which has no superview. Nothing was changed."
      ])
  }

  // MARK: - Bad input

  @Test(arguments: [-1.0, 0, .infinity, -.infinity, .nan])
  func changesWithoutAnimation_WhenTheDurationIsNotPositiveAndFinite(duration: Double) {
    var ends: [Bool] = []
    let messages = messages {
      UIView.animate(
        withDuration: duration, animations: { view.alpha = 0.5 }, completion: { ends.append($0) })
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { view.center.x = 100 }
      UIView.animate(springDuration: duration) { view.center.x = 120 }
    }
    #expect(view.alpha == 0.5 && view.center.x == 120)
    #expect(view.storedLayer?.animations.isEmpty != false)
    #expect(messages.count == (duration.isFinite ? 0 : 3))
    Interface.current.updateCycle.updateToRest()
    #expect(ends == [true])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e9, 1e-9])
  func springsStayFinite_ForUnusualParameters(number: CGFloat) {
    _ = messages {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number
      ) { view.center.x = 100 }
      UIView.animate(springDuration: 1, bounce: number, initialSpringVelocity: number) {
        view.alpha = 0.5
      }
      let spring = UISpringTimingParameters(
        mass: number, stiffness: number, damping: number, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      animator.addAnimations { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
      animator.startAnimation()
    }
    for _ in 0..<20 {
      advance(0.1)
      #expect(offset.center.x.isFinite && offset.alpha.isFinite)
      #expect(offset.shown(view.transform)?.scale.width.isFinite != false)
    }
    view.layer.removeAllAnimations()
  }

  @Test func completionCanAnimateAgain_AndRemoveItsView() {
    var order: [String] = []
    UIView.animate(withDuration: 0.1) {
      view.alpha = 0.5
    } completion: { _ in
      order.append("first")
      UIView.animate(withDuration: 0.1) {
        view.alpha = 1
      } completion: { finished in
        order.append("second \(finished)")
      }
      view.removeFromSuperview()
    }
    advance(0.1)
    #expect(order == ["first", "second false"])
  }

  @Test func completionThatAnimatesForNoTime_IsCalledOncePerFrame() {
    var (count, isOver) = (0, false)
    func again() {
      guard !isOver else { return }
      count += 1
      UIView.animate(withDuration: 1e-9) {
        view.alpha = view.alpha == 1 ? 0.5 : 1
      } completion: {
        _ in
        again()
      }
    }
    again()
    advance(1)
    #expect(count > 50 && count < 70)
    // Otherwise, every later update cycle would call the completion again.
    isOver = true
    advance(1)
  }

  @Test(arguments: [Double.infinity, .nan])
  func clockStays_WhenItIsAdvancedByAnInvalidTime(seconds: Double) {
    let now = Interface.current.clock.now
    let messages = messages { advance(seconds) }
    #expect(Interface.current.clock.now == now)
    #expect(
      messages == ["The time can't be moved on by \(seconds) seconds; it stays where it is."])
  }

  @Test func completionIsCalledOnce_WhenTheViewIsRemovedOrTheWindowHidden() {
    var ends: [String] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      ends.append("view \($0)")
    }
    view.removeFromSuperview()
    Interface.current.updateCycle.updateToRest()
    #expect(ends == ["view false"])
    window.addSubview(view)
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: {
      ends.append("window \($0)")
    }
    window.isHidden = true
    Interface.current.updateCycle.updateToRest()
    advance(5)
    #expect(ends == ["view false", "window false"])
  }

  @Test func completionIsCalled_WhenTheWindowIsFreedDuringAnAnimation() {
    var ends: [Bool] = []
    weak var freed: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      freed = view
      window.addSubview(view)
      window.isHidden = false
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
    }
    #expect(freed == nil)
    Interface.current.updateCycle.updateToRest()
    #expect(ends == [false])
  }

  @Test func animationEndsAtOnce_WhenTheViewIsInNoWindow() {
    let detached = UIView()
    var ends: [Bool] = []
    UIView.animate(withDuration: 9) {
      detached.alpha = 0
    } completion: {
      ends.append($0)
    }
    Interface.current.updateCycle.updateToRest()
    #expect(ends == [true])
  }

  @Test func animationEndsAtOnce_WhenTheDesktopDisablesAnimations() {
    withRecordingHost { host in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      window.addSubview(view)
      window.isHidden = false
      var ends: [Bool] = []
      UIView.animate(withDuration: 9) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      Interface.current.updateCycle.update()
      #expect(ends == [])
      #expect(view.storedLayer?.animations.count == 1)
      host.windows.last?.showsAnimations = false
      UIView.animate(withDuration: 9) {
        view.alpha = 1
      } completion: {
        ends.append($0)
      }
      Interface.current.updateCycle.update()
      #expect(ends == [true])
      window.isHidden = true
      Interface.current.updateCycle.update()
      #expect(ends == [true, false])
    }
  }

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

  @Test func animatesBetweenBeginningAndCommitting() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    view.alpha = 0
    UIView.commitAnimations()
    #expect(AnimationBlock.current == nil && view.alpha == 0)
    #expect(view.storedLayer?.animations.count == 1)
    advance(1.9)
    #expect(view.storedLayer?.animations.count == 1)
    advance(0.2)
    #expect(view.storedLayer?.animations.isEmpty == true)
  }
}
