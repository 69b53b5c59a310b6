// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Leads a change of screens by a fraction: what its animator animates is shown as far as ``update(_:)``
/// says, and goes on by itself after ``finish()`` or ``cancel()``.
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
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Creates an object that leads nothing yet.
  public init() {}

  /// How long the animator takes for the whole way, in seconds.
  open var duration: CGFloat { transition?.transitionDuration ?? 0 }

  /// How far the transition was led, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest goes, in shares of the animator's speed: the rest of the way takes its rest of the
  /// ``duration``, divided by it. What isn't positive and finite counts as 1.
  open var completionSpeed: CGFloat = 1

  /// The pace of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The pace of the rest, in place of ``completionCurve``; nil for that one.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition is led from its beginning. Set it to false for one that ``pause()`` begins to
  /// lead in its midst.
  open var wantsInteractiveStart = true

  private var transition: ScreenTransition? { context as? ScreenTransition }

  /// Begins the transition, held at its beginning.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    transition?.startAnimator()
  }

  /// Leads from now on what is going on by itself.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    percentComplete = transition?.percentComplete ?? percentComplete
  }

  /// Shows the transition so far.
  /// - Parameter percentComplete: from 0 to 1. Clamped; what is no number is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN, let context else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Goes back to the beginning. Without effect on a transition that isn't led.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Goes on to the end. Without effect on a transition that isn't led.
  open func finish() { context?.finishInteractiveTransition() }
}
