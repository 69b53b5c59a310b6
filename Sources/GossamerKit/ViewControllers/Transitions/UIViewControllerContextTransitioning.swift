// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The context of a transition between two screens, for its animator and its interaction controller.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the animation takes place. It contains the view of the old screen, except in a presentation,
  /// where the old screen is below it. The animator adds the view of the new screen.
  var containerView: UIView { get }

  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Whether the transition is interactive at the moment.
  var isInteractive: Bool { get }

  /// Whether the transition was, or is being, cancelled.
  var transitionWasCancelled: Bool { get }

  /// The style of a presentation; `none` for a push or a pop.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The rotation of the container. Always the identity, because windows don't rotate.
  var targetTransform: CGAffineTransform { get }

  /// Shows the animations of an interactive transition at a fraction, from 0 to 1. Does nothing if the transition isn't
  /// interactive.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the interaction; the transition finishes.
  func finishInteractiveTransition()

  /// Ends the interaction; the transition is cancelled.
  func cancelInteractiveTransition()

  /// Pauses a running transition, and makes it interactive.
  func pauseInteractiveTransition()

  /// Completes the transition after its animation. Has to be called once for each transition. Another call is ignored
  /// with a message.
  /// - Parameter didComplete: whether the new screen is shown now. False undoes the transition, and tells the screens
  ///   that the old one stays.
  func completeTransition(_ didComplete: Bool)

  /// The old or the new view controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view of the old or the new screen. Nil if it isn't animated, because it stays below a presented screen.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The frame of the old screen's view when the transition begins, in the coordinates of the container. Zero for the
  /// new screen, and for a screen that stays below a presented one.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// The frame that the new screen's view must have when the transition ends, in the coordinates of the container. Zero
  /// for the old screen, and for a screen that stays below a presented one.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A key for one of the two view controllers of a transition.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old view controller.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The new view controller.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view of the old screen.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view of the new screen.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
