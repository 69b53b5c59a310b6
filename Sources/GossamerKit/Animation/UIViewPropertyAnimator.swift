// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// An animation that can be paused, scrubbed, reversed and stopped.
///
///     let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { card.center = end }
///     animator.startAnimation()
///
/// It animates the same properties as `UIView.animate`. A running animator keeps itself alive until its end. A paused
/// animator that is released ends at once, with the views at the end of the animation.
///
/// - Making one: `init(duration:curve:animations:)`, `init(duration:dampingRatio:animations:)`,
///   `init(duration:timingParameters:)`, `runningPropertyAnimator`
/// - Its course: `startAnimation()`, `pauseAnimation()`, `fractionComplete`, `isReversed`,
///   `continueAnimation(withTimingParameters:durationFactor:)`
/// - Its end: `stopAnimation(_:)`, `finishAnimation(at:)`, `addCompletion(_:)`
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  // MARK: - Creating one

  /// Creates an inactive animator.
  /// - Parameters:
  ///   - duration: in seconds. If it isn't positive and finite, the animation ends at once; if it isn't finite, a message is
  ///     logged. A spring with physical parameters ignores it.
  ///   - parameters: the timing curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let wanted = max(UIView.validDuration(duration) ?? 0, 0)
    self.duration = parameters.springTimingParameters?.settlingDuration ?? wanted
    timingParameters = parameters
  }

  /// Creates an animator with a predefined timing curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier timing curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with the timing curve of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve[Int(options.rawValue >> 16 & 3)], animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  isolated deinit {
    run?.end(at: .end, finished: false)
  }

  // MARK: - Configuring it

  /// The duration of the whole animation, without the delay, in seconds.
  public let duration: TimeInterval
  /// The delay before the animation begins, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The timing curve.
  public let timingParameters: any UITimingCurveProvider
  /// Whether the views take input while they are animated; true by default. Takes effect at the next start.
  open var isUserInteractionEnabled = true
  /// Whether the animator pauses at its end instead of ending.
  open var pausesOnCompletion = false

  // MARK: - UIViewAnimating

  /// Inactive before the start and after the end.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Whether the animation is running, and not paused.
  open var isRunning: Bool { state == .active && run?.isMoving == true }

  /// Whether the animation runs back to the start values. Setting it reverses a running animation.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, let run, state == .active, run.isMoving else { return }
      run.go(to: target)
    }
  }

  /// The progress of the animation, from 0 to 1; beyond 1 while a spring overshoots. Setting it pauses the animation at
  /// this progress. A number that isn't finite is refused with a message.
  open var fractionComplete: CGFloat {
    get { run.map { $0.progress(at: $0.now).x } ?? 0 }
    set {
      guard state != .stopped, newValue.isFinite else {
        return complain("fractionComplete = \(newValue)", "it takes 0 to 1 of what wasn't stopped")
      }
      activate().pause(at: min(max(newValue, 0), 1))
      owner = nil
    }
  }

  /// Starts the animation, or continues it after a pause.
  open func startAnimation() {
    guard state != .stopped else {
      return complain("startAnimation()", "finish what was stopped before")
    }
    let isNew = state == .inactive
    let run = activate()
    guard isNew || !run.isMoving else { return }
    owner = self
    if isNew { run.start() }
    guard !isNew || isReversed else { return }
    if isNew { run.pause(at: 1) }
    run.go(to: target)
  }

  /// Starts the animation after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .inactive { self.delay = max(UIView.finite(delay, "delay", else: 0), 0) }
    startAnimation()
  }

  /// Pauses the animation. An inactive animator becomes active, paused at its beginning.
  open func pauseAnimation() {
    guard state != .stopped else {
      return complain("pauseAnimation()", "finish what was stopped before")
    }
    let isNew = state == .inactive
    activate().pause(at: isNew ? 1 - target : nil)
    owner = nil
  }

  /// Stops the animation; the views keep the values that are shown.
  /// - Parameter withoutFinishing: if true, the animator becomes inactive and its completions aren't called; if false,
  ///   `finishAnimation(at:)` has to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run else { return }
    self.run = nil
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] } else { places = run.places }
    run.end(at: .current, finished: false)
    owner = nil
  }

  /// Ends a stopped animation, and calls the completions.
  /// - Parameter finalPosition: the values that the views get; `current` leaves them as they are.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return complain("finishAnimation(at:)", "it is for one that stopAnimation(false) has stopped")
    }
    // A property may have changed several times: its last change has the end value, its first one the start value.
    let ordered = finalPosition == .end ? places.reversed() : places
    UIView.performWithoutAnimation { for place in ordered { place.go(to: finalPosition) } }
    places = []
    didEnd(at: finalPosition)
  }

  // MARK: - UIViewImplicitlyAnimating

  /// Animates what `animation` changes, starting after a fraction of the remaining time.
  /// - Parameter delayFactor: the fraction, clamped to 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else {
      return complain("addAnimations(_:)", "finish what was stopped before")
    }
    let factor = min(max(UIView.finite(delayFactor, "delay factor", else: 0), 0), 1)
    guard let run else { return animations.append((animation, factor)) }
    let gone = min(max(run.progress(at: run.now).x, 0), 1)
    let start = gone + (1 - gone) * factor
    AnimationBlock(run, span: ViewAnimation.Span(start: start, length: 1 - start))
      .perform(animation)
  }

  /// Animates what `animation` changes: from the start or, if the animation is running, during the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Calls `completion` at the end, with the position at which the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Continues a paused animation.
  /// - Parameters:
  ///   - parameters: the timing curve of the rest; nil continues the animator's own curve.
  ///   - durationFactor: the duration of the rest, as a multiple of ``duration``; 0 for the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, let run, !run.isMoving else {
      return complain("continueAnimation(...)", "it is for one that is paused")
    }
    let factor = max(UIView.finite(durationFactor, "duration factor", else: 0), 0)
    let gone = isReversed ? 1 - fractionComplete : fractionComplete
    let seconds = factor > 0 ? factor * duration : (1 - min(max(gone, 0), 1)) * duration
    let settling = parameters?.springTimingParameters?.settlingDuration
    owner = self
    run.go(
      to: target, curve: parameters?.curve(in: settling ?? seconds),
      in: settling ?? (factor > 0 || parameters != nil ? seconds : nil))
  }

  // MARK: - Its run

  private var animations: [(change: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var run: AnimationRun?
  /// The start and end values of a stopped animation.
  private var places: [ViewAnimation.Place] = []
  /// The animator itself while it is running, which keeps it alive.
  private var owner: UIViewPropertyAnimator?

  private var target: Double { isReversed ? 0 : 1 }

  /// The run, which is created from the added animations when it is needed first.
  private func activate() -> AnimationRun {
    if let run { return run }
    let made = AnimationRun(
      AnimationRun.Leg(curve: timingParameters.curve(in: duration), duration: duration),
      delay: delay, allowsUserInteraction: isUserInteractionEnabled)
    run = made
    state = .active
    made.pausesOnCompletion = { [weak self] in
      guard let self, pausesOnCompletion else { return false }
      owner = nil
      return true
    }
    made.whenEnded { [weak self, weak made] position, _ in
      guard let self, let made, run === made else { return }
      run = nil
      didEnd(at: position)
    }
    let recorded = animations
    animations = []
    for (change, factor) in recorded {
      let span = factor > 0 ? ViewAnimation.Span(start: factor, length: 1 - factor) : nil
      let isAnimated = duration > 0 || delay > 0
      AnimationBlock.perform(in: isAnimated ? AnimationBlock(made, span: span) : nil, change)
    }
    return made
  }

  private func didEnd(at position: UIViewAnimatingPosition) {
    state = .inactive
    delay = 0
    let due = completions
    completions = []
    for completion in due { completion(position) }
    owner = nil
  }

  private func complain(_ member: String, _ advice: String) {
    Messages.views.error(
      "\(member) has no effect on a UIViewPropertyAnimator that is \(state): \(advice).")
  }
}
