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
  func oneStrongerConstraintOutweighsAThousandWeakerOnes(stronger: Double, weaker: Double) {
    let variable = solver.makeVariable()
    for _ in 0..<1000 { addEquality(variable, 100, weaker) }
    addEquality(variable, 7, stronger)
    _ = solver.solve()
    #expect(solver.value(of: variable) == 7)
  }

  @Test func minimisesTheSumOfErrors_OfEqualPriorities() {
    let variable = solver.makeVariable()
    for target in [0.0, 10, 100] { addEquality(variable, target, 500) }
    _ = solver.solve()
    #expect(solver.value(of: variable) == 10, "the median has the smallest sum of errors")
  }

  @Test func satisfiesAHundredLevels_InTheOrderOfPriority() {
    // Each level determines one more variable, so that the next level has one fewer to choose.
    let variables = (0..<100).map { _ in solver.makeVariable() }
    for (index, variable) in variables.enumerated() {
      let next = variables[(index + 1) % 100]
      let priority = Priority(rawValue: Double(900 - index))
      solver.add(Constraint(variable + next, .equal, Double(index), priority: priority))
    }
    addEquality(variables[0], 50, 950)
    _ = solver.solve()
    var expected = 50.0
    for (index, variable) in variables.enumerated() {
      #expect(abs(solver.value(of: variable) - expected) < 1e-6, "variable \(index)")
      expected = Double(index) - expected
    }
  }

  @Test func requiredConstraintOutweighsAnyOther() {
    let variable = solver.makeVariable()
    addEquality(variable, 100, 999.999)
    solver.add(Constraint(LinearExpression(variable), .lessThanOrEqual, 40))
    _ = solver.solve()
    #expect(solver.value(of: variable) == 40)
  }

  @Test func solutionFollowsAChangeOfPriority() {
    let variable = solver.makeVariable()
    let small = addEquality(variable, 1, 300)
    let large = addEquality(variable, 9, 200)
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
    addEquality(width, 200, 500)
    _ = solver.solve()
    #expect(solver.value(of: width) == 200, "500 is more than hugging")
    addEquality(width, 20, 600)
    _ = solver.solve()
    #expect(solver.value(of: width) == 80, "600 is less than compression resistance")
  }

  @Test(arguments: [
    (LayoutRelation.lessThanOrEqual, 5.0, 5.0), (.lessThanOrEqual, 15, 10),
    (.equal, 5, 5), (.equal, 15, 15),
    (.greaterThanOrEqual, 5, 10), (.greaterThanOrEqual, 15, 15),
  ])
  func requiredRelationHolds_AndMovesNoFurtherThanNeeded(
    relation: LayoutRelation, bound: Double, expected: Double
  ) {
    let variable = solver.makeVariable()
    addEquality(variable, 10, 250)
    solver.add(Constraint(LinearExpression(variable), relation, bound))
    _ = solver.solve()
    #expect(solver.value(of: variable) == expected)
  }

  @discardableResult
  private func addEquality(_ variable: Variable, _ value: Double, _ priority: Double) -> Constraint
  {
    let constraint = Constraint(
      LinearExpression(variable), .equal, value, priority: Priority(rawValue: priority))
    solver.add(constraint)
    return constraint
  }
}
