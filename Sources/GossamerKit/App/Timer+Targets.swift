// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Timers with a target and a method, which replaces UIKit's selector: `selector: Form.tick`.
extension Timer {
  /// Creates a timer that calls `selector`, a method, on `target`, and starts it.
  ///
  /// It fires on the main run loop, which the host runs. Without a host it fires by the tests' clock,
  /// `screen.advance(by:)`. The timer retains its target until it is invalidated; a timer that doesn't repeat invalidates
  /// itself after its call.
  ///
  /// Semantics: https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)
  /// - Parameters:
  ///   - timeInterval: the interval in seconds; at least 0.0001 is used.
  ///   - userInfo: the value of the timer's `userInfo`; nil for none.
  @discardableResult
  public class func scheduledTimer<Target: AnyObject>(
    timeInterval: TimeInterval, target: Target, selector: @escaping (Target) -> () -> Void,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    schedule(timeInterval, userInfo, repeats) { _ in selector(target)() }
  }

  /// Creates a timer that calls `selector`, a method that takes the timer, on `target`, and starts it; see the overload
  /// above.
  @discardableResult
  public class func scheduledTimer<Target: AnyObject>(
    timeInterval: TimeInterval, target: Target, selector: @escaping (Target) -> (Timer) -> Void,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    schedule(timeInterval, userInfo, repeats) { selector(target)($0) }
  }

  private static func schedule(
    _ interval: TimeInterval, _ userInfo: Any?, _ repeats: Bool,
    _ call: @escaping (Timer) -> Void
  ) -> Timer {
    // Foundation's minimum interval, which is also used for NaN.
    let interval = interval > 0.0001 ? interval : 0.0001
    let timer = TargetTimer(interval, userInfo, repeats, MethodCall(call))
    if Interface.current.host == nil {
      timer.awaitHeadlessTurn()
    } else {
      RunLoop.main.add(timer, forMode: .common)
    }
    return timer
  }
}

/// A timer that releases its target when it is invalidated.
nonisolated private final class TargetTimer: Timer {
  private let call: MethodCall
  private let info: Any?
  private let interval: TimeInterval

  @MainActor init(_ interval: TimeInterval, _ info: Any?, _ repeats: Bool, _ call: MethodCall) {
    self.call = call
    self.info = info
    self.interval = interval
    super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
      // Foundation calls the block on the thread of the run loop, here the main thread.
      nonisolated(unsafe) let timer = $0
      MainActor.assumeIsolated { call.perform(timer) }
      // The run loop invalidates a timer without calling the overridden `invalidate()`.
      if !repeats { timer.invalidate() }
    }
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    call.end()
  }

  /// Fires by the headless clock. Until then the alarm retains the timer, as a run loop would.
  @MainActor func awaitHeadlessTurn() {
    call.alarm = Interface.current.clock.setAlarm(in: interval) {
      self.fire()
      if self.isValid { self.awaitHeadlessTurn() }
    }
  }
}

/// The call that a timer makes, until it is invalidated.
private final class MethodCall {
  private var call: ((Timer) -> Void)?
  /// The alarm of the next call, without a host.
  var alarm: Alarm?

  init(_ call: @escaping (Timer) -> Void) {
    self.call = call
  }

  func perform(_ timer: Timer) { call?(timer) }

  /// Releases the target; a little later if another thread invalidates the timer, against Foundation's rule.
  nonisolated func end() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { letGo() }
    } else {
      DispatchQueue.main.async { self.letGo() }
    }
  }

  private func letGo() {
    call = nil
    alarm?.cancel()
    alarm = nil
  }
}
