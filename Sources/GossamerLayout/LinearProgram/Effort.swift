// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the steps of an optimisation, so that it ends whatever the numbers are.
struct Effort {
  private var remaining: Int
  private var degenerateSteps = 0

  init(limit: Int) {
    remaining = limit
  }

  /// After many steps in a row that did not improve anything: time for a rule that cannot cycle.
  var isCautious: Bool { degenerateSteps > 50 }

  /// Whether another step may be taken.
  mutating func spend() -> Bool {
    remaining -= 1
    return remaining >= 0
  }

  mutating func note(isDegenerate: Bool) {
    degenerateSteps = isDegenerate ? degenerateSteps + 1 : 0
  }
}
