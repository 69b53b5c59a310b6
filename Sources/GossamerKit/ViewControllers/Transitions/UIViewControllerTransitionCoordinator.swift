// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What there is to know of a change of screens, or of a window's size.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether a person sees it move.
  var isAnimated: Bool { get }
  /// How long it moves, in seconds; 0 if it doesn't.
  var transitionDuration: TimeInterval { get }
  /// Whether it was, or is being, taken back.
  var isCancelled: Bool { get }
  /// Whether somebody leads the change at the moment, by a gesture for instance.
  var isInteractive: Bool { get }
  /// Whether somebody led the change when it began.
  var initiallyInteractive: Bool { get }
  /// How far a change that is, or was, led had come when it was last told, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the rest of a change goes that was led, in shares of the usual speed.
  var completionVelocity: CGFloat { get }
  /// The pace of that rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// The style of a presentation; `none` for a push, a pop or another size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// What the container is turned by: the identity, windows aren't turned.
  var targetTransform: CGAffineTransform { get }
  /// What the screens are in.
  var containerView: UIView { get }
  /// The screen that goes or the one that comes; nil where there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of the screen that goes or of the one that comes; nil where there is none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets an application animate beside a change of screens.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates what `animation` changes together with the screens.
  /// - Parameters:
  ///   - animation: run when the screens are in their places, or at once if they are; nil for nothing.
  ///   - completion: called once, when the movement has ended.
  /// - Returns: whether it is; false, and neither is called, if the change is over.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` each time when somebody begins to lead the change, or ends; at the end
  /// `isCancelled` says which way it goes.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates what `animation` changes together with the screens.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
