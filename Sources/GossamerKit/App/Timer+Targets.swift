// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Timers that call methods. In place of a selector stands a method: `selector: Form.tick`.
extension Timer {
  /// Creates a timer that calls `selector`, a method, on `target`, and starts it.
  ///
  /// It goes by the main run loop, which a host serves. Headless it goes by the time that tests move on,
  /// `screen.advance(by:)`. The timer holds its target until it is invalidated; one that doesn't repeat invalidates
  /// itself after its call.
  ///
  /// Semantics: https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)
  /// - Parameters:
  ///   - timeInterval: in seconds; what is below 0.0001 counts as that.
  ///   - userInfo: what the timer's own `userInfo` is; nil for nothing.
  @discardableResult
  public class func scheduledTimer<Target: AnyObject>(
    timeInterval: TimeInterval, target: Target, selector: @escaping (Target) -> () -> Void,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    schedule(timeInterval, userInfo, repeats) { _ in selector(target)() }
  }

  /// Creates a timer that calls `selector`, a method, on `target` with the timer, and starts it; see the method
  /// without.
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
    // Foundation's least interval, also for what is no number.
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

/// A timer that lets go of what it calls when it is invalidated.
nonisolated private final class TargetTimer: Timer {
  private let call: MethodCall
  private let info: Any?
  private let interval: TimeInterval

  @MainActor init(_ interval: TimeInterval, _ info: Any?, _ repeats: Bool, _ call: MethodCall) {
    self.call = call
    self.info = info
    self.interval = interval
    super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
      // Foundation calls it where the timer is fired: here that is the main actor.
      nonisolated(unsafe) let timer = $0
      MainActor.assumeIsolated { call.perform(timer) }
      // A run loop invalidates it by itself, without calling `invalidate()`.
      if !repeats { timer.invalidate() }
    }
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    call.end()
  }

  /// Fires once the headless time is there. Until then the alarm holds the timer, as a run loop does.
  @MainActor func awaitHeadlessTurn() {
    call.alarm = Interface.current.clock.setAlarm(in: interval) {
      self.fire()
      if self.isValid { self.awaitHeadlessTurn() }
    }
  }
}

/// What a timer calls, until it is invalidated.
private final class MethodCall {
  private var call: ((Timer) -> Void)?
  /// When it is called next, headless.
  var alarm: Alarm?

  init(_ call: @escaping (Timer) -> Void) {
    self.call = call
  }

  func perform(_ timer: Timer) { call?(timer) }

  /// Lets go of the target. A timer that another thread invalidates, against Foundation's rule, is let go a little
  /// later.
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
