// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerLayout

/// The numerical examples of the article "The solver", step by step.
@Suite(.alone) struct ArticleTests {
  private let solver = Solver()

  @Test func firstExampleHasTheArticlesState_AfterEachStep() {
    let window = solver.makeVariable()
    let label = solver.makeVariable()
    let field = solver.makeVariable()
    let r1 = add(LinearExpression(window), .equal, 393)
    let r2 = add(label + field - window, .equal, 0)
    #expect(values(label, field) == [0, 393])
    #expect(standings(r1, r2) == [.definition, .definition])

    let r4 = add(LinearExpression(field), .greaterThanOrEqual, 645, 800)
    #expect(values(label, field) == [-252, 645])
    #expect(standings(r4) == [.core])
    #expect(inverse(label, r4) == -1)
    #expect(solver.optimiser.multipliers.isZero(r4.row))

    let r3 = add(LinearExpression(label), .greaterThanOrEqual, 100, 750)
    #expect(values(label, field) == [-252, 645])
    #expect(standings(r3) == [.below])
    #expect(multipliers(r1, r2, r4) == [[0, 1], [0, 1], [0, -1]])

    let r5 = add(LinearExpression(label), .greaterThanOrEqual, 0)
    #expect(values(label, field) == [0, 393])
    #expect(standings(r4, r3) == [.below, .below])
    #expect(multipliers(r1, r2, r5) == [[1, 0], [1, 0], [-1, 1]])
    #expect(inverse(label, r5) == 1)
  }

  @Test func exampleOfTheSecondFormulaHasTheArticlesState_AfterEachStep() {
    let (p, v, s) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (q, t) = (solver.makeVariable(), solver.makeVariable())
    let rowD = Constraint(LinearExpression(v), .equal, 10, priority: .low)
    let rowC = Constraint(p - v + LinearExpression(s), .equal, 0)
    let rowE = Constraint(q + t, .equal, 20)
    for constraint in [rowD, rowC, rowE] { solver.add(constraint) }
    _ = solver.solve()
    #expect(standings(rowD, rowC, rowE) == [.definition, .definition, .definition])

    let rowA = add(LinearExpression(s), .equal, 4)
    let rowB = add(LinearExpression(t), .equal, 5)
    #expect(standings(rowA, rowB) == [.core, .core])
    #expect(inverse(p, rowA) == -1)
    #expect(inverse(q, rowB) == -1)
    #expect(inverse(p, rowB) == 0)
    #expect(values(v, p, q) == [10, 6, 15])

    let entering = add(v + q, .greaterThanOrEqual, 30)
    #expect(standings(entering, rowD) == [.definition, .above])
    #expect(inverse(p, rowB) == 1)
    #expect(values(v, p, q) == [15, 11, 15])
    solver.setConstant(6, of: rowB)
    _ = solver.solve()
    #expect(values(v, p, q) == [16, 12, 14])
  }

  private func add(
    _ expression: LinearExpression, _ relation: LayoutRelation, _ constant: Double,
    _ priority: Double = 1000
  ) -> Constraint {
    let constraint = Constraint(
      expression, relation, constant, priority: Priority(rawValue: priority))
    solver.add(constraint)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.optimiser.brokenInvariant() == nil)
    return constraint
  }

  private func values(_ variables: Variable...) -> [Double] {
    variables.map { solver.value(of: $0) }
  }

  private func standings(_ constraints: Constraint...) -> [Standing] {
    constraints.map { solver.optimiser.basis.standing(of: $0.row) }
  }

  private func multipliers(_ constraints: Constraint...) -> [[Double]] {
    constraints.map { solver.optimiser.multipliers.components(of: $0.row) }
  }

  private func inverse(_ root: Variable, _ constraint: Constraint) -> Double {
    solver.optimiser.basis.core.entry(root.index, .row(constraint.row))
  }
}
