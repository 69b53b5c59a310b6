// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Provides the animations of a screen's presentation and dismissal. Every method is optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animator for the presentation of `presented`; nil for the default animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animator for the dismissal of `dismissed`; nil for the default animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The interaction controller for a presentation that `animator` animates; nil if it isn't interactive.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The interaction controller for a dismissal that `animator` animates; nil if it isn't interactive.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The presentation controller for a screen of the style ``UIModalPresentationStyle/custom``. Nil for one that fills
  /// the window.
  /// - Parameters:
  ///   - presenting: the presenting view controller, which is the outermost one; nil if that isn't known.
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

/// Animates a transition between two screens.
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
/// The Kit's own pushes, pops and presentations use this protocol, too.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration of the animation in seconds. A negative one counts as 0. So does one that isn't finite, with a
  /// message.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the view of the new screen to the container, animates it, and calls `completeTransition` at the end. Until
  /// then, neither screen is told that it has appeared or disappeared.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator that does the same as ``animateTransition(using:)``. Return the same object each time during one
  /// transition. If there is one, an interactive transition sets its `fractionComplete`, and doesn't call
  /// ``animateTransition(using:)``. Otherwise, the animations that ``animateTransition(using:)`` starts become
  /// interactive.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition has ended.
  /// - Parameter transitionCompleted: whether the new screen is shown now. False if the transition was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns no animator.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.shared }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The result of `interruptibleAnimator(using:)` for an animator that doesn't implement it.
final class NoAnimator: UIViewPropertyAnimator {
  static let shared = NoAnimator(duration: 0, curve: .linear)
}

/// Drives a transition interactively, for instance by a gesture.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called to start the transition, instead of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the rest of the animation after the interaction, relative to the animator's.
  var completionSpeed: CGFloat { get }

  /// The timing curve of that rest.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition is interactive from its start.
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
