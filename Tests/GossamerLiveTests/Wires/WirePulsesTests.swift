// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerLive

@Suite(.alone) struct WirePulsesTests {
  private final class Part {}
  private let button = Part()
  private let intention = Part()
  private let container = Part()

  private func pulses(firingAt time: Duration = .zero) -> WirePulses {
    var pulses = WirePulses()
    pulses.fire(
      [(0, false)], from: ObjectIdentifier(button), to: ObjectIdentifier(intention), at: time)
    return pulses
  }

  @Test func runsAPulse_ThenFades_ThenIsRemoved() throws {
    var pulses = pulses()
    let early = try #require(pulses.light(of: 0, at: WirePulses.travel / 4))
    let late = try #require(pulses.light(of: 0, at: WirePulses.travel * 3 / 4))
    #expect(try #require(early.pulse) < #require(late.pulse))
    let fading = try #require(pulses.light(of: 0, at: WirePulses.travel + WirePulses.fade / 2))
    #expect(fading.pulse == nil)
    #expect(abs(fading.brightness - 0.5) < 0.001)
    let end = WirePulses.travel + WirePulses.fade
    #expect(pulses.light(of: 0, at: end) == nil)
    pulses.removeEnded(at: end)
    #expect(pulses.isEmpty)
  }

  @Test func waitsForThePulseBefore_WhenAWireFiresAsAConsequence() {
    var pulses = pulses()
    pulses.fire(
      [(1, true)], from: ObjectIdentifier(intention), to: ObjectIdentifier(container), at: .zero)
    #expect(pulses.light(of: 1, at: WirePulses.travel / 2) == nil)
    let light = pulses.light(of: 1, at: WirePulses.travel + .milliseconds(1))
    #expect(light?.pulse != nil)
    #expect(light?.isReversed == true)
  }

  @Test func ends_WhenWiresFireInACircle() {
    var pulses = pulses()
    for _ in 0..<1000 {
      for (from, to) in [(intention, button), (button, intention)] {
        pulses.fire(
          [(0, false)], from: ObjectIdentifier(from), to: ObjectIdentifier(to), at: .zero)
      }
    }
    pulses.removeEnded(at: .seconds(2))
    #expect(pulses.isEmpty)
  }

  @Test func staysBright_WhenItFiresAgainWhileItIsLit() throws {
    var pulses = pulses()
    let again = WirePulses.travel
    pulses.fire(
      [(0, false)], from: ObjectIdentifier(button), to: ObjectIdentifier(intention), at: again)
    #expect(try #require(pulses.light(of: 0, at: again)).brightness == 1)
  }
}
