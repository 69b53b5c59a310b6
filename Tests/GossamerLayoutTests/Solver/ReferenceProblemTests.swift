// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

/// Problems whose optima SciPy computed. The solver must find them by different sequences of changes.
@Suite(.alone) struct ReferenceProblemTests {
  @Test func findsTheOptimum_WhenAllConstraintsAreAddedAtOnce() throws {
    try replay { solver, constraints, _ in
      for constraint in constraints { solver.add(constraint) }
      _ = solver.solve()
    }
  }

  @Test func findsTheOptimum_WhenSolvingAfterEachAddition() throws {
    try replay { solver, constraints, random in
      for constraint in constraints.shuffled(using: &random) {
        solver.add(constraint)
        _ = solver.solve()
      }
    }
  }

  @Test func findsTheOptimum_WhenConstraintsWereRemovedAndAddedAgain() throws {
    try replay { solver, constraints, random in
      for constraint in constraints { solver.add(constraint) }
      _ = solver.solve()
      for _ in 0..<3 {
        let some = constraints.shuffled(using: &random).prefix(constraints.count / 2)
        for constraint in some {
          solver.remove(constraint)
          if Bool.random(using: &random) { _ = solver.solve() }
        }
        for constraint in some { solver.add(constraint) }
        _ = solver.solve()
      }
    }
  }

  @Test func findsTheOptimum_WhenConstantsWereChangedAndChangedBack() throws {
    try replay { solver, constraints, random in
      for constraint in constraints { solver.add(constraint) }
      _ = solver.solve()
      let constants = constraints.map(\.constant)
      for constraint in constraints {
        solver.setConstant(Double.random(in: -100...100, using: &random), of: constraint)
        if Bool.random(using: &random) { _ = solver.solve() }
      }
      for (constraint, constant) in zip(constraints, constants) {
        solver.setConstant(constant, of: constraint)
      }
      _ = solver.solve()
    }
  }

  @Test func findsTheOptimum_WhenPrioritiesWereChangedAndChangedBack() throws {
    try replay { solver, constraints, random in
      for constraint in constraints { solver.add(constraint) }
      _ = solver.solve()
      let priorities = constraints.map(\.priority)
      for constraint in constraints {
        let priority = Priority(rawValue: Double(Int.random(in: 1...1000, using: &random)))
        solver.setPriority(priority, of: constraint)
        if Bool.random(using: &random) { _ = solver.solve() }
      }
      for (constraint, priority) in zip(constraints, priorities) {
        solver.setPriority(priority, of: constraint)
      }
      _ = solver.solve()
    }
  }

  private func replay(
    _ steps: (Solver, [Constraint], inout SplitMix) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (number, problem) in try ReferenceProblem.all().enumerated() {
      let solver = Solver()
      let constraints = problem.makeConstraints(in: solver)
      var random = SplitMix(seed: number)
      steps(solver, constraints, &random)
      let faults = problem.faults(of: constraints, in: solver)
      #expect(faults.isEmpty, "problem \(number)", sourceLocation: sourceLocation)
      let isFeasible = !constraints.contains(where: \.isDropped)
      #expect(
        isFeasible == (problem.levels != nil), "problem \(number)",
        sourceLocation: sourceLocation)
    }
  }
}
