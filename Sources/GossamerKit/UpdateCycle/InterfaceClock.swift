// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import GossamerSupport

/// The clock of event timestamps, gestures and animations.
///
/// With a host it is the system's clock. Without one the time stands still until a test calls ``advance(by:)``, so that
/// testing a long press takes no time and always gives the same result.
package final class InterfaceClock {
  private weak var interface: Interface?
  private var headlessTime: TimeInterval = 0
  private var alarms: [Weak<Alarm>] = []

  init(of interface: Interface) {
    self.interface = interface
  }

  /// Seconds since the system was started; without a host, the total time that tests have advanced.
  package var now: TimeInterval {
    isHeadless ? headlessTime : ProcessInfo.processInfo.systemUptime
  }

  /// Calls `action` once, `delay` seconds from now, unless the alarm is freed or cancelled before.
  /// - Parameter action: must not hold the alarm's owner strongly.
  package func setAlarm(in delay: TimeInterval, _ action: @escaping () -> Void) -> Alarm {
    let alarm = Alarm(at: now + max(delay, 0), cause: interface?.tracer?.current, action)
    if isHeadless {
      alarms.removeAll { $0.wrappedValue == nil }
      alarms.append(Weak(alarm))
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) { [weak alarm, interface] in
        interface?.perform { alarm?.ring() }
      }
    }
    return alarm
  }

  /// Advances the time of a headless test. Alarms that become due ring in the order of their times. The update cycle runs
  /// after each of them and at the end.
  /// - Parameter duration: in seconds. A negative duration counts as 0. One that isn't finite is refused with a message,
  ///   because an animation whose completion starts another animation would never end.
  package func advance(by duration: TimeInterval) {
    guard duration.isFinite else {
      Messages.updates.error(
        "The time can't be moved on by \(duration) seconds; it stays where it is.")
      return
    }
    guard let interface else { return }
    let end = headlessTime + max(duration, 0)
    while let alarm = nextAlarm, alarm.time <= end {
      headlessTime = max(headlessTime, alarm.time)
      interface.perform { alarm.ring() }
      interface.updateCycle.updateToRest()
    }
    headlessTime = end
    interface.updateCycle.updateToRest()
  }

  /// Descriptions of the alarms that are set, for tests; see ``Interface/pendingWork``.
  var pendingWork: [String] {
    alarms.compactMap(\.wrappedValue).filter(\.isSet).map {
      "an alarm in \((($0.time - now) * 1000).rounded() / 1000) seconds"
    }
  }

  func cancelAlarms() {
    for alarm in alarms { alarm.wrappedValue?.cancel() }
    alarms = []
  }

  private var isHeadless: Bool { interface?.host == nil }

  /// The alarm that rings next; of several at the same time the one that was set first.
  private var nextAlarm: Alarm? {
    alarms.removeAll { $0.wrappedValue?.isSet != true }
    return alarms.compactMap(\.wrappedValue).min { $0.time < $1.time }
  }
}

/// A closure that is called at a certain time; see ``InterfaceClock/setAlarm(in:_:)``.
package final class Alarm {
  /// The time at which it rings, on the clock that created it.
  let time: TimeInterval

  private var action: (() -> Void)?
  /// What has set the alarm, if that is observed.
  private let cause: TraceStep?

  fileprivate init(at time: TimeInterval, cause: TraceStep?, _ action: @escaping () -> Void) {
    self.time = time
    self.cause = cause
    self.action = action
  }

  fileprivate var isSet: Bool { action != nil }

  /// Cancels the alarm: its action is never called.
  package func cancel() { action = nil }

  fileprivate func ring() {
    let action = action
    self.action = nil
    guard let action else { return }
    if let tracer = Interface.current.tracer {
      tracer.event("timer", on: nil, cause: cause, action)
    } else {
      action()
    }
  }
}
