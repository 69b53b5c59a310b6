// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import GossamerTestSupport

/// Waits until `condition` holds, for `TestLimit.wait` at most.
///
/// The GLib main context runs between the checks, so that libatspi receives changes.
/// - Parameter seen: the actual state, for the error.
func eventually(
  _ expectation: String, seen: @autoclosure () -> String,
  _ condition: () throws -> Bool
) throws {
  let deadline = ContinuousClock.now + TestLimit.wait
  while try !condition() {
    guard ContinuousClock.now < deadline else {
      throw WindowTestError.timedOut(expectation, seen: seen())
    }
    turnMainContext(milliseconds: 10)
  }
}

private func turnMainContext(milliseconds: UInt32) {
  g_timeout_add(milliseconds, { _ in 0 }, nil)
  g_main_context_iteration(nil, 1)
}
