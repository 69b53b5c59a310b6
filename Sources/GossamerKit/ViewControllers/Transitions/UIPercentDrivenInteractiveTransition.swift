// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Drives a transition interactively: shows its animation at the fraction that ``update(_:)`` sets. After ``finish()``
/// or ``cancel()``, the animation goes on by itself.
///
///     func pan(_ pan: UIPanGestureRecognizer) {
///       let fraction = pan.translation(in: view).x / view.bounds.width
///       switch pan.state {
///       case .began: navigationController?.popViewController(animated: true)
///       case .changed: interaction.update(fraction)
///       case .ended where fraction > 0.5: interaction.finish()
///       default: interaction.cancel()
///       }
///     }
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Creates an object that doesn't drive a transition yet.
  public init() {}

  /// The duration of the animator's whole animation, in seconds.
  open var duration: CGFloat { transition?.transitionDuration ?? 0 }

  /// The fraction of the transition that is complete, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest of the animation, relative to the animator's: the rest takes the remaining ``duration``
  /// divided by it. A value that isn't positive and finite counts as 1.
  open var completionSpeed: CGFloat = 1

  /// The timing curve of the rest of the animation.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// A timing curve that replaces the ``completionCurve``; nil to use that.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition is interactive from its start. Set it to false for one that becomes interactive later,
  /// through ``pause()``.
  open var wantsInteractiveStart = true

  private var transition: ScreenTransition? { context as? ScreenTransition }

  /// Starts the transition. It is paused at its beginning if ``wantsInteractiveStart`` is true.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    transition?.startAnimator()
  }

  /// Pauses a running transition, and makes it interactive.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    percentComplete = transition?.percentComplete ?? percentComplete
  }

  /// Updates the fraction of the transition that is shown.
  /// - Parameter percentComplete: from 0 to 1. Clamped; NaN is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN, let context else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Cancels the transition: it runs back to its beginning. Does nothing if it isn't interactive.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Finishes the transition: it runs to its end. Does nothing if it isn't interactive.
  open func finish() { context?.finishInteractiveTransition() }
}
