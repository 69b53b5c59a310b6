// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The delegate of a navigation controller. It is called when screens are shown, and provides their transitions. All
/// methods are optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a screen is shown, before its `viewWillAppear(_:)`. Called for the first screen too.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called after a screen is shown, after its `viewDidAppear(_:)`. Not called if a pop was cancelled, or if another
  /// screen has replaced this one meanwhile.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Returns the animator of a push or a pop; nil for the default animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives `animationController`, an animator that the delegate has returned, interactively.
  /// Nil for an ordinary animation.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// The change of a navigation controller's stack.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation
  nonisolated public enum Operation: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A screen is pushed onto the stack.
    case push
    /// The topmost screen is popped.
    case pop
  }
}
