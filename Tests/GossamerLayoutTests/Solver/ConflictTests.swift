// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

@Suite(.alone) struct ConflictTests {
  private let solver = Solver()

  @Test func dropsTheConstraintAddedLast_AndNamesBoth() throws {
    let width = solver.makeVariable()
    let first = add(LinearExpression(width), .equal, 100)
    let second = add(LinearExpression(width), .equal, 200)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.constraints.map { $0 === first } == [true, false])
    #expect(conflict.dropped === second)
    #expect(second.isDropped)
    #expect(!first.isDropped)
    #expect(solver.value(of: width) == 100)
  }

  @Test func namesEveryConflictingConstraint_AndNoOther() throws {
    let variables = (0..<10).map { _ in solver.makeVariable() }
    let bystanders = variables.map { add($0 - variables[0], .greaterThanOrEqual, -1000) }
    var involved = [add(LinearExpression(variables[0]), .equal, 0)]
    for index in 1..<10 {
      involved.append(add(variables[index] - variables[index - 1], .equal, 10))
    }
    involved.append(add(LinearExpression(variables[9]), .lessThanOrEqual, 50))
    let conflicts = solver.solve().conflicts
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    let areExactlyTheInvolved = conflict.constraints.elementsEqual(involved, by: ===)
    #expect(areExactlyTheInvolved)
    #expect(conflict.dropped === involved.last)
    #expect(bystanders.allSatisfy { !$0.isDropped })
  }

  @Test func dropsTheConstraintAddedLast_EvenIfItDefinesAVariable() throws {
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    add(LinearExpression(a), .lessThanOrEqual, 10)
    add(LinearExpression(b), .lessThanOrEqual, 10)
    let sum = add(a + b, .equal, 30)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.dropped === sum)
    #expect(conflict.constraints.count == 3)
  }

  @Test func dropsAConstraintThatGivesWayFirst_EvenIfItWasAddedFirst() throws {
    let width = solver.makeVariable()
    let content = Constraint(LinearExpression(width), .greaterThanOrEqual, 500)
    content.givesWayFirst = true
    solver.add(content)
    let edge = add(LinearExpression(width), .equal, 393)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.dropped === content)
    #expect(!edge.isDropped)
    #expect(solver.value(of: width) == 393)
  }

  @Test func droppedConstraintHasNoEffect() {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    add(LinearExpression(left), .equal, 10)
    add(right - left, .equal, 50)
    let dropped = add(LinearExpression(right), .equal, 400)
    _ = solver.solve()
    #expect(solver.value(of: right) == 60)
    add(LinearExpression(right), .lessThanOrEqual, 60)
    #expect(solver.solve().conflicts.isEmpty)
    solver.remove(dropped)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(!dropped.isDropped)
    #expect(solver.value(of: right) == 60)
  }

  @Test func restoresADroppedConstraint_WhenTheOtherIsRemoved() {
    let width = solver.makeVariable()
    let first = add(LinearExpression(width), .equal, 100)
    let second = add(LinearExpression(width), .equal, 200)
    _ = solver.solve()
    solver.remove(first)
    let solution = solver.solve()
    #expect(!second.isDropped)
    #expect(solver.value(of: width) == 200)
    #expect(solution.changedVariables == [width])
    #expect(solution.conflicts.isEmpty)
  }

  @Test func restoresADroppedConstraint_WhenAConstantChanges() {
    let width = solver.makeVariable()
    let first = add(LinearExpression(width), .equal, 100)
    let second = add(LinearExpression(width), .greaterThanOrEqual, 200)
    _ = solver.solve()
    #expect(second.isDropped)
    solver.setConstant(300, of: first)
    _ = solver.solve()
    #expect(!second.isDropped)
    #expect(solver.value(of: width) == 300)
    solver.setConstant(150, of: first)
    #expect(solver.solve().conflicts.count == 1)
    solver.setConstant(120, of: second)
    _ = solver.solve()
    #expect(!second.isDropped)
  }

  @Test func restoresADroppedConstraint_WhenItsPriorityIsLowered() {
    let width = solver.makeVariable()
    add(LinearExpression(width), .equal, 100)
    let second = add(LinearExpression(width), .equal, 200)
    _ = solver.solve()
    solver.setPriority(.high, of: second)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(!second.isDropped)
    #expect(solver.value(of: width) == 100)
  }

  @Test func reportsAConflictOnce_WhileItLasts() {
    let (width, other) = (solver.makeVariable(), solver.makeVariable())
    let first = add(LinearExpression(width), .equal, 100)
    add(LinearExpression(width), .equal, 200)
    #expect(solver.solve().conflicts.count == 1)
    for constant in 0..<10 {
      solver.setConstant(Double(constant), of: first)
      #expect(solver.solve().conflicts.isEmpty)
      #expect(solver.value(of: width) == Double(constant))
    }
    add(LinearExpression(other), .equal, 1)
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test func keepsTheConstraintThatAllConflictsShare() {
    let width = solver.makeVariable()
    let first = add(LinearExpression(width), .equal, 100)
    let others = (1...5).map { add(LinearExpression(width), .equal, 100 + Double($0)) }
    let conflicts = solver.solve().conflicts
    #expect(!first.isDropped)
    #expect(others.allSatisfy { $0.isDropped })
    #expect(conflicts.count == 5)
    #expect(conflicts.allSatisfy { $0.constraints.count == 2 })
  }

  @Test func redundantConstraintsDoNotConflict() {
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    for _ in 0..<3 {
      add(a - b, .equal, 5)
      add(3 * a - 3 * b, .equal, 15)
      add(LinearExpression(a), .equal, 0.1 + 0.2)
      add(LinearExpression(a), .equal, 0.3)
    }
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(abs(solver.value(of: b) + 4.7) < 1e-9)
  }

  @Test func namesMinimalSets_InRandomProblems() {
    var found = 0
    for seed in 0..<300 {
      var random = SplitMix(seed: seed)
      let solver = Solver()
      let variables = (0..<6).map { _ in solver.makeVariable() }
      for _ in 0..<16 {
        solver.add(.random(over: variables, priorities: [.required], using: &random))
      }
      for conflict in solver.solve().conflicts {
        found += 1
        #expect(!isFeasible(conflict.constraints), "seed \(seed)")
        for omitted in conflict.constraints {
          #expect(isFeasible(conflict.constraints.filter { $0 !== omitted }), "seed \(seed)")
        }
      }
    }
    #expect(found > 100)
  }

  private func isFeasible(_ constraints: [Constraint]) -> Bool {
    let solver = Solver()
    for _ in 0..<6 { _ = solver.makeVariable() }
    for constraint in constraints { solver.add(constraint.copy()) }
    return solver.solve().conflicts.isEmpty
  }

  @discardableResult
  private func add(
    _ expression: LinearExpression, _ relation: LayoutRelation, _ constant: Double
  ) -> Constraint {
    let constraint = Constraint(expression, relation, constant)
    solver.add(constraint)
    return constraint
  }
}
