// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What an animator, and what leads it, know of a change of screens, and what they tell of it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// What the animation happens in. The view of the screen that goes is in it already, unless it stays
  /// where it is below a presented screen; the animator adds that of the screen that comes.
  var containerView: UIView { get }

  /// Whether the change is to be seen.
  var isAnimated: Bool { get }

  /// Whether the transition is interactive at the moment.
  var isInteractive: Bool { get }

  /// Whether the transition was, or is being, taken back.
  var transitionWasCancelled: Bool { get }

  /// The style of a presentation; `none` for a push or a pop.
  var presentationStyle: UIModalPresentationStyle { get }

  /// What the container is turned by: the identity, windows aren't turned.
  var targetTransform: CGAffineTransform { get }

  /// Tells those beside the transition how far it is led, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the interaction; the transition finishes.
  func finishInteractiveTransition()

  /// Ends the interaction; the transition is cancelled.
  func cancelInteractiveTransition()

  /// Pauses a running transition, and makes it interactive.
  func pauseInteractiveTransition()

  /// The animation has ended. Has to be called once for each transition; another call is ignored with a
  /// message.
  /// - Parameter didComplete: whether the other screen is shown now; false takes all back, and tells the
  ///   screens that the one that was going stays.
  func completeTransition(_ didComplete: Bool)

  /// The screen that goes or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view of the screen that goes or of the one that comes; nil if it isn't to be animated, because
  /// it stays where it is below a presented screen.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Where the screen's view is when the transition begins, in the container; zero if it isn't there or
  /// may be anywhere.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where the screen's view has to be when the transition ends, in the container; zero if it isn't there
  /// or may be anywhere.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which of the two screens of a change.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The name.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The screen that goes.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The screen that comes.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Which of the two views of a change.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view of the screen that goes.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view of the screen that comes.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
