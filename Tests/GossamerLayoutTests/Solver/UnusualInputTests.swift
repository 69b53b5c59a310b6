// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

@Suite(.alone) struct UnusualInputTests {
  private let solver = Solver()

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, .greatestFiniteMagnitude])
  func leavesOutAConstraintWithAnInvalidConstant_AndSolvesTheOthers(constant: Double) throws {
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let refused = Constraint(LinearExpression(a), .equal, constant)
    solver.add(refused)
    solver.add(Constraint(LinearExpression(b), .equal, 3))
    let refusal = try #require(solver.solve().refusals.first)
    #expect(refusal.constraint === refused)
    #expect(
      refusal.description
        == "constraint left out: its constant is \(constant); use a finite number within ±1e12")
    #expect(refused.isDropped)
    #expect(solver.value(of: a) == 0)
    #expect(solver.value(of: b) == 3)
    solver.setConstant(8, of: refused)
    #expect(solver.solve().refusals.isEmpty)
    #expect(!refused.isDropped)
    #expect(solver.value(of: a) == 8)
    solver.setConstant(constant, of: refused)
    #expect(solver.solve().refusals.count == 1)
    #expect(solver.value(of: a) == 8)
    solver.remove(refused)
    #expect(solver.solve().refusals.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, 1e10, 1e-10])
  func refusesAnInvalidCoefficient(coefficient: Double) throws {
    let variable = solver.makeVariable()
    solver.add(Constraint(coefficient * variable, .equal, 1))
    let refusal = try #require(solver.solve().refusals.first)
    #expect(
      refusal.description
        == "constraint left out: a coefficient is \(coefficient); "
        + "use 0 or a magnitude within 1e-9...1e9")
  }

  @Test(arguments: [0.0, -1, .nan])
  func refusesAnInvalidPriority(priority: Double) throws {
    let variable = solver.makeVariable()
    solver.add(
      Constraint(
        LinearExpression(variable), .equal, 1, priority: Priority(rawValue: priority)))
    let refusal = try #require(solver.solve().refusals.first)
    guard case .priorityOutOfRange = refusal.reason else {
      Issue.record("\(refusal)")
      return
    }
    #expect(solver.value(of: variable) == 0)
  }

  @Test func ignoresASuggestionThatIsNotANumber() throws {
    let variable = solver.makeVariable()
    solver.suggest(5, for: variable, priority: .high)
    _ = solver.solve()
    solver.suggest(.nan, for: variable, priority: .high)
    let refusal = try #require(solver.solve().refusals.first)
    #expect(
      refusal.description
        == "suggestion ignored: its value is nan; use a finite number within ±1e12")
    #expect(solver.value(of: variable) == 5)
  }

  @Test func refusesVariablesAndConstraintsOfOtherSolvers() {
    let other = Solver()
    let variable = other.makeVariable()
    let foreign = Constraint(LinearExpression(variable), .equal, 1)
    solver.add(foreign)
    #expect(solver.solve().refusals.map(\.reason) == [.unknownVariable])
    other.add(foreign)
    #expect(other.solve().refusals.map(\.reason) == [.alreadyInAnotherSolver])
    solver.remove(foreign)
    other.add(foreign)
    #expect(other.solve().refusals.isEmpty)
    #expect(other.value(of: variable) == 1)
    #expect(solver.value(of: variable) == 0)
  }

  @Test func refusesAVariableThatWasRemoved() {
    let variable = solver.makeVariable()
    solver.removeVariable(variable)
    solver.removeVariable(variable)
    solver.add(Constraint(LinearExpression(variable), .equal, 1))
    #expect(solver.solve().refusals.map(\.reason) == [.unknownVariable])
  }

  @Test func falseConstraintWithoutVariables_IsAConflictByItself() throws {
    let impossible = Constraint(LinearExpression(0), .equal, 5)
    let trivial = Constraint(LinearExpression(5), .equal, 5)
    let variable = solver.makeVariable()
    let cancelled = Constraint(variable - variable, .greaterThanOrEqual, 1)
    for constraint in [impossible, trivial, cancelled] { solver.add(constraint) }
    let conflicts = solver.solve().conflicts
    #expect(conflicts.count == 2)
    #expect(conflicts.allSatisfy { $0.constraints.count == 1 })
    #expect(impossible.isDropped)
    #expect(!trivial.isDropped)
    #expect(cancelled.isDropped)
    let soft = Constraint(LinearExpression(0), .equal, 5, priority: .low)
    solver.add(soft)
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test func mergesTermsOfTheSameVariable() {
    let variable = solver.makeVariable()
    solver.add(Constraint(variable + variable + variable - 6, .equal, 0))
    _ = solver.solve()
    #expect(solver.value(of: variable) == 2)
  }

  @Test func addingOrRemovingAConstraintAgainHasNoEffect() {
    let variable = solver.makeVariable()
    let constraint = Constraint(LinearExpression(variable), .equal, 1)
    for _ in 0..<3 { solver.add(constraint) }
    solver.remove(constraint)
    solver.add(constraint)
    _ = solver.solve()
    #expect(solver.value(of: variable) == 1)
    for _ in 0..<3 { solver.remove(constraint) }
    #expect(solver.solve().conflicts.isEmpty)
    Solver().remove(constraint)
  }

  @Test func keepsSmallNumbersExact_BesideLargeOnes() {
    let (large, small) = (solver.makeVariable(), solver.makeVariable())
    solver.add(Constraint(LinearExpression(large), .equal, 1e12))
    solver.add(Constraint(LinearExpression(small), .equal, 1e-6))
    solver.add(Constraint(1e9 * small - large, .lessThanOrEqual, 0))
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: large) == 1e12)
    #expect(solver.value(of: small) == 1e-6)
  }
}
