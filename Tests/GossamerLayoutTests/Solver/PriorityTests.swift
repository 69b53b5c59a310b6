// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

@Suite(.alone) struct PriorityTests {
  private let solver = Solver()

  @Test(arguments: [
    (999.0, 1.0), (751, 750), (250.001, 250), (2, 1),
  ])
  func givesUpAnyNumberOfWeakerConstraints(stronger: Double, weaker: Double) {
    let variable = solver.makeVariable()
    for _ in 0..<1000 { wish(variable, 100, weaker) }
    wish(variable, 7, stronger)
    _ = solver.solve()
    #expect(solver.value(of: variable) == 7)
  }

  @Test func minimisesTheSumOfErrors_AmongEquals() {
    let variable = solver.makeVariable()
    for target in [0.0, 10, 100] { wish(variable, target, 500) }
    _ = solver.solve()
    #expect(solver.value(of: variable) == 10, "the median has the smallest sum of errors")
  }

  @Test func keepsManyLevelsApart() {
    // Level after level takes one more variable away from the next.
    let variables = (0..<100).map { _ in solver.makeVariable() }
    for (index, variable) in variables.enumerated() {
      let next = variables[(index + 1) % 100]
      let priority = Priority(rawValue: Double(900 - index))
      solver.add(Constraint(variable + next, .equal, Double(index), priority: priority))
    }
    wish(variables[0], 50, 950)
    _ = solver.solve()
    var expected = 50.0
    for (index, variable) in variables.enumerated() {
      #expect(abs(solver.value(of: variable) - expected) < 1e-6, "variable \(index)")
      expected = Double(index) - expected
    }
  }

  @Test func takesTheRequiredOne_OverAnyOther() {
    let variable = solver.makeVariable()
    wish(variable, 100, 999.999)
    solver.add(Constraint(LinearExpression(variable), .lessThanOrEqual, 40))
    _ = solver.solve()
    #expect(solver.value(of: variable) == 40)
  }

  @Test func followsAChangeOfPriority() {
    let variable = solver.makeVariable()
    let small = wish(variable, 1, 300)
    let large = wish(variable, 9, 200)
    _ = solver.solve()
    #expect(solver.value(of: variable) == 1)
    solver.setPriority(Priority(rawValue: 400), of: large)
    _ = solver.solve()
    #expect(solver.value(of: variable) == 9)
    solver.setPriority(.required, of: small)
    _ = solver.solve()
    #expect(solver.value(of: variable) == 1)
    solver.setPriority(Priority(rawValue: 100), of: small)
    _ = solver.solve()
    #expect(solver.value(of: variable) == 9)
  }

  @Test func huggingAndCompressionResistance_GiveAViewTheSizeOfItsContent() {
    let width = solver.makeVariable()
    solver.add(Constraint(LinearExpression(width), .greaterThanOrEqual, 80, priority: .high))
    solver.add(Constraint(LinearExpression(width), .lessThanOrEqual, 80, priority: .low))
    _ = solver.solve()
    #expect(solver.value(of: width) == 80)
    wish(width, 200, 500)
    _ = solver.solve()
    #expect(solver.value(of: width) == 200, "500 is more than hugging")
    wish(width, 20, 600)
    _ = solver.solve()
    #expect(solver.value(of: width) == 80, "600 is less than compression resistance")
  }

  @Test(arguments: [
    (LayoutRelation.lessThanOrEqual, 5.0, 5.0), (.lessThanOrEqual, 15, 10),
    (.equal, 5, 5), (.equal, 15, 15),
    (.greaterThanOrEqual, 5, 10), (.greaterThanOrEqual, 15, 15),
  ])
  func holdsARelation(relation: LayoutRelation, bound: Double, expected: Double) {
    let variable = solver.makeVariable()
    wish(variable, 10, 250)
    solver.add(Constraint(LinearExpression(variable), relation, bound))
    _ = solver.solve()
    #expect(solver.value(of: variable) == expected)
  }

  @discardableResult
  private func wish(_ variable: Variable, _ value: Double, _ priority: Double) -> Constraint {
    let constraint = Constraint(
      LinearExpression(variable), .equal, value, priority: Priority(rawValue: priority))
    solver.add(constraint)
    return constraint
  }
}
