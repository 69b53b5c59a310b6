// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import TestSupport

/// Waits until `condition` holds, as long as a test may wait for anything.
///
/// Between two looks the GLib main context turns, through which libatspi hears of changes.
/// - Parameter seen: what the error shows for what was there instead.
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
