// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Says how a screen comes and goes that is presented. Each method has a default, which leaves it to the
/// Kit.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// What animates the coming of `presented`; nil for the usual movement.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What animates the going of `dismissed`; nil for the usual movement.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What leads the coming of a screen, which `animator` animates; nil if nobody does.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What leads the going of a screen, which `animator` animates; nil if nobody does.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What manages a screen of the style ``UIModalPresentationStyle/custom`` while it is presented; nil
  /// for one that covers the window.
  /// - Parameters:
  ///   - presenting: the outermost controller, which presents; nil if that isn't known.
  ///   - source: the controller whose `present` was called.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Animates a change of screens.
///
///     func animateTransition(using context: any UIViewControllerContextTransitioning) {
///       guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
///       context.containerView.addSubview(view)
///       view.alpha = 0
///       UIView.animate(withDuration: transitionDuration(using: context)) {
///         view.alpha = 1
///       } completion: { _ in
///         context.completeTransition(!context.transitionWasCancelled)
///       }
///     }
///
/// The Kit's own pushes, pops and presentations go this way too.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long the animation takes, in seconds. What isn't finite is refused with a message and counts as 0,
  /// like what is negative.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the view of the screen that comes to the container, animates, and calls `completeTransition` at
  /// the end. Until then neither screen hears that it has come or gone.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator that does what ``animateTransition(using:)`` does, the same each time it is asked for in
  /// the course of one transition. Where there is one, an interactive transition leads it by its
  /// `fractionComplete`, and ``animateTransition(using:)`` isn't called. Without it the animations that
  /// ``animateTransition(using:)`` starts are led.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// The transition has ended.
  /// - Parameter transitionCompleted: whether the other screen is shown now; false if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// None.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.shared }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The answer of an object that has no interruptible animator.
final class NoAnimator: UIViewPropertyAnimator {
  static let shared = NoAnimator(duration: 0, curve: .linear)
}

/// Leads a change of screens, by a gesture for instance.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition, in place of `animateTransition`.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest goes when it isn't led any more, in shares of the animator's speed.
  var completionSpeed: CGFloat { get }

  /// The pace of that rest.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition is led from its beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }

  /// Ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// True.
  public var wantsInteractiveStart: Bool { true }
}
