// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// Updates everything once per frame: bindings and properties, constraints, layout, and the commit to the host.
///
/// The order is UIKit's (iOS 26). Updates that are requested during the cycle are done in the same cycle, so that a person
/// never sees half of a change.
package final class UpdateCycle {
  /// How many times passes may request each other before a message reports a circle.
  static let maximumRounds = 100

  private weak var interface: Interface?
  private let application: UIApplication

  /// The number of cycles that have run.
  package private(set) var count = 0

  private var pendingBindings: [Binding] = []
  /// An empty array whose capacity is reused, so that a frame allocates no memory.
  private var spareBindings: [Binding] = []
  private var isRunning = false
  /// Whether the last cycle gave up on passes that request each other in a circle.
  private var isRestless = false
  private var links: [Weak<UpdateLink>] = []
  /// Whether a link has requested the next frame, or was created, while the links were called.
  private var isFrameWanted = false

  init(of interface: Interface) {
    self.interface = interface
    application = interface.application
  }

  /// Requests an update cycle with the host's next frame. Without a host tests call ``update(at:)`` themselves.
  package func setNeedsUpdate() {
    guard !isScheduled, !isRunning, let host = interface?.host else { return }
    isScheduled = true
    host.requestUpdate()
  }

  /// Runs the cycle now. The host calls it at each requested frame; so do tests.
  /// - Parameter time: the time of the frame, to which decelerating scroll views move; nil for now.
  /// - Returns: whether another cycle is needed.
  @discardableResult
  package func update(at time: TimeInterval? = nil) -> Bool {
    guard !isRunning, let interface else { return false }
    return interface.perform { run(in: interface, at: time ?? interface.clock.now) }
  }

  private func run(in interface: Interface, at time: TimeInterval) -> Bool {
    isRunning = true
    isScheduled = false
    count += 1
    interface.tracer?.cycleWillRun()
    let areLinksRunning = interface.displayLinks.frameBegins(at: time)
    let isScrolling = interface.scrollMotions.advance(to: time)
    settle()
    let goesOn = updateLinks() || isScrolling || areLinksRunning
    let shown = windows
    for window in shown { window.commit() }
    isRunning = false
    for window in shown { window.finishAppearance() }
    interface.animations.tellOfEnds()
    interface.layerAnimations.beginHeadless()
    interface.layerAnimations.tellNews()
    let hasNewCompanions = application.checkNewCompanions(inCycle: count)
    let isUnfinished =
      isDirty || interface.animations.hasEnded || interface.layerAnimations.hasNews
    let isWanted = isUnfinished || goesOn || isFrameWanted || hasNewCompanions
    interface.tracer?.cycleDidRun(isAtRest: !isUnfinished)
    if isWanted || application.hasVisibleWindow(where: \.hasUncommittedViews) {
      setNeedsUpdate()
    }
    return isUnfinished
  }

  /// Runs the cycle now if one was requested.
  package func updateIfNeeded(at time: TimeInterval? = nil) {
    if isScheduled { update(at: time) }
  }

  /// Whether a cycle was requested that hasn't run.
  package private(set) var isScheduled = false

  /// Runs cycles until no other is needed, so that changes in `viewDidAppear(_:)`, for instance, are shown too. For tests,
  /// which have no next frame.
  package func updateToRest() {
    for _ in 0..<UpdateCycle.maximumRounds {
      if !update() || isRestless { return }
    }
  }

  /// Requests a pending update again, because the new host doesn't know of the old host's request.
  func hostDidChange() {
    isScheduled = false
    if isDirty { setNeedsUpdate() }
  }

  /// Descriptions of the pending bindings and of the links, for tests; see ``Interface/pendingWork``.
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

  /// Requests the next frame, even during this one.
  func setNeedsFrame() {
    isFrameWanted = true
    setNeedsUpdate()
  }

  /// Calls the links.
  /// - Returns: whether one of them wants the next frame too.
  private func updateLinks() -> Bool {
    isFrameWanted = false
    guard !links.isEmpty else { return false }
    links.removeAll { $0.wrappedValue == nil }
    let answers = links.map { $0.wrappedValue?.cycleDidSettle() ?? false }
    return answers.contains(true)
  }

  /// Runs the passes until none is pending.
  ///
  /// If they request each other in a circle, that is reported once; then they get one round per frame.
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

  /// Reports the methods that request each other. Runs a few more rounds to find them, because each round shows only a part
  /// of a circle.
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

  /// Evaluates the bindings whose sources have changed: first all reads, then all writes. Repeats this as long as the writes
  /// change the sources of other bindings.
  private func evaluateBindings() {
    for _ in 0..<UpdateCycle.maximumRounds {
      guard !pendingBindings.isEmpty else { return }
      let due = takePendingBindings()
      for binding in due { binding.evaluate() }
      if let tracer = interface?.tracer {
        for binding in due {
          tracer.update(binding.scopeID, of: nil) { binding.writeTarget() }
        }
      } else {
        for binding in due { binding.writeTarget() }
      }
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

  /// Returns the pending bindings in the order of their creation, because Observation reports changes in no particular order.
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

  private var windows: [UIWindow] { application.visibleWindows }

  /// Whether something waits for the next cycle.
  var isDirty: Bool {
    !pendingBindings.isEmpty
      || application.hasVisibleWindow { !$0.pending.union($0.pendingBelow).isEmpty }
  }
}
