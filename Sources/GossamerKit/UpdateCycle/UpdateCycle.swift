// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// Brings everything up to date, once per frame: bindings and properties, constraints, layout, and
/// the commit to the host.
///
/// The order is UIKit's (iOS 26). What asks for an update in the course of it is served in the same
/// cycle, so that a person never sees half of a change.
package final class UpdateCycle {
  /// How often a pass may cause itself again before it is called a circle.
  static let maximumRounds = 100

  private unowned let interface: Interface

  /// How many cycles there have been.
  package private(set) var count = 0

  private var pendingBindings: [Binding] = []
  /// Empty, and kept for the room that it has, so that a frame asks for no memory.
  private var spareBindings: [Binding] = []
  private var isRunning = false
  /// Whether the last cycle gave up on something that never came to rest.
  private var isRestless = false
  private var links: [Weak<UpdateLink>] = []
  /// Whether a link has asked for the next frame while links were called, or was made then.
  private var isFrameWanted = false

  init(of interface: Interface) {
    self.interface = interface
  }

  /// Asks the host for an update cycle at its next frame. Headless, whoever wants one runs it.
  package func setNeedsUpdate() {
    guard !isScheduled, !isRunning, let host = interface.host else { return }
    isScheduled = true
    host.requestUpdate()
  }

  /// Runs the cycle now. The host calls it at each frame that was asked for; so does a test.
  /// - Parameter time: that of the frame, by which content moves that is scrolling by itself; nil for now.
  /// - Returns: whether there is more to do in another cycle.
  @discardableResult
  package func update(at time: TimeInterval? = nil) -> Bool {
    guard !isRunning else { return false }
    return interface.perform { run(at: time ?? interface.clock.now) }
  }

  private func run(at time: TimeInterval) -> Bool {
    isRunning = true
    isScheduled = false
    count += 1
    let isScrolling = interface.scrollMotions.advance(to: time)
    settle()
    let goesOn = updateLinks() || isScrolling
    let shown = windows
    for window in shown { window.commit() }
    isRunning = false
    for window in shown { window.finishAppearance() }
    interface.animations.tellOfEnds()
    let isUnfinished = isDirty || interface.animations.hasEnded
    let isWanted = isUnfinished || goesOn || isFrameWanted
    if isWanted || interface.application.hasVisibleWindow(where: \.hasUncommittedViews) {
      setNeedsUpdate()
    }
    return isUnfinished
  }

  /// Runs the cycle now if one was asked for.
  package func updateIfNeeded(at time: TimeInterval? = nil) {
    if isScheduled { update(at: time) }
  }

  /// Whether a cycle was asked for that hasn't run.
  package private(set) var isScheduled = false

  /// Runs the cycle until nothing asks for another one, so that what a controller changes when it has
  /// appeared is served as well: for tests, which have no next frame.
  package func updateToRest() {
    for _ in 0..<UpdateCycle.maximumRounds {
      if !update() || isRestless { return }
    }
  }

  /// What was asked of the former host, the new one doesn't know.
  func hostDidChange() {
    isScheduled = false
    if isDirty { setNeedsUpdate() }
  }

  /// What waits for the cycle or wants to be called by it, for tests; see ``Interface/pendingWork``.
  var pendingWork: [String] {
    pendingBindings.map { "a binding that is due, \($0.description())" }
      + links.compactMap(\.wrappedValue).map { _ in "an UpdateLink" }
  }

  func forget() {
    giveBack(takePendingBindings())
    links = []
    isFrameWanted = false
    isScheduled = false
    isRestless = false
  }

  func enqueue(_ binding: Binding) {
    guard !binding.isEnqueued else { return }
    binding.isEnqueued = true
    pendingBindings.append(binding)
    setNeedsUpdate()
  }

  func add(_ link: UpdateLink) {
    links.append(Weak(link))
  }

  /// Asks for the next frame, also in the course of this one.
  func setNeedsFrame() {
    isFrameWanted = true
    setNeedsUpdate()
  }

  /// Calls what follows the views.
  /// - Returns: whether one of them wants the next frame too.
  private func updateLinks() -> Bool {
    isFrameWanted = false
    guard !links.isEmpty else { return false }
    links.removeAll { $0.wrappedValue == nil }
    let answers = links.map { $0.wrappedValue?.cycleDidSettle() ?? false }
    return answers.contains(true)
  }

  /// Runs the passes until none of them has anything left to do.
  ///
  /// What doesn't come to rest is reported once, and then gets one round a frame.
  private func settle() {
    for _ in 0..<(isRestless ? 1 : UpdateCycle.maximumRounds) {
      runPasses()
      if !isDirty {
        isRestless = false
        return
      }
    }
    if !isRestless { reportRestlessness() }
    isRestless = true
  }

  private func runPasses() {
    evaluateBindings()
    let shown = windows
    for window in shown {
      window.windowTraits.performAsCurrent { window.updatePropertiesIfNeeded() }
    }
    if !pendingBindings.isEmpty { return }
    for window in shown where window.isVisible {
      window.windowTraits.performAsCurrent { _ = window.layOut() }
      window.updateTitleBar()
    }
  }

  /// Names what asks to run again, in a few more rounds: each shows a part of a circle only.
  private func reportRestlessness() {
    for window in windows { window.layoutCameToRest() }
    var methods: [String] = []
    for _ in 0..<5 {
      let pending = windows.flatMap { $0.pendingMethods([.allProperties, .constraints, .layout]) }
      methods += pending.filter { !methods.contains($0) }
      runPasses()
    }
    Messages.updates.error(
      """
      The update cycle didn't come to rest in \(UpdateCycle.maximumRounds) rounds. These ask to run \
      again each time the cycle runs: \(methods.prefix(5).joined(separator: ", ")).
      """)
  }

  /// Evaluates the bindings whose source has changed: all reads, then all writes, and again as long
  /// as the writes change the source of another binding.
  private func evaluateBindings() {
    for _ in 0..<UpdateCycle.maximumRounds {
      guard !pendingBindings.isEmpty else { return }
      let due = takePendingBindings()
      for binding in due { binding.evaluate() }
      for binding in due { binding.writeTarget() }
      giveBack(due)
    }
    let circle = takePendingBindings()
    guard !circle.isEmpty else { return }
    Messages.updates.error(
      """
      These bindings form a circle that doesn't come to rest; they stop until their source changes \
      again: \(circle.map { $0.description() }.joined(separator: ", ")).
      """)
    for binding in circle { binding.evaluate() }
  }

  /// The bindings that are due, in the order in which they were created: Observation tells of a change
  /// in no particular order.
  private func takePendingBindings() -> [Binding] {
    var due = spareBindings
    spareBindings = []
    swap(&due, &pendingBindings)
    for binding in due { binding.isEnqueued = false }
    if due.count > 1 { due.sort { $0.number < $1.number } }
    return due
  }

  private func giveBack(_ bindings: consuming [Binding]) {
    bindings.removeAll(keepingCapacity: true)
    spareBindings = bindings
  }

  private var windows: [UIWindow] { interface.application.visibleWindows }

  private var isDirty: Bool {
    !pendingBindings.isEmpty
      || interface.application.hasVisibleWindow { !$0.pending.union($0.pendingBelow).isEmpty }
  }
}
