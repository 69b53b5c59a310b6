// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import KiwiPeer

/// Constraints as plain values, so that our solver and kiwi get the same ones in the same order.
struct SolverProblem {
  private(set) var variableCount = 0
  private(set) var rows: [Row] = []

  struct Row {
    let terms: [(variable: Int, coefficient: Double)]
    let relation: LayoutRelation
    let constant: Double
    let priority: Double
  }

  mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds `Σ coefficient * variable relation constant`.
  /// - Returns: the number of the row.
  @discardableResult
  mutating func add(
    _ terms: [(Int, Double)], _ relation: LayoutRelation, _ constant: Double,
    _ priority: Double = 1000
  ) -> Int {
    rows.append(
      Row(
        terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation,
        constant: constant, priority: priority))
    return rows.count - 1
  }
}

/// A problem, solved by our solver.
final class SolvedProblem {
  let solver = Solver()
  private let variables: [Variable]
  private let constraints: [Constraint]

  init(_ problem: SolverProblem) {
    let solver = solver
    let variables = (0..<problem.variableCount).map { _ in solver.makeVariable() }
    self.variables = variables
    constraints = problem.rows.map { row in
      Constraint(
        LinearExpression(terms: row.terms.map { (variables[$0.variable], $0.coefficient) }),
        row.relation, row.constant, priority: Priority(rawValue: row.priority))
    }
    for constraint in constraints { solver.add(constraint) }
    _ = solver.solve()
  }

  func remove(_ row: Int) {
    solver.remove(constraints[row])
    _ = solver.solve()
  }

  func readd(_ row: Int) {
    solver.add(constraints[row])
    _ = solver.solve()
  }

  func setConstant(_ constant: Double, of row: Int) {
    solver.setConstant(constant, of: constraints[row])
    _ = solver.solve()
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }
}

/// A problem, solved by kiwi. Constraints that kiwi refuses are left out.
final class KiwiProblemPeer {
  private let problem: OpaquePointer
  private let variableCount: Int

  init(_ source: SolverProblem) {
    variableCount = source.variableCount
    problem = kiwi_problem_new(Int32(source.variableCount))
    for row in source.rows {
      _ = kiwi_problem_add(
        problem, row.terms.map { Int32($0.variable) }, row.terms.map(\.coefficient),
        Int32(row.terms.count), Int32(row.relation.rawValue), row.constant, row.priority)
    }
    kiwi_problem_update(problem)
  }

  isolated deinit {
    kiwi_problem_free(problem)
  }

  func remove(_ row: Int) {
    kiwi_problem_remove(problem, Int32(row))
    kiwi_problem_update(problem)
  }

  func readd(_ row: Int) {
    kiwi_problem_readd(problem, Int32(row))
    kiwi_problem_update(problem)
  }

  func setConstant(_ constant: Double, of row: Int) {
    kiwi_problem_set_constant(problem, Int32(row), constant)
    kiwi_problem_update(problem)
  }

  var values: [Double] {
    (0..<variableCount).map { kiwi_problem_value(problem, Int32($0)) }
  }
}
