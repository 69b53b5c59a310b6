// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The shared course of all animations of one block: start time, timing curve, direction and completions.
///
/// A run waits for the first frame that shows its animations, runs, may be paused, and ends once. Without a host it
/// begins at once, and tests advance its clock.
package final class AnimationRun {
  /// A movement from one progress to another, from 0 to 1, with its duration in seconds and its timing curve.
  struct Leg {
    var start = 0.0
    var end = 1.0
    var curve: TimingCurve
    var duration: TimeInterval
  }

  private enum Phase {
    case waiting
    /// The time since `since` is added to `elapsed`.
    case moving(since: TimeInterval)
    case paused
    case ended
  }

  private let interface = Interface.current
  private(set) var leg: Leg
  let delay: TimeInterval
  private var repeatCount: Double
  private var autoreverses: Bool
  /// Whether the animated views take input during the run.
  let allowsUserInteraction: Bool
  private var phase = Phase.waiting
  /// The time of the leg that had elapsed when the present phase began, in seconds.
  private var elapsed: TimeInterval = 0
  /// The progress at which the run is held; nil if its time decides the progress.
  private var heldAt: Double?
  private var alarm: Alarm?
  private var views: [Weak<UIView>] = []
  private var completions: [(UIViewAnimatingPosition, _ finished: Bool) -> Void] = []
  /// The number of other runs that have to end before this one's completions are called.
  private var awaitedRuns = 0
  private var outcome = (position: UIViewAnimatingPosition.end, finished: true)
  private var known: (time: TimeInterval, progress: SIMD2<Double>)?
  /// Whether the run pauses at its end instead of ending; see `UIViewPropertyAnimator`.
  var pausesOnCompletion: () -> Bool = { false }

  /// The shortest duration of an animation: one frame.
  private static let shortest: TimeInterval = 1.0 / 60

  init(
    _ leg: Leg, delay: TimeInterval = 0, repeatCount: Double = 1, autoreverses: Bool = false,
    allowsUserInteraction: Bool = false
  ) {
    self.leg = leg
    self.delay = delay
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.allowsUserInteraction = allowsUserInteraction
  }

  // MARK: - Called by the host

  /// Whether the next frame differs from this one: the run has neither ended nor been paused.
  package var isMoving: Bool {
    switch phase {
    case .waiting, .moving: true
    case .paused, .ended: false
    }
  }

  package var isEnded: Bool { if case .ended = phase { true } else { false } }

  /// Starts the run's time at its first frame. Does nothing if the run has begun.
  package func begin(at time: TimeInterval) {
    guard case .waiting = phase else { return }
    move(since: time + delay)
  }

  /// The progress at a time, along each axis: 0 at the old value, 1 at the new one.
  package func progress(at time: TimeInterval) -> SIMD2<Double> {
    if let heldAt { return SIMD2(repeating: heldAt) }
    // All views of a run ask for the same time, one after the other, so the result is cached.
    if let known, known.time == time { return known.progress }
    let progress = progress(afterElapsed: elapsedTime(at: time))
    known = (time, progress)
    return progress
  }

  /// The present time on the interface's clock.
  var now: TimeInterval { interface.clock.now }

  private func elapsedTime(at time: TimeInterval) -> TimeInterval {
    if case .moving(let since) = phase { elapsed + max(0, time - since) } else { elapsed }
  }

  private func progress(afterElapsed elapsed: TimeInterval) -> SIMD2<Double> {
    guard elapsed < totalDuration, leg.duration > 0 else {
      return SIMD2(repeating: elapsed < totalDuration ? leg.start : leg.end)
    }
    let turns = elapsed / leg.duration
    var fraction = turns - turns.rounded(.down)
    if autoreverses, turns.truncatingRemainder(dividingBy: 2) >= 1 { fraction = 1 - fraction }
    let way = leg.curve.progress(at: fraction)
    return SIMD2(repeating: leg.start) + (leg.end - leg.start) * way
  }

  private var totalDuration: TimeInterval {
    leg.duration * repeatCount * (autoreverses ? 2 : 1)
  }

  // MARK: - Its course

  /// Starts the run after the block has recorded its changes. A run without visible changes ends at once.
  func start() {
    guard !isEnded, interface.transition?.add(self) != true else { return }
    joinTransaction(of: interface.layerAnimations)
    if isEmpty {
      end(at: .end, finished: true)
    } else {
      for view in views.compactMap(\.wrappedValue) { view.setNeedsCommit(.motion) }
      if interface.host == nil { begin(at: now) }
    }
  }

  private func move(since time: TimeInterval) {
    phase = .moving(since: time)
    heldAt = nil
    known = nil
    let left = time - now + totalDuration - elapsed
    guard left.isFinite else { return }
    alarm = interface.clock.setAlarm(in: max(left, Self.shortest)) { [weak self] in
      self?.timeIsOver()
    }
  }

  private func timeIsOver() {
    let position: UIViewAnimatingPosition = leg.end == 1 ? .end : .start
    guard !pausesOnCompletion() else { return pause(at: leg.end) }
    end(at: position, finished: true)
  }

  /// Pauses the run at its present progress, or at `fraction`.
  func pause(at fraction: Double? = nil) {
    guard !isEnded else { return }
    let now = now
    let held = fraction ?? min(max(progress(at: now).x, 0), 1)
    if case .moving = phase { elapsed = elapsedTime(at: now) }
    alarm = nil
    phase = .paused
    heldAt = held
    known = nil
    for view in views.compactMap(\.wrappedValue) { view.setNeedsCommit(.motion) }
  }

  /// Continues from the present progress towards `end`.
  /// - Parameters:
  ///   - curve: the timing curve of the rest; nil continues the present curve from its present fraction.
  ///   - duration: the duration of the rest in seconds; nil for the time that is left of the leg.
  func go(to end: Double, curve: TimingCurve? = nil, in duration: TimeInterval? = nil) {
    guard !isEnded else { return }
    let place = heldAt ?? progress(at: now).x
    if let curve {
      leg = Leg(start: place, end: end, curve: curve, duration: duration ?? leg.duration)
      elapsed = 0
    } else {
      let gone = end == 1 ? place : 1 - place
      let fraction = leg.curve.fraction(at: gone)
      var whole = leg.duration
      if let duration, fraction < 1 { whole = duration / (1 - fraction) }
      leg = Leg(start: 1 - end, end: end, curve: leg.curve, duration: whole)
      elapsed = fraction * whole
    }
    (repeatCount, autoreverses) = (1, false)
    move(since: now)
    for view in views.compactMap(\.wrappedValue) { view.setNeedsCommit(.motion) }
  }

  // MARK: - Its end

  /// Calls `completion` once, at the end of the update cycle in which the run has ended.
  func whenEnded(
    _ completion: @escaping (_ position: UIViewAnimatingPosition, _ finished: Bool) -> Void
  ) {
    completions.append(completion)
  }

  /// Ends the run, with the views at `position`.
  func end(at position: UIViewAnimatingPosition, finished: Bool) {
    guard !isEnded else { return }
    let now = now
    let moved = views.compactMap(\.wrappedValue)
    if position != .end {
      let places = places
      UIView.performWithoutAnimation { for place in places { place.go(to: position, now) } }
    }
    phase = .ended
    alarm = nil
    outcome = (position, finished && outcome.finished)
    for view in moved {
      view.storedLayer?.animations.removeAll { $0.run === self }
      view.setNeedsCommit(.motion)
    }
    views = []
    interface.animations.remove(self)
    if awaitedRuns == 0 { tellOfEnd() }
  }

  /// Makes the completions wait for the end of another run too.
  func wait(for other: AnimationRun) {
    awaitedRuns += 1
    other.whenEnded { [self] _, finished in
      awaitedRuns -= 1
      if !finished { outcome.finished = false }
      if awaitedRuns == 0, isEnded { tellOfEnd() }
    }
  }

  private func tellOfEnd() {
    interface.animations.noteEnd(of: self)
    interface.updateCycle.setNeedsUpdate()
  }

  /// Ends the run because its window is no longer visible.
  package func finish() { end(at: leg.end == 1 ? .end : .start, finished: true) }

  /// Ends the run, as not finished, if no view has any of its animations left.
  func animationsWereRemoved() {
    if isEmpty { end(at: .end, finished: false) }
  }

  private var isEmpty: Bool {
    !views.contains {
      $0.wrappedValue?.storedLayer?.animations.contains { $0.run === self } ?? false
    }
  }

  /// Records that the run animates a property of `view`.
  func note(_ view: UIView) {
    if !views.contains(where: { $0.wrappedValue === view }) { views.append(Weak(view)) }
    interface.animations.note(self)
  }

  /// The animated views that still exist.
  var movedViews: [UIView] { views.compactMap(\.wrappedValue) }

  /// The start and end values of the animated properties; per view the last change comes first.
  var places: [ViewAnimation.Place] {
    movedViews.flatMap { view in
      (view.storedLayer?.animations ?? []).reversed().filter { $0.run === self }
        .map { ViewAnimation.Place(view: view, animation: $0) }
    }
  }

  /// Calls the completions.
  fileprivate func complete() {
    let due = completions
    completions = []
    for completion in due { completion(outcome.position, outcome.finished) }
  }

  /// Ends the run without calling its completions.
  fileprivate func abandon() {
    completions = []
    finish()
  }
}

