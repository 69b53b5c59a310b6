// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the steps of an optimisation, so that it ends even where rounding errors make it cycle.
/// In exact arithmetic it ends without that: after many steps that improved nothing, Bland's rule
/// is in force, which can't cycle.
struct Effort {
  private var remaining: Int
  private let degenerateStepLimit: Int
  private var degenerateSteps = 0

  init(_ limits: Limits, rowCount: Int) {
    remaining = limits.steps(forRows: rowCount)
    degenerateStepLimit = limits.degenerateSteps
  }

  /// Whether it is time for Bland's rule, which can't cycle. It stays in force until a step improves
  /// something: a cycle consists of degenerate steps only.
  var usesBlandsRule: Bool { degenerateSteps >= degenerateStepLimit }

  /// Whether another step may be taken.
  mutating func spend() -> Bool {
    remaining -= 1
    return remaining >= 0
  }

  mutating func note(isDegenerate: Bool) {
    degenerateSteps = isDegenerate ? degenerateSteps + 1 : 0
  }

  /// How much effort an optimisation may cost.
  struct Limits {
    /// The steps that are always allowed.
    var leastSteps = 1000
    /// The steps that are allowed for each row besides.
    var stepsPerRow = 50
    /// How many degenerate steps in a row are taken before Bland's rule is in force.
    var degenerateSteps = 50

    func steps(forRows count: Int) -> Int { leastSteps + stepsPerRow * count }
  }
}
