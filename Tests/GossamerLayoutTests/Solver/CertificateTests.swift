// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerLayout

/// Large random problems. The proof that a solution is optimal uses the constraints as they were written, the values of
/// the variables and the multipliers, but no other solver.
@Suite(.alone) struct CertificateTests {
  @Test(arguments: 0..<12)
  func solutionOf300RandomVariablesIsProvedOptimal_AfterManyChanges(seed: Int) throws {
    var random = SplitMix(seed: seed)
    var problem = RandomProblem(variableCount: 300, using: &random)
    try problem.solve("seed \(seed)")
    for round in 0..<6 {
      for _ in 0..<60 { problem.change(using: &random) }
      try problem.solve("seed \(seed), round \(round)")
    }
    #expect(problem.proved == 7)
    #expect(problem.errorLevels > 0, "no level was traded for a stronger one")
  }

  @Test func certificateNamesTheFault_WhenValuesOrMultipliersAreWrong() {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
    let constraints = [
      Constraint(a + b, .equal, 100),
      Constraint(LinearExpression(a), .equal, 80, priority: .high),
      Constraint(LinearExpression(b), .equal, 50, priority: .low),
    ]
    for constraint in constraints { solver.add(constraint) }
    _ = solver.solve()
    let right = Certificate(of: solver, constraints, nonnegative: [b])
    #expect(right.fault == nil)
    var moved = right
    moved.values[a] = 81
    #expect(moved.fault == "constraint 0 is off by 1.0")
    moved.values[b] = 19
    #expect(moved.fault == "constraint 1: it isn't tight, and its multiplier is inside its bounds")
    var pressed = right
    pressed.multipliers[1] = [0.5, 1]
    #expect(pressed.fault == "the multipliers leave 0.5 of variable 0 at priority 750.0")
    var greedy = right
    greedy.multipliers[2] = [0, -2]
    #expect(greedy.fault == "constraint 2: its multiplier [0.0, -2.0] is out of bounds")
  }
}

/// Random constraints like those of layouts. All required ones hold at a hidden point, so that they never conflict.
private struct RandomProblem {
  let solver = Solver()
  private(set) var proved = 0
  /// How many levels had an error, because stronger constraints prevented a solution without one.
  private(set) var errorLevels = 0
  private let variables: [Variable]
  private let nonnegative: [Variable]
  private let hidden: [Double]
  private var constraints: [Constraint] = []

  init(variableCount: Int, using random: inout SplitMix) {
    let solver = solver
    variables = (0..<variableCount).map { solver.makeVariable(isNonnegative: $0 % 3 == 0) }
    nonnegative = variables.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    hidden = variables.map { _ in Double(Int.random(in: 0...400, using: &random)) }
    for _ in 0..<2 * variableCount { addConstraint(using: &random) }
  }

  mutating func change(using random: inout SplitMix) {
    let index = Int.random(in: 0..<constraints.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      solver.remove(constraints.remove(at: index))
    case 1:
      addConstraint(using: &random)
    case 2 where !constraints[index].priority.isRequired:
      let constant = Double(Int.random(in: -300...500, using: &random))
      solver.setConstant(constant, of: constraints[index])
    case 3 where !constraints[index].priority.isRequired:
      solver.setPriority(Self.priority(using: &random), of: constraints[index])
    default:
      break
    }
  }

  mutating func solve(_ comment: Comment) throws {
    let solution = solver.solve()
    #expect(solution.restart == nil, comment)
    // All required constraints hold at the hidden point.
    try #require(solution.conflicts.isEmpty, comment)
    let certificate = Certificate(of: solver, constraints, nonnegative: nonnegative)
    try #require(certificate.fault == nil, comment)
    errorLevels += certificate.errors.count { $0 > 1 }
    proved += 1
  }

  private mutating func addConstraint(using random: inout SplitMix) {
    let isRequired = Int.random(in: 0..<4, using: &random) == 0
    let made = Constraint.random(
      over: variables, priorities: [isRequired ? .required : Self.priority(using: &random)],
      using: &random)
    if isRequired {
      let slack = Double(Int.random(in: 0...30, using: &random) * made.relation.rawValue)
      let value = made.expression.terms.reduce(made.expression.constant) {
        $0 + $1.coefficient * hidden[Int($1.variable.index)]
      }
      solver.setConstant(value - slack, of: made)
    }
    constraints.append(made)
    solver.add(made)
  }

  private static func priority(using random: inout SplitMix) -> Priority {
    Priority(rawValue: [50, 250, 500, 750, 999].randomElement(using: &random) ?? 250)
  }
}