/// The animation runs of an interface: those that are running, and those whose completions haven't been called.
final class AnimationRuns {
  /// The runs that have animations and haven't ended.
  private var current: [AnimationRun] = []
  /// The runs that have ended, but whose completions haven't been called.
  private var ended: [AnimationRun] = []

  /// Whether completions are waiting to be called.
  var hasEnded: Bool { !ended.isEmpty }

  fileprivate func note(_ run: AnimationRun) {
    if !current.contains(where: { $0 === run }) { current.append(run) }
  }

  fileprivate func remove(_ run: AnimationRun) {
    current.removeAll { $0 === run }
  }

  fileprivate func noteEnd(of run: AnimationRun) {
    ended.append(run)
  }

  /// Calls the completions of the runs that have ended, in the order in which they ended. Runs that end meanwhile follow in
  /// the next update cycle.
  func tellOfEnds() {
    let runs = ended
    ended = []
    for run in runs { run.complete() }
  }

  /// Descriptions of the unfinished animations, for tests; see ``Interface/pendingWork``.
  var pendingWork: [String] {
    current.map { run in
      let views = run.movedViews.map { "\(type(of: $0))" }.joined(separator: ", ")
      return "an animation of \(views.isEmpty ? "nothing" : views)"
    } + ended.map { _ in "an animation that has ended and told nobody" }
  }

  func endAll() {
    for run in current { run.abandon() }
    current = []
    ended = []
  }
}
