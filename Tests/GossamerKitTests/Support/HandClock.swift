// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A clock that a test moves on by hand.
nonisolated final class HandClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant()
    var sleeping: [(deadline: Instant, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  /// How many wait for a later time.
  var sleepers: Int { state.withLock { $0.sleeping.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if deadline <= state.now { return true }
        state.sleeping.append((deadline, continuation))
        return false
      }
      if isOver { continuation.resume() }
    }
    try Task.checkCancellation()
  }

  /// Moves on, once somebody waits, and lets those run whose time has come until they wait again.
  @MainActor func advance(by duration: Duration) async throws {
    while sleepers == 0 { await Task.yield() }
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleeping.filter { $0.deadline <= state.now }
      state.sleeping.removeAll { $0.deadline <= state.now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
    while sleepers == 0 { await Task.yield() }
  }

  /// Wakes up all who wait, so that none of them is left behind.
  deinit {
    for sleeper in state.withLock({ $0.sleeping }) { sleeper.continuation.resume() }
  }
}
