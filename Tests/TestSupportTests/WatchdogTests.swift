// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import Testing

@testable import GossamerTestSupport

@Suite(.alone) nonisolated struct WatchdogTests {
  @Test func showsWhereTheMainActorIsBlocked() async throws {
    let said = DispatchSemaphore(value: 0)
    let dog = Watchdog(patience: 0.1) { _ in said.signal() }
    var reports: [String] = []
    try await dog.watch("The test", limit: .milliseconds(10)) {
      await MainActor.run { blockTheMainActor(until: said) }
    } exceeded: {
      reports.append($0)
    }
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(
      report.hasPrefix(
        "The test takes longer than 0.01 seconds. The main actor is blocked: it does nothing else"))
    #expect(report.contains("WatchdogTests.showsWhereTheMainActorIsBlocked()"), "\(report)")
  }

  @Test func saysThatTheTestWaits_WhenTheMainActorIsIdle() async throws {
    let link = await UpdateLink { false }
    defer { withExtendedLifetime(link) {} }
    let dog = Watchdog { _ in }
    var reports: [String] = []
    await #expect(throws: CancellationError.self) {
      try await dog.watch("The test", limit: .milliseconds(10)) {
        try await Task.sleep(for: .seconds(60))
      } exceeded: {
        reports.append($0)
      }
    }
    #expect(
      reports == [
        """
        The test takes longer than 0.01 seconds. The main actor is idle: the test waits for something that doesn't \
        come. On the screen, or under way: an UpdateLink.
        """
      ])
  }

  @Test func saysNothing_WhenTheTestEndsInTime() async throws {
    let dog = Watchdog { _ in Issue.record("It is said.") }
    try await dog.watch("The test", limit: .seconds(60)) {
    } exceeded: { _ in
      Issue.record("It is reported.")
    }
  }
}

/// A call that doesn't return, until it is known that somebody has noticed.
private func blockTheMainActor(until said: DispatchSemaphore) {
  #expect(said.wait(timeout: .now() + 60) == .success)
}
