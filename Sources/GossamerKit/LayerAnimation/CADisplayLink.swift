// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Calls a method before each frame.
///
///     let link = CADisplayLink(target: self, selector: Clock.step)
///     link.add(to: .main, forMode: .common)
///
/// The method takes the link, or nothing. It is called before the frame's layout, so that what it changes is in the frame. In a headless
/// test it is called each 60th of a second that the test advances. The link retains its target until it is invalidated.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/cadisplaylink
@preconcurrency @MainActor public final class CADisplayLink {
  private var call: ((CADisplayLink) -> Void)?
  private let links = Interface.current.displayLinks

  /// Creates a link that calls `selector`, a method that takes the link, on `target`. Nothing is called until it is added to a run loop.
  public init<Target: AnyObject>(
    target: Target, selector: @escaping (Target) -> (CADisplayLink) -> Void
  ) {
    call = { selector(target)($0) }
  }

  /// Creates a link that calls `selector`, a method, on `target`.
  public init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> () -> Void) {
    call = { _ in selector(target)() }
  }

  /// Starts the calls. All run loops and modes count as the main one's.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if call != nil { links.add(self) }
  }

  /// Stops the calls, until it is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { links.remove(self) }

  /// Stops the calls for good, and releases the target.
  public func invalidate() {
    links.remove(self)
    call = nil
  }

  /// Whether no calls are made for the time being.
  public var isPaused = false { didSet { if isPaused != oldValue { links.pauseDidChange() } } }

  /// The time of the last frame that the method was called for, as `CACurrentMediaTime()`; 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The time at which the frame is over.
  public var targetTimestamp: CFTimeInterval { timestamp + max(duration, interval) }

  /// The duration of a frame of the display, in seconds: a 60th.
  public var duration: CFTimeInterval { DisplayLinks.frame }

  /// How often it wants to be called in a second; 0, the default, for each frame. Frames are left out for that.
  public var preferredFramesPerSecond = 0

  /// How often it wants to be called; the preferred rate, or else the maximum, counts.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let range = preferredFrameRateRange
      preferredFramesPerSecond = Int(range.preferred ?? range.maximum)
    }
  }

  private var interval: TimeInterval {
    preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : 0
  }

  /// Calls the method for the frame at `time`, if it wants that one.
  fileprivate func step(at time: TimeInterval) {
    // Frames are never quite on time: half of one is allowed for.
    let earliest = timestamp + max(interval - DisplayLinks.frame / 2, DisplayLinks.frame / 4)
    guard !isPaused, let call, timestamp == 0 || time >= earliest else { return }
    timestamp = time
    call(self)
  }
}

/// How often something wants to be called in a second.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/caframeraterange
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
  /// The least rate.
  public var minimum: Float
  /// The greatest rate; 0 for that of the display.
  public var maximum: Float
  /// The preferred rate; nil or 0 for none.
  public var preferred: Float?

  /// Creates a range. Rates that aren't finite or are negative count as 0.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    func valid(_ rate: Float) -> Float { rate.isFinite ? min(max(rate, 0), 1000) : 0 }
    (self.minimum, self.maximum) = (valid(minimum), valid(maximum))
    self.preferred = preferred.map(valid).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Each frame of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// The display links of an interface that were added to a run loop.
final class DisplayLinks {
  /// The duration of a frame, in seconds.
  static let frame: TimeInterval = 1.0 / 60

  private weak var interface: Interface?
  private var links: [CADisplayLink] = []
  private var alarm: Alarm?

  init(of interface: Interface) {
    self.interface = interface
  }

  fileprivate func add(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
    pauseDidChange()
  }

  fileprivate func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
    if !isRunning { alarm = nil }
  }

  private var isRunning: Bool { links.contains { !$0.isPaused } }

  fileprivate func pauseDidChange() {
    guard let interface, isRunning else { return }
    if interface.host != nil { return interface.updateCycle.setNeedsFrame() }
    guard alarm == nil else { return }
    // Without a host the tests' clock makes the frames.
    alarm = interface.clock.setAlarm(in: Self.frame) { [weak self] in
      guard let self, let now = self.interface?.clock.now else { return }
      alarm = nil
      call(at: now)
      pauseDidChange()
    }
  }

  /// Calls the links for the frame at `time`, which the host has begun.
  /// - Returns: whether the next frame is wanted.
  func frameBegins(at time: TimeInterval) -> Bool {
    guard !links.isEmpty, interface?.host != nil else { return false }
    call(at: time)
    return isRunning
  }

  private func call(at time: TimeInterval) {
    for link in links { link.step(at: time) }
  }

  /// Descriptions of the links that run, for tests; see ``Interface/pendingWork``.
  var pendingWork: [String] { links.map { _ in "a CADisplayLink that wasn't invalidated" } }

  func forget() {
    links = []
    alarm = nil
  }
}
