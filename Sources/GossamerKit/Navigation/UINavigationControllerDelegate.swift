// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Hears of the screens that a navigation controller shows, and says how they are animated. Each method
/// has a default.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
public protocol UINavigationControllerDelegate: AnyObject {
  /// A screen is about to be shown, also the first one: called before its `viewWillAppear(_:)`.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// A screen is shown: called after its `viewDidAppear(_:)`. Not called for a pop that was taken back,
  /// and for a screen that others have followed before.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// What animates a push or a pop; nil for the usual movement.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What leads a push or a pop that `animationController`, the delegate's own, animates; nil if nobody
  /// does.
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
  /// What happens to a stack of screens.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation
  nonisolated public enum Operation: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A screen comes upon the others.
    case push
    /// A screen goes, and one below it comes back.
    case pop
  }
}
