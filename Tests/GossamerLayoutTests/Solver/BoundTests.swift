// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerLayout

/// Variables that are bounded below by zero (`isNonnegative`).
@Suite(.alone) struct BoundTests {
  private let solver = Solver()

  @Test func solvesTheWorkedExample_OfTheBoundsPage() {
    let (label, field) = (makeWidth(), makeWidth())
    add(LinearExpression(field), .greaterThanOrEqual, 645, Priority(rawValue: 800))
    add(LinearExpression(label), .greaterThanOrEqual, 100, .high)
    add(label + field, .equal, 393)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: label) == 0)
    #expect(solver.value(of: field) == 393)
    #expect(solver.optimiser.brokenInvariant() == nil)
  }

  @Test(arguments: [true, false])
  func shrinksTheLongestView_WhenShrinkingAnyCostsTheSame(isLongestFirst: Bool) {
    let (long, short, other) = (makeWidth(), makeWidth(), makeWidth())
    let natural = [(long, 800.0), (short, 47), (other, 60)]
    for (width, length) in isLongestFirst ? natural : natural.reversed() {
      add(LinearExpression(width), .greaterThanOrEqual, length, .high)
    }
    add(long + short + LinearExpression(other), .equal, 393)
    #expect(solver.solve().conflicts.isEmpty)
    #expect([long, short, other].map { solver.value(of: $0) } == [286, 47, 60])
  }

  @Test func needsNoRow_UntilAConstraintViolatesIt() {
    let widths = (0..<100).map { _ in makeWidth() }
    for width in widths { add(LinearExpression(width), .equal, 10, .high) }
    _ = solver.solve()
    #expect(solver.optimiser.basis.program.rows.count == 100)
    add(LinearExpression(widths[7]), .lessThanOrEqual, -1, Priority(rawValue: 900))
    _ = solver.solve()
    #expect(solver.optimiser.basis.program.rows.count == 102)
    #expect(solver.value(of: widths[7]) == 0)
  }

  @Test func isNeverDropped_AndIsLastInTheConflict() throws {
    let (top, height) = (solver.makeVariable(), makeWidth())
    let low = add(LinearExpression(top), .greaterThanOrEqual, 40)
    let bottom = add(top + height, .lessThanOrEqual, 24)
    let solution = solver.solve()
    let conflict = try #require(solution.conflicts.first)
    #expect(solution.conflicts.count == 1)
    #expect(conflict.dropped === bottom)
    #expect(conflict.constraints.count == 3)
    #expect(conflict.constraints[0] === low)
    #expect(conflict.constraints[1] === bottom)
    #expect(conflict.constraints[2].isBound)
    #expect(conflict.constraints[2].expression.terms.first?.variable == height)
    #expect(solver.value(of: height) >= 0)
    solver.setConstant(40, of: bottom)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(!bottom.isDropped)
    #expect(solver.value(of: top) == 40)
  }

  @Test func conflictIsReportedOnce_WhileItLasts() {
    let width = makeWidth()
    let negative = add(LinearExpression(width), .equal, -1)
    #expect(solver.solve().conflicts.count == 1)
    for constant in 2..<10 {
      solver.setConstant(Double(-constant), of: negative)
      #expect(solver.solve().conflicts.isEmpty)
      #expect(solver.value(of: width) == 0)
    }
  }

  @Test func isRemovedWithItsVariable() {
    let width = makeWidth()
    let negative = add(LinearExpression(width), .equal, -1)
    _ = solver.solve()
    solver.remove(negative)
    solver.removeVariable(width)
    _ = solver.solve()
    let another = solver.makeVariable()
    add(LinearExpression(another), .equal, -1)
    #expect(another == width)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: another) == -1)
  }

  @Test func leavesNoAmbiguity_WhenOnlyBoundsDetermineTheVariables() {
    let (width, other) = (makeWidth(), makeWidth())
    add(width + other, .equal, 0)
    _ = solver.solve()
    #expect(solver.ambiguousVariables().isEmpty)
  }

  /// After each random change, a solver with bounds has the same errors as a new solver with a required row per bound.
  @Test(arguments: 0..<40)
  func givesTheSameErrorsAsRequiredRows(seed: Int) throws {
    var random = SplitMix(seed: seed)
    let variables = (0..<Int.random(in: 2...10, using: &random)).map { _ in makeWidth() }
    let priorities = [.high, .low, Priority(rawValue: 500), Priority(rawValue: 999)]
    var constraints: [Constraint] = []
    var stepsWhereBoundsMatter = 0
    for step in 0..<60 {
      if constraints.count > 15, Bool.random(using: &random) {
        let index = Int.random(in: 0..<constraints.count, using: &random)
        solver.remove(constraints.remove(at: index))
      } else if let changed = constraints.randomElement(using: &random), Bool.random(using: &random)
      {
        solver.setConstant(Double(Int.random(in: -200...200, using: &random)), of: changed)
      } else {
        let made = Constraint.random(over: variables, priorities: priorities, using: &random)
        constraints.append(made)
        solver.add(made)
      }
      #expect(solver.solve().conflicts.isEmpty)
      #expect(variables.allSatisfy { solver.value(of: $0) >= -1e-7 }, "seed \(seed), step \(step)")
      #expect(solver.optimiser.brokenInvariant() == nil, "seed \(seed), step \(step)")
      let errors = constraints.errors(in: solver)
      let rows = variables.map { Constraint(LinearExpression($0), .greaterThanOrEqual, 0) }
      let expected = solveAfresh(rows + constraints, variableCount: variables.count)
      for priority in expected.keys.sorted(by: >) {
        let (error, best) = (errors[priority] ?? 0, expected[priority] ?? 0)
        try #require(
          abs(error - best) < 1e-5 * max(1, best),
          "seed \(seed), step \(step), priority \(priority.rawValue)")
      }
      if solveAfresh(constraints, variableCount: variables.count) != expected {
        stepsWhereBoundsMatter += 1
      }
    }
    #expect(stepsWhereBoundsMatter > 0)
  }

  private func solveAfresh(_ constraints: [Constraint], variableCount: Int) -> [Priority: Double] {
    let solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    let copies = constraints.map { $0.copy() }
    for copy in copies { solver.add(copy) }
    _ = solver.solve()
    return copies.errors(in: solver)
  }

  private func makeWidth() -> Variable { solver.makeVariable(isNonnegative: true) }

  @discardableResult
  private func add(
    _ expression: LinearExpression, _ relation: LayoutRelation, _ constant: Double,
    _ priority: Priority = .required
  ) -> Constraint {
    let constraint = Constraint(expression, relation, constant, priority: priority)
    solver.add(constraint)
    return constraint
  }
}
