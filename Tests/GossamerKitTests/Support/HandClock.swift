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

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant()
    var sleeping: [Sleeper] = []
    var lastID = 0

    mutating func nextID() -> Int {
      lastID += 1
      return lastID
    }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  /// How many wait for a later time.
  var sleepers: Int { state.withLock { $0.sleeping.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { $0.nextID() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if Task.isCancelled || deadline <= state.now { return true }
          state.sleeping.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      wake { $0.id == id }
    }
    try Task.checkCancellation()
  }

  private func wake(_ isMeant: (Sleeper) -> Bool) {
    let woken = state.withLock { state in
      let woken = state.sleeping.filter(isMeant)
      state.sleeping.removeAll(where: isMeant)
      return woken
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Moves on, once somebody waits, and lets those run whose time has come until they wait again.
  @MainActor func advance(by duration: Duration) async throws {
    while sleepers == 0 { await Task.yield() }
    let now = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      return state.now
    }
    wake { $0.deadline <= now }
    while sleepers == 0 { await Task.yield() }
  }
}
