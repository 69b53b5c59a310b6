// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// All that moves in one change of screens, to be held and led as a whole: the runs that its animator and
/// those beside it have started, or an animator of the application's.
///
/// The whole is as long as its longest run. Each run goes its own part of the whole, so that one that is
/// delayed begins later, as it would by itself; within that part the way follows the fraction, not the
/// run's pace, as with `UIViewPropertyAnimator.fractionComplete`.
final class TransitionMotion {
  private var runs: [AnimationRun] = []
  private var animator: (any UIViewImplicitlyAnimating)?
  /// Whether the transition is interactive now.
  private(set) var isHeld = false
  private(set) var fraction = 0.0

  /// Starts what `changes` animates as a part of this whole.
  func record(_ changes: () -> Void) {
    let interface = Interface.current
    let outer = interface.transition
    interface.transition = self
    changes()
    interface.transition = outer
  }

  /// Leads `animator`, which animates the change by itself.
  func lead(_ animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
    if isHeld { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  /// A run is about to start.
  /// - Returns: whether it is held instead.
  func takes(_ run: AnimationRun) -> Bool {
    runs.append(run)
    if isHeld { hold(run) }
    return isHeld
  }

  /// Holds everything at a part of the way, from 0 to 1; nil for where it is.
  func hold(at fraction: Double? = nil) {
    isHeld = true
    self.fraction = fraction ?? shownFraction
    for run in runs { hold(run) }
    guard let animator else { return }
    if animator.isRunning { animator.pauseAnimation() }
    animator.fractionComplete = self.fraction
  }

  /// Goes on by itself.
  /// - Parameters:
  ///   - isForward: whether to the end, or back to the beginning.
  ///   - timing: the pace of the rest.
  ///   - speed: in shares of the usual one; positive.
  func release(isForward: Bool, timing: any UITimingCurveProvider, speed: Double) {
    guard isHeld else { return }
    isHeld = false
    let rest = max(isForward ? 1 - fraction : fraction, 0)
    let seconds = rest * whole / speed
    for run in runs {
      run.go(to: isForward ? 1 : 0, curve: timing.curve(in: seconds), in: seconds)
    }
    guard let animator else { return }
    if !isForward { animator.isReversed = true }
    animator.continueAnimation(
      withTimingParameters: timing, durationFactor: max(rest / speed, 0.001))
  }

  /// Lets go of everything.
  func end() {
    runs = []
    animator = nil
  }

  private func hold(_ run: AnimationRun) {
    let gone = fraction * whole - run.delay
    run.pause(at: run.leg.duration > 0 ? min(max(gone / run.leg.duration, 0), 1) : fraction)
  }

  /// The total duration in seconds.
  private var whole: TimeInterval {
    runs.lazy.filter { !$0.isEnded }.map { $0.delay + $0.leg.duration }.max() ?? 0
  }

  private var shownFraction: Double {
    if let animator { return animator.fractionComplete }
    let longest = runs.filter { !$0.isEnded }.max {
      $0.delay + $0.leg.duration < $1.delay + $1.leg.duration
    }
    return longest.map { min(max($0.progress(at: $0.now).x, 0), 1) } ?? fraction
  }
}
