// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The animations of one transition, which are paused and driven together. They are the runs that the animator and the
/// animations alongside have started, and the application's interruptible animator if there is one.
///
/// The total duration is that of the longest run, with its delay. A fraction of the transition is that fraction of the
/// total duration, so a delayed run begins to move later. A paused run moves linearly with the fraction, without its
/// timing curve, as with `UIViewPropertyAnimator.fractionComplete`.
final class TransitionMotion {
  private var runs: [AnimationRun] = []
  private var animator: (any UIViewImplicitlyAnimating)?
  /// Whether the animations are paused, because the transition is interactive.
  private(set) var isHeld = false
  /// The fraction of the transition at which the animations were paused last.
  private(set) var fraction = 0.0

  /// Calls `changes`, and adds the animations that it starts.
  func record(_ changes: () -> Void) {
    let interface = Interface.current
    let outer = interface.transition
    interface.transition = self
    changes()
    interface.transition = outer
  }

  /// Adds the application's interruptible animator, and starts or pauses it.
  func lead(_ animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
    if isHeld { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  /// Adds a run that is about to start.
  /// - Returns: whether the run is paused. The caller must not start it then.
  func add(_ run: AnimationRun) -> Bool {
    runs.append(run)
    if isHeld { hold(run) }
    return isHeld
  }

  /// Pauses the animations at a fraction of the transition, from 0 to 1; nil for the fraction that is visible now.
  func hold(at fraction: Double? = nil) {
    isHeld = true
    self.fraction = fraction ?? shownFraction
    for run in runs { hold(run) }
    guard let animator else { return }
    if animator.isRunning { animator.pauseAnimation() }
    animator.fractionComplete = self.fraction
  }

  /// Lets the paused animations go on by themselves.
  /// - Parameters:
  ///   - isForward: whether they run to their end; otherwise they run back to their beginning.
  ///   - timing: the timing curve of the rest.
  ///   - speed: the speed of the rest, relative to the animations' own; positive.
  func release(isForward: Bool, timing: any UITimingCurveProvider, speed: Double) {
    guard isHeld else { return }
    isHeld = false
    let rest = max(isForward ? 1 - fraction : fraction, 0)
    let seconds = rest * totalDuration / speed
    for run in runs {
      run.go(to: isForward ? 1 : 0, curve: timing.curve(in: seconds), in: seconds)
    }
    guard let animator else { return }
    if !isForward { animator.isReversed = true }
    animator.continueAnimation(
      withTimingParameters: timing, durationFactor: max(rest / speed, 0.001))
  }

  /// Forgets all animations.
  func end() {
    runs = []
    animator = nil
  }

  private func hold(_ run: AnimationRun) {
    let elapsed = fraction * totalDuration - run.delay
    run.pause(at: run.leg.duration > 0 ? min(max(elapsed / run.leg.duration, 0), 1) : fraction)
  }

  /// The total duration in seconds.
  private var totalDuration: TimeInterval {
    runs.lazy.filter { !$0.isEnded }.map { $0.delay + $0.leg.duration }.max() ?? 0
  }

  /// The fraction of the transition that is visible now.
  private var shownFraction: Double {
    if let animator { return animator.fractionComplete }
    let longest = runs.filter { !$0.isEnded }.max {
      $0.delay + $0.leg.duration < $1.delay + $1.leg.duration
    }
    return longest.map { min(max($0.progress(at: $0.now).x, 0), 1) } ?? fraction
  }
}
