// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) struct InterfaceClockTests {
  private let clock = Interface.current.clock

  @Test func alarmsRingInTheOrderOfTheirTimes() {
    var rung: [String] = []
    let start = clock.now
    let alarms = [
      clock.setAlarm(in: 0.3) { rung.append("late") },
      clock.setAlarm(in: 0.1) { rung.append("early") },
      clock.setAlarm(in: 0.1) { rung.append("as early, but set later") },
      clock.setAlarm(in: 0.5) { rung.append("too late") },
    ]
    clock.advance(by: 0.4)
    #expect(rung == ["early", "as early, but set later", "late"])
    #expect(abs(clock.now - start - 0.4) < 1e-9)
    withExtendedLifetime(alarms) {}
  }

  @Test func anAlarmDoesNotRing_WhenItIsCancelledOrHasGone() {
    var rings = 0
    let cancelled = clock.setAlarm(in: 0.1) { rings += 1 }
    _ = clock.setAlarm(in: 0.1) { rings += 1 }
    cancelled.cancel()
    clock.advance(by: 1)
    #expect(rings == 0)
  }

  @Test func anAlarmThatIsSetByAnother_RingsInTheSameAdvance() {
    var times: [TimeInterval] = []
    let start = clock.now
    var second: Alarm?
    let first = clock.setAlarm(in: 0.1) { [clock] in
      times.append(clock.now - start)
      second = clock.setAlarm(in: 0.1) { times.append(clock.now - start) }
    }
    clock.advance(by: 1)
    #expect(times.map { ($0 * 10).rounded() } == [1, 2])
    withExtendedLifetime((first, second)) {}
  }
}
