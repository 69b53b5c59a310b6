// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

@Suite(.alone) struct AmbiguityTests {
  private let solver = Solver()

  @Test func listsVariables_ThatConstraintsDoNotDetermine() {
    let (left, width, height) = makeThreeVariables()
    add(LinearExpression(left), .equal, 10)
    add(width - left, .greaterThanOrEqual, 5)
    _ = height
    _ = solver.solve()
    #expect(Set(solver.ambiguousVariables()) == [width, height])
  }

  @Test func listsNothing_WhenEveryVariableIsDetermined() {
    let (left, width, height) = makeThreeVariables()
    add(LinearExpression(left), .equal, 10)
    add(width - left, .equal, 5)
    add(height - 0.5 * width, .equal, 0)
    _ = solver.solve()
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test func listsNothing_WhenOptionalConstraintsDetermineTheRest() {
    let (left, width, height) = makeThreeVariables()
    add(LinearExpression(left), .equal, 10, .low)
    add(LinearExpression(width), .greaterThanOrEqual, 80, .high)
    add(LinearExpression(width), .lessThanOrEqual, 80, .low)
    add(height + width, .equal, 100, Priority(rawValue: 1))
    _ = solver.solve()
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test func listsBothVariables_WhenOnlyTheirSumIsDetermined() {
    let (a, b, c) = makeThreeVariables()
    add(a + b + LinearExpression(c), .equal, 300)
    add(LinearExpression(c), .equal, 100)
    _ = solver.solve()
    #expect(Set(solver.ambiguousVariables()) == [a, b])
    add(a - b, .equal, 0)
    _ = solver.solve()
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test func listsBothVariables_WhenConstraintsOfEqualPriorityCompete() {
    let (a, b, c) = makeThreeVariables()
    add(a + b, .equal, 100)
    add(LinearExpression(a), .equal, 80, .low)
    add(LinearExpression(b), .equal, 80, .low)
    add(LinearExpression(c), .equal, 1)
    _ = solver.solve()
    #expect(Set(solver.ambiguousVariables()) == [a, b])
    let error = abs(solver.value(of: a) - 80) + abs(solver.value(of: b) - 80)
    #expect(abs(error - 60) < 1e-9)
  }

  @Test func listsNothing_WhenInequalitiesLeaveNoRoom() {
    let (a, b, c) = makeThreeVariables()
    for variable in [a, b, c] { add(LinearExpression(variable), .greaterThanOrEqual, 10) }
    add(a + b + LinearExpression(c), .lessThanOrEqual, 30)
    _ = solver.solve()
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test func listingMovesNoVariable() {
    let (a, b, c) = makeThreeVariables()
    add(a + b, .equal, 100)
    add(LinearExpression(c), .lessThanOrEqual, 5, .low)
    _ = solver.solve()
    let values = [a, b, c].map { solver.value(of: $0) }
    #expect(solver.ambiguousVariables().count == 3)
    #expect([a, b, c].map { solver.value(of: $0) } == values)
    #expect(solver.solve().changedVariables.isEmpty)
  }

  private func makeThreeVariables() -> (Variable, Variable, Variable) {
    (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
  }

  private func add(
    _ expression: LinearExpression, _ relation: LayoutRelation, _ constant: Double,
    _ priority: Priority = .required
  ) {
    solver.add(Constraint(expression, relation, constant, priority: priority))
  }
}
