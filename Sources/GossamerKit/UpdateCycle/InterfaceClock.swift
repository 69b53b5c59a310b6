// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import GossamerSupport

/// The time that events are stamped with, and that gestures and animations go by.
///
/// With a host it is the system's time. Headless, time stands still until a test moves it on by
/// ``advance(by:)``, so that a long press takes no time to test and always comes out the same.
package final class InterfaceClock {
  private unowned let interface: Interface
  private var headlessTime: TimeInterval = 0
  private var alarms: [Weak<Alarm>] = []

  init(of interface: Interface) {
    self.interface = interface
  }

  /// Seconds since the system was started; headless, how far tests have moved the time on.
  package var now: TimeInterval {
    isHeadless ? headlessTime : ProcessInfo.processInfo.systemUptime
  }

  /// Calls `action` once, `delay` seconds from now, unless the alarm goes away or is cancelled before.
  /// - Parameter action: must not hold strongly what holds the alarm.
  package func setAlarm(in delay: TimeInterval, _ action: @escaping () -> Void) -> Alarm {
    let alarm = Alarm(at: now + max(delay, 0), action)
    if isHeadless {
      alarms.removeAll { $0.wrappedValue == nil }
      alarms.append(Weak(alarm))
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) { [weak alarm, interface] in
        interface.perform { alarm?.ring() }
      }
    }
    return alarm
  }

  /// Moves the time of headless tests on, and lets the alarms ring whose time comes, in its order. The
  /// update cycle runs after each of them and at the end.
  /// - Parameter duration: in seconds. What is negative moves nothing; what isn't finite is refused with
  ///   a message, because an animation whose completion animates again would never end.
  package func advance(by duration: TimeInterval) {
    guard duration.isFinite else {
      Messages.updates.error(
        "The time can't be moved on by \(duration) seconds; it stays where it is.")
      return
    }
    let end = headlessTime + max(duration, 0)
    while let alarm = nextAlarm, alarm.time <= end {
      headlessTime = max(headlessTime, alarm.time)
      interface.perform { alarm.ring() }
      interface.updateCycle.updateToRest()
    }
    headlessTime = end
    interface.updateCycle.updateToRest()
  }

  /// What is going to ring, for tests; see ``Interface/pendingWork``.
  var pendingWork: [String] {
    alarms.compactMap(\.wrappedValue).filter(\.isSet).map {
      "an alarm in \((($0.time - now) * 1000).rounded() / 1000) seconds"
    }
  }

  func cancelAlarms() {
    for alarm in alarms { alarm.wrappedValue?.cancel() }
    alarms = []
  }

  private var isHeadless: Bool { interface.host == nil }

  /// The alarm that rings first; of those at the same time the one that was set first.
  private var nextAlarm: Alarm? {
    alarms.removeAll { $0.wrappedValue?.isSet != true }
    return alarms.compactMap(\.wrappedValue).min { $0.time < $1.time }
  }
}

/// Something that is going to happen at a time; see ``InterfaceClock/setAlarm(in:_:)``.
package final class Alarm {
  /// When it rings, on the clock that made it.
  let time: TimeInterval

  private var action: (() -> Void)?

  fileprivate init(at time: TimeInterval, _ action: @escaping () -> Void) {
    self.time = time
    self.action = action
  }

  fileprivate var isSet: Bool { action != nil }

  /// Has it never ring.
  package func cancel() { action = nil }

  fileprivate func ring() {
    let action = action
    self.action = nil
    action?()
  }
}
