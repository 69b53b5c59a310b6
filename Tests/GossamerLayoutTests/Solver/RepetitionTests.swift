// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

/// The same constraints give the same solution, even if several solutions are equally good.
///
/// Swift seeds hashes per process, and per dictionary by its address. So a problem that is solved
/// several times, while the earlier solvers still exist, meets different orders of its dictionaries,
/// as it would in several processes.
@Suite(.alone) struct RepetitionTests {
  @Test func findsTheSameSolution_WhenTheSameConstraintsAreSolvedAgain() {
    for seed in 0..<150 {
      let replays = (0..<6).map { _ in Replay(seed: seed) }
      for replay in replays.dropFirst() {
        guard replay.events == replays[0].events else {
          Issue.record("seed \(seed): \(replays[0].firstDifference(to: replay))")
          return
        }
      }
    }
  }
}

/// Adds random constraints of few priorities in two parts, changes and removes some, and logs the solver's
/// results.
private final class Replay {
  private(set) var events: [String] = []
  private let solver = Solver()
  private var variables: [Variable] = []

  init(seed: Int) {
    var random = SplitMix(seed: seed)
    variables = (0..<24).map { _ in solver.makeVariable() }
    let priorities: [Priority] = [.required, .high, .high, .low]
    let constraints = (0..<60).map { _ in
      Constraint.random(over: variables, priorities: priorities, using: &random)
    }
    for part in [constraints.prefix(30), constraints.suffix(30)] {
      for constraint in part { solver.add(constraint) }
      solve()
    }
    for constraint in constraints.shuffled(using: &random).prefix(10) {
      solver.setConstant(Double(Int.random(in: -100...400, using: &random)), of: constraint)
    }
    solve()
    for constraint in constraints.shuffled(using: &random).prefix(20) { solver.remove(constraint) }
    solve()
  }

  func firstDifference(to other: Replay) -> String {
    let pair = zip(events, other.events).first { $0 != $1 }
    return pair.map { "\($0) and \($1)" } ?? "\(events.count) and \(other.events.count) events"
  }

  private func solve() {
    let solution = solver.solve()
    for conflict in solution.conflicts {
      let members = conflict.constraints.map { "\($0.expression.terms) \($0.constant)" }
      events.append("conflict of \(members), \(conflict.dropped.constant) dropped")
    }
    events.append("changed \(solution.changedVariables)")
    events.append("values \(variables.map(solver.value))")
  }
}
