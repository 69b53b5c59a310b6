// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Where an animation is.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewanimatingposition
nonisolated public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// Where it leads to.
  case end
  /// Where it came from.
  case start
  /// Somewhere in between.
  case current
}

/// What an animator does.
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

/// The control of an animation.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewanimating
public protocol UIViewAnimating: AnyObject {
  /// Whether it is active, was stopped, or neither.
  var state: UIViewAnimatingState { get }
  /// Whether it is moving.
  var isRunning: Bool { get }
  /// Whether it goes back.
  var isReversed: Bool { get set }
  /// What part of the way is gone, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts, or goes on.
  func startAnimation()
  /// Starts in so many seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stays where it is.
  func pauseAnimation()
  /// Stops, with the views as they are seen.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The control of an animation that views are given to.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Animates what `animation` changes, from a part of the time on.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Animates what `animation` changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Calls `completion` at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on from a pause, at another pace.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
