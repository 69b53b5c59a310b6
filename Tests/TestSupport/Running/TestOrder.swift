// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerSupport

/// Runs all tests of the process one after the other, in a random order.
///
/// Swift Testing starts all tests at once, each as a task. They wait here; when all announced tests have arrived, they get their
/// turns in the order of their random numbers, the lots. With `swift test --no-parallel` they arrive one by one, so that the order
/// isn't random.
nonisolated final class TestOrder: Sendable {
  static let shared = TestOrder(
    number: ProcessInfo.processInfo.environment["GOSSAMER_TEST_ORDER"].flatMap { UInt64($0) })

  /// The seed of the order: the same number gives the same order.
  let number: UInt64

  private struct Waiter {
    let lot: UInt64
    let name: String
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var expected: Set<String> = []
    var arrivals = 0
    var isOpen = false
    var isTaken = false
    var waiters: [Waiter] = []
  }

  private let state = Locked(State())

  init(number: UInt64?) {
    self.number = number ?? .random(in: 0..<1_000_000)
  }

  /// Announces a test that will wait for its turn.
  func expect(_ test: String) {
    state.withLock { _ = $0.expected.insert(test) }
  }

  /// Returns when it is the test's turn.
  func waitForTurn(of name: String) async {
    await withCheckedContinuation { continuation in
      let (isFirst, next) = state.withLock { state in
        state.arrivals += 1
        state.waiters.append(Waiter(lot: lot(of: name), name: name, continuation: continuation))
        if state.arrivals == state.expected.count { state.isOpen = true }
        return (state.arrivals == 1, takeNext(&state))
      }
      if isFirst { announce() }
      next?.resume()
    }
  }

  /// Ends the turn of a test, and begins the next one.
  func endTurn() {
    let next = state.withLock { state in
      state.isTaken = false
      return takeNext(&state)
    }
    next?.resume()
  }

  private func takeNext(_ state: inout State) -> CheckedContinuation<Void, Never>? {
    guard state.isOpen, !state.isTaken,
      let next = state.waiters.indices.min(by: { left, right in
        let (left, right) = (state.waiters[left], state.waiters[right])
        return (left.lot, left.name) < (right.lot, right.name)
      })
    else { return nil }
    state.isTaken = true
    return state.waiters.remove(at: next).continuation
  }

  /// The test's place in the order. It isn't made of `hashValue`, which differs in each process.
  func lot(of name: String) -> UInt64 {
    var lot = SplitMix(seed: Int(truncatingIfNeeded: number))
    var bits = lot.next()
    for byte in name.utf8 { bits = (bits ^ UInt64(byte)) &* 0x100_0000_01B3 }
    lot = SplitMix(seed: Int(truncatingIfNeeded: bits))
    return lot.next()
  }

  /// Prints how to repeat this order, and begins when no more tests arrive.
  private func announce() {
    print("The order of the tests is drawn by lot. For the same one: GOSSAMER_TEST_ORDER=\(number)")
    Task.detached { [self] in
      var known = 0
      while true {
        // Without this, the first test would wait for ever for tests that start only after it has ended (--no-parallel), or that are
        // skipped.
        try? await Task.sleep(for: .milliseconds(500))
        let (isOver, next) = state.withLock { state in
          defer { known = state.arrivals }
          if state.arrivals == known { state.isOpen = true }
          return (state.isOpen, takeNext(&state))
        }
        next?.resume()
        if isOver { return }
      }
    }
  }
}
