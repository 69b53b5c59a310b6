// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// A row of boxes: gaps of 8 required, all widths equal to the first, each at least 44. The end is
/// moved by a suggestion. In the soft variant the widths are equal at priority 750, and prefer to be
/// 60 at 250.
final class Chain {
  let solver = Solver()
  let left: [Variable]
  let width: [Variable]
  let end: Variable
  private var gaps: [Constraint] = []

  /// Builds and solves the chain.
  init(count: Int, soft: Bool = false) {
    let solver = solver
    left = (0..<count).map { _ in solver.makeVariable() }
    width = (0..<count).map { _ in solver.makeVariable() }
    end = solver.makeVariable()
    solver.add(Constraint(LinearExpression(left[0]), .equal, 0))
    for index in 0..<count {
      solver.add(Constraint(LinearExpression(width[index]), .greaterThanOrEqual, 44))
      if index > 0 {
        let priority: Priority = soft ? .high : .required
        solver.add(Constraint(width[index] - width[0], .equal, 0, priority: priority))
        let gap = Constraint(left[index] - left[index - 1] - width[index - 1], .equal, 8)
        gaps.append(gap)
        solver.add(gap)
      }
      if soft {
        solver.add(Constraint(LinearExpression(width[index]), .equal, 60, priority: .low))
      }
    }
    solver.add(Constraint(end - left[count - 1] - width[count - 1], .equal, 0))
    moveEnd(to: Chain.firstEnd(count))
  }

  /// The initial end of the chain, at which each box is a little more than 60 wide.
  static func firstEnd(_ count: Int) -> Double { Double(count) * 70 }

  func moveEnd(to position: Double) {
    solver.suggest(position, for: end, priority: Priority(rawValue: 900))
    _ = solver.solve()
  }

  /// Changes the gap before a box.
  func setGap(before index: Int, to gap: Double) {
    solver.setConstant(gap, of: gaps[index - 1])
    _ = solver.solve()
  }

  func width(of index: Int) -> Double { solver.value(of: width[index]) }
}
