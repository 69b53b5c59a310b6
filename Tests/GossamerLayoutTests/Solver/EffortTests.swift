// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerLayout

/// An optimisation that exceeds its limit of steps. No known layout does, so the tests set a very low limit.
@Suite(.alone) struct EffortTests {
  private let solver = Solver()

  @Test func leavesOutConstraintsAndNamesThem_WhenStepsRunOut() throws {
    let row = makeRow(of: 6)
    solver.optimiser.limits = Effort.Limits(leastSteps: 3, stepsPerRow: 0)
    let solution = solver.solve()
    #expect(solution.restart == .outOfSteps)
    #expect(!solution.refusals.isEmpty)
    #expect(solution.conflicts.isEmpty)
    for refusal in solution.refusals {
      #expect(refusal.reason == .outOfSteps)
      let constraint = try #require(refusal.constraint)
      #expect(row.constraints.contains { $0 === constraint })
      #expect(constraint.isDropped)
    }
    #expect(
      solution.refusals[0].description
        == "constraint left out: too many steps were needed to satisfy it together with the others; "
        + "it is tried again when its constant or priority changes")
    #expect(
      solution.restart?.description
        == "layout was solved afresh: the changes took too many steps")
    // What was not left out is at its optimum.
    #expect(solver.optimiser.brokenInvariant() == nil)
    for constraint in row.constraints where !constraint.isDropped && constraint.priority.isRequired
    {
      #expect(constraint.error(in: solver) < 1e-6)
    }
  }

  @Test func doesNotRestart_WhenNothingOrAnotherConstraintChanges() {
    _ = makeRow(of: 6)
    let other = Constraint(LinearExpression(solver.makeVariable()), .equal, 3)
    solver.add(other)
    solver.optimiser.limits = Effort.Limits(leastSteps: 3, stepsPerRow: 0)
    #expect(solver.solve().restart == .outOfSteps)
    for constant in 4..<10 {
      let idle = solver.solve()
      #expect(idle.restart == nil)
      #expect(idle.refusals.isEmpty)
      #expect(idle.changedVariables.isEmpty)
      solver.setConstant(Double(constant), of: other)
      let changed = solver.solve()
      #expect(changed.restart == nil)
      #expect(changed.changedVariables.count == 1)
    }
  }

  @Test func triesConstraintsThatWereLeftOutAgain_WhenTheirConstantsChange() {
    let row = makeRow(of: 6)
    let limits = solver.optimiser.limits
    solver.optimiser.limits = Effort.Limits(leastSteps: 3, stepsPerRow: 0)
    _ = solver.solve()
    solver.optimiser.limits = limits
    for constraint in row.constraints where constraint.isDropped {
      solver.setConstant(constraint.constant + 1, of: constraint)
      solver.setConstant(constraint.constant - 1, of: constraint)
    }
    let solution = solver.solve()
    #expect(solution.restart == nil)
    #expect(solution.refusals.isEmpty)
    #expect(row.constraints.allSatisfy { !$0.isDropped })
    for width in row.widths { #expect(abs(solver.value(of: width) - 50) < 1e-9) }
  }

  @Test func leavesNothingOut_WhenARestartIsEnough() {
    let widths = (0..<12).map { _ in solver.makeVariable() }
    for width in widths {
      solver.add(Constraint(LinearExpression(width), .greaterThanOrEqual, 10))
    }
    _ = solver.solve()
    // From this solution, each equality takes a step. After a restart, the equalities define the widths,
    // and the inequalities hold already.
    for width in widths { solver.add(Constraint(LinearExpression(width), .equal, 20)) }
    solver.optimiser.limits = Effort.Limits(leastSteps: 3, stepsPerRow: 0)
    let solution = solver.solve()
    #expect(solution.restart == .outOfSteps)
    #expect(solution.refusals.isEmpty)
    #expect(widths.allSatisfy { solver.value(of: $0) == 20 })
    #expect(solver.optimiser.brokenInvariant() == nil)
  }

  @Test func multipliersStayValid_WhenStepsRunOutWithNonnegativeVariables() {
    let widths = (0..<8).map { _ in solver.makeVariable(isNonnegative: true) }
    for (index, width) in widths.enumerated() {
      let next = widths[(index + 1) % widths.count]
      solver.add(Constraint(width - next, .equal, Double(10 * index), priority: .high))
      solver.add(Constraint(width + next, .lessThanOrEqual, -5, priority: .low))
    }
    solver.optimiser.limits = Effort.Limits(leastSteps: 2, stepsPerRow: 0)
    let solution = solver.solve()
    #expect(solution.restart == .outOfSteps)
    #expect(!solution.refusals.isEmpty)
    #expect(solver.optimiser.brokenInvariant() == nil)
    #expect(solver.solve().restart == nil)
  }

  @Test func restartsOnce_WhenRoundingErrorsGrowTooLarge() {
    let row = makeRow(of: 6)
    _ = solver.solve()
    solver.optimiser.doubt = .rounding
    let solution = solver.solve()
    #expect(solution.restart == .rounding)
    #expect(
      solution.restart?.description
        == "layout was solved afresh: rounding errors had grown too large")
    #expect(solution.refusals.isEmpty)
    for width in row.widths { #expect(abs(solver.value(of: width) - 50) < 1e-9) }
    #expect(solver.solve().restart == nil)
  }

  /// Uses Bland's rule from the first step on.
  @Test func findsTheOptimum_ByBlandsRuleAlone() throws {
    for (number, problem) in try ReferenceProblem.all().enumerated() {
      let solver = Solver()
      solver.optimiser.limits.degenerateSteps = 0
      let constraints = problem.makeConstraints(in: solver)
      for constraint in constraints { solver.add(constraint) }
      let solution = solver.solve()
      #expect(solution.restart == nil, "problem \(number)")
      #expect(problem.faults(of: constraints, in: solver).isEmpty, "problem \(number)")
      #expect(solver.optimiser.brokenInvariant() == nil, "problem \(number)")
    }
  }

  /// E. M. L. Beale's linear program of 1955, on which the simplex method cycles unless a rule prevents it.
  /// Its optimum is -1/20.
  @Test(arguments: [0, 50])
  func findsTheOptimum_OfBealesProblem(degenerateSteps: Int) {
    solver.optimiser.limits.degenerateSteps = degenerateSteps
    let x = (0..<4).map { _ in solver.makeVariable(isNonnegative: true) }
    func sum(_ coefficients: [Double]) -> LinearExpression {
      LinearExpression(terms: Array(zip(x, coefficients)))
    }
    solver.add(Constraint(sum([0.25, -60, -0.04, 9]), .lessThanOrEqual, 0))
    solver.add(Constraint(sum([0.5, -90, -0.02, 3]), .lessThanOrEqual, 0))
    solver.add(Constraint(sum([0, 0, 1, 0]), .lessThanOrEqual, 1))
    let objective = Constraint(sum([-0.75, 150, -0.02, 6]), .equal, -100, priority: .low)
    solver.add(objective)
    #expect(solver.solve().restart == nil)
    #expect(abs(objective.error(in: solver) - (100 - 0.05)) < 1e-9)
  }

  /// Views side by side whose widths add up to 300 points, and are equal if possible.
  private func makeRow(of count: Int) -> (widths: [Variable], constraints: [Constraint]) {
    let widths = (0..<count).map { _ in solver.makeVariable() }
    var sum = LinearExpression()
    var constraints: [Constraint] = []
    for (index, width) in widths.enumerated() {
      sum.add(width)
      constraints.append(Constraint(LinearExpression(width), .greaterThanOrEqual, 10))
      if index > 0 {
        constraints.append(Constraint(width - widths[0], .equal, 0, priority: .high))
      }
      constraints.append(
        Constraint(LinearExpression(width), .lessThanOrEqual, 20, priority: .low))
    }
    constraints.append(Constraint(sum, .equal, 300))
    for constraint in constraints { solver.add(constraint) }
    return (widths, constraints)
  }
}
