// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerLayout

/// A constraint problem with its optimum, which SciPy computed.
struct ReferenceProblem: Decodable {
  struct Row: Decodable {
    /// Pairs of a variable's number and a coefficient.
    let terms: [[Double]]
    let relation: Int
    let constant: Double
    let priority: Double
  }

  struct Level: Decodable {
    let priority: Double
    /// The smallest sum of errors at this priority that the levels above allow.
    let error: Double
  }

  let variables: Int
  let constraints: [Row]
  /// Nil if the required constraints cannot all hold.
  let levels: [Level]?

  /// All problems of Tests/Fixtures/LinearPrograms.
  static func all() throws -> [ReferenceProblem] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/LinearPrograms/problems.json")
    return try JSONDecoder().decode([ReferenceProblem].self, from: Data(contentsOf: file))
  }

  /// The problem's constraints, over variables made by a solver.
  func makeConstraints(in solver: Solver) -> [Constraint] {
    let variables = (0..<variables).map { _ in solver.makeVariable() }
    return constraints.map { row in
      Constraint(
        LinearExpression(terms: row.terms.map { (variables[Int($0[0])], $0[1]) }),
        LayoutRelation(rawValue: row.relation) ?? .equal, row.constant,
        priority: Priority(rawValue: row.priority))
    }
  }

  /// What is wrong with a solution; empty if nothing is.
  func faults(of constraints: [Constraint], in solver: Solver) -> [String] {
    let errors = constraints.errors(in: solver)
    var faults: [String] = []
    if let error = errors[.required], error > 1e-6 { faults.append("required: off by \(error)") }
    guard let levels else { return faults }
    if constraints.contains(where: \.isDropped) { faults.append("dropped without a conflict") }
    for level in levels {
      let error = errors[Priority(rawValue: level.priority)] ?? 0
      if abs(error - level.error) > 1e-5 * max(1, level.error) {
        faults.append("priority \(level.priority): \(error) instead of \(level.error)")
      }
    }
    return faults
  }
}
