// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerLayout

/// Long sequences of random changes. After each, the solver must have the same errors as a new solver with
/// the same constraints, and its multipliers must prove that its solution is optimal.
@Suite(.alone) struct IncrementalTests {
  @Test(arguments: 0..<30)
  func agreesWithANewSolver_AfterEachOfManyChanges(seed: Int) throws {
    var random = SplitMix(seed: seed)
    let solver = Solver()
    let variables = (0..<Int.random(in: 2...12, using: &random)).map { _ in solver.makeVariable() }
    var constraints: [Constraint] = []
    // Which constraints are dropped depends on the order of the changes. The required inequalities leave
    // so much room that hardly any is.
    for variable in variables {
      for (relation, bound) in [
        (LayoutRelation.greaterThanOrEqual, -500.0), (.lessThanOrEqual, 500),
      ] {
        let constraint = Constraint(LinearExpression(variable), relation, bound)
        solver.add(constraint)
        constraints.append(constraint)
      }
    }
    for step in 0..<120 {
      change(solver, &constraints, variables, using: &random)
      _ = solver.solve()
      let optimiser = solver.optimiser
      let brokenForm = step % 10 == 9 ? optimiser.basis.brokenForm() : nil
      if let broken = optimiser.brokenInvariant() ?? brokenForm {
        Issue.record("seed \(seed), step \(step): \(broken)")
        return
      }
      let errors = constraints.errors(in: solver)
      let (reference, expected) = solveAfresh(constraints, variableCount: variables.count)
      guard reference else { continue }
      for priority in expected.keys.sorted(by: >) {
        let (error, best) = (errors[priority] ?? 0, expected[priority] ?? 0)
        try #require(
          abs(error - best) < 1e-5 * max(1, best),
          "seed \(seed), step \(step), priority \(priority.rawValue)")
      }
    }
  }

  @Test func reportsOnlyVariablesThatMoved() {
    let solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let origin = Constraint(LinearExpression(a), .equal, 10)
    for constraint in [
      origin, Constraint(b - a, .equal, 5), Constraint(LinearExpression(c), .equal, 7),
    ] {
      solver.add(constraint)
    }
    #expect(Set(solver.solve().changedVariables) == [a, b, c])
    #expect(solver.solve().changedVariables.isEmpty)
    solver.setConstant(11, of: origin)
    #expect(Set(solver.solve().changedVariables) == [a, b])
  }

  @Test func keepsAVariablesValue_WhenItsLastConstraintIsRemoved() {
    let solver = Solver()
    let variable = solver.makeVariable()
    let constraint = Constraint(LinearExpression(variable), .equal, 42)
    solver.add(constraint)
    _ = solver.solve()
    solver.remove(constraint)
    #expect(solver.solve().changedVariables.isEmpty)
    #expect(solver.value(of: variable) == 42)
  }

  @Test func reusesTheIndexOfARemovedVariable() {
    let solver = Solver()
    let first = solver.makeVariable()
    let constraint = Constraint(LinearExpression(first), .equal, 42)
    solver.add(constraint)
    _ = solver.solve()
    solver.remove(constraint)
    solver.removeVariable(first)
    _ = solver.solve()
    let second = solver.makeVariable()
    #expect(second == first)
    #expect(solver.value(of: second) == 0)
  }

  @Test func solvesALargeProblemAgain_AfterRemovingAllOfIt() {
    let solver = Solver()
    let variables = (0..<500).map { _ in solver.makeVariable() }
    let chain = (1..<500).map { Constraint(variables[$0] - variables[$0 - 1], .equal, 1) }
    let wish = Constraint(LinearExpression(variables[0]), .equal, 3, priority: .low)
    for round in 0..<3 {
      for constraint in chain + [wish] { solver.add(constraint) }
      _ = solver.solve()
      #expect(solver.value(of: variables[499]) == 502, "round \(round)")
      for constraint in chain + [wish] { solver.remove(constraint) }
      _ = solver.solve()
    }
    #expect(solver.optimiser.brokenInvariant() == nil)
  }

  private func change(
    _ solver: Solver, _ constraints: inout [Constraint], _ variables: [Variable],
    using random: inout SplitMix
  ) {
    let priorities = [250.0, 251, 500, 750, 999].map { Priority(rawValue: $0) }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0..<max(1, constraints.count), using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let constraint = Constraint.random(
          over: variables, priorities: priorities, using: &random)
        solver.add(constraint)
        constraints.append(constraint)
      case 4..<6 where index >= 2 * variables.count:
        solver.remove(constraints.remove(at: index))
      case 6..<8 where index >= 2 * variables.count:
        let constant = Double(Int.random(in: -300...300, using: &random))
        solver.setConstant(constant, of: constraints[index])
      case 8 where index >= 2 * variables.count:
        let priority = priorities.randomElement(using: &random) ?? .low
        solver.setPriority(priority, of: constraints[index])
      default:
        guard let variable = variables.randomElement(using: &random) else { return }
        let value = Double(Int.random(in: -400...400, using: &random))
        solver.suggest(value, for: variable, priority: Priority(rawValue: 100))
      }
    }
  }

  /// Whether a new solver finds no conflict, and the errors of its solution.
  private func solveAfresh(
    _ constraints: [Constraint], variableCount: Int
  ) -> (isFeasible: Bool, errors: [Priority: Double]) {
    let solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    let copies = constraints.map { $0.copy() }
    for constraint in copies { solver.add(constraint) }
    let isFeasible = solver.solve().conflicts.isEmpty
    return (isFeasible, copies.errors(in: solver))
  }
}
