// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A position in an animation.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewanimatingposition
nonisolated public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// Its end.
  case end
  /// Its start.
  case start
  /// The values that are shown at present.
  case current
}

/// The state of an animator.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewanimatingstate
nonisolated public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It hasn't started, or has ended.
  case inactive
  /// It is running or paused.
  case active
  /// It was stopped, and waits for `finishAnimation(at:)`.
  case stopped
}

/// An animation that can be started, paused and stopped.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewanimating
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// Whether the animation is active, inactive or stopped.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running, and not paused.
  var isRunning: Bool { get }
  /// Whether the animation runs backwards.
  var isReversed: Bool { get set }
  /// The progress of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation; the views keep the values that are shown.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at `finalPosition`.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes and completions can be added.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Animates what `animation` changes, starting after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Animates what `animation` changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Calls `completion` at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with another timing curve.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
