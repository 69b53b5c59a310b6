// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@testable import GossamerKit

/// A presentation controller with a view of its own, which records the calls that it gets.
final class Panel: UIPresentationController {
  let notes: ScreenNotes
  let dimming = UIView()

  init(_ notes: ScreenNotes, _ presented: UIViewController, _ presenting: UIViewController?) {
    self.notes = notes
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 100, y: 0, width: 300, height: containerView?.bounds.height ?? 0)
  }
  override func presentationTransitionWillBegin() {
    notes.add("panel willBegin")
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    notes.add("panel didEnd \(completed)")
  }
  override func dismissalTransitionWillBegin() {
    notes.add("panel dismissal willBegin")
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    notes.add("panel dismissal didEnd \(completed)")
  }
}

/// Provides an animator that is driven by its `fractionComplete`.
final class PropertyGiver: UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let leader = UIPercentDrivenInteractiveTransition()
  private var animator: UIViewPropertyAnimator?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leader }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.alpha = 0
      made.addAnimations { view.alpha = 1 }
    }
    made.addCompletion { context.completeTransition($0 == .end) }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

extension UIView {
  /// The shown opacity.
  var shownAlpha: CGFloat {
    var offset = AnimationOffset()
    for animation in storedLayer?.animations ?? [] {
      animation.add(to: &offset, at: Interface.current.clock.now)
    }
    return alpha + offset.alpha
  }
}
