// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a transition between two screens, or of a change of the window's size.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The duration of the animation in seconds; 0 without one.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was, or is being, cancelled.
  var isCancelled: Bool { get }
  /// Whether the transition is interactive now, for instance driven by a gesture.
  var isInteractive: Bool { get }
  /// Whether the transition was interactive when it began.
  var initiallyInteractive: Bool { get }
  /// The last known fraction of an interactive transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the rest of the animation after an interaction, relative to the animator's.
  var completionVelocity: CGFloat { get }
  /// The timing curve of that rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// The style of a presentation; `none` for a push, a pop or a change of size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the container. Always the identity, because windows don't rotate.
  var targetTransform: CGAffineTransform { get }
  /// The view that contains the screens.
  var containerView: UIView { get }
  /// The old or the new view controller; nil for none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of the old or the new screen; nil for none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations of the application alongside a transition.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates the changes in `animation` alongside the transition.
  /// - Parameters:
  ///   - animation: called when the transition starts, or at once if it has started; nil for none.
  ///   - completion: called once, after the transition has ended.
  /// - Returns: whether the blocks are called. False if the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` each time the transition becomes interactive or stops being so. When it stops, `isCancelled` says
  /// whether it is cancelled.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates the changes in `animation` alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
