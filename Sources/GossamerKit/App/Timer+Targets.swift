// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Timers with a target and a method, `selector: Form.tick`, or the name of one.
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

  /// Creates a timer that calls the method that `aSelector` names on `aTarget`, and starts it; see the overload above. The class
  /// of the target has to have a wire for it; see ``Selector``.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    schedule(ti, userInfo, yesOrNo, Self.calling(aSelector, of: aTarget))
  }

  fileprivate static func calling(_ selector: Selector, of target: Any) -> (Timer) -> Void {
    { timer in
      guard selector.reachable(target, from: "a timer") != nil else { return timer.invalidate() }
      selector.call(target, [timer], from: "a timer")
    }
  }

  private static func schedule(
    _ interval: TimeInterval, _ userInfo: Any?, _ repeats: Bool,
    _ call: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = TargetTimer(nil, interval, userInfo, repeats, MethodCall(call))
    if Interface.current.host == nil {
      timer.awaitHeadlessTurn()
    } else {
      RunLoop.main.add(timer, forMode: .common)
    }
    return timer
  }
}

/// A timer with a target and a selector. Its initialisers make a timer of the Kit's own class, which Swift lets only those of a
/// protocol do.
@preconcurrency @MainActor public protocol TargetedTimer {}

extension Timer: TargetedTimer {}

extension TargetedTimer where Self == Timer {
  /// Creates a timer that calls the method that `aSelector` names on `aTarget`. It fires once it was added to a run loop.
  ///
  /// Semantics: https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)
  @MainActor public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(nil, ti, aTarget, aSelector, userInfo, yesOrNo)
  }

  /// Creates a timer that calls the method that `s` names on `t`, for the first time at `date`. It fires once it was added
  /// to a run loop.
  ///
  /// Semantics: https://developer.apple.com/documentation/foundation/timer/init(fireat:interval:target:selector:userinfo:repeats:)
  @MainActor public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(date, ti, t, s, ui, rep)
  }

  @MainActor private init(
    _ date: Date?, _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ info: Any?,
    _ repeats: Bool
  ) {
    let call = MethodCall(Timer.calling(selector, of: target))
    self = TargetTimer(date, interval, info, repeats, call)
  }
}

/// A timer that releases its target when it is invalidated.
nonisolated private final class TargetTimer: Timer {
  private let call: MethodCall
  private let info: Any?
  private let interval: TimeInterval

  /// Creates a timer.
  /// - Parameter date: when it fires first; nil for an interval from now.
  @MainActor init(
    _ date: Date?, _ interval: TimeInterval, _ info: Any?, _ repeats: Bool, _ call: MethodCall
  ) {
    // Foundation's minimum interval, which is also used for NaN.
    let interval = interval > 0.0001 ? interval : 0.0001
    self.call = call
    self.info = info
    self.interval = interval
    let first = date ?? Date(timeIntervalSinceNow: interval)
    super.init(fire: first, interval: interval, repeats: repeats) {
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
