// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// The constraints that a view's natural size makes in one direction.
struct ContentConstraints {
  private var hugging: Constraint?
  private var compressionResistance: Constraint?

  /// Takes over a natural size and its priorities.
  /// - Parameter size: in points; `UIView.noIntrinsicMetric`, like everything that is no size,
  ///   means none.
  mutating func update(
    _ variable: Variable, to size: CGFloat, priorities: ViewLayout.ContentPriorities,
    owner: LayoutItemState, in solver: Solver
  ) {
    guard size.isFinite, size >= 0 else {
      remove(from: solver)
      return
    }
    Self.update(
      &hugging, LinearExpression(variable), .lessThanOrEqual, size, priorities.hugging, owner,
      solver)
    Self.update(
      &compressionResistance, LinearExpression(variable), .greaterThanOrEqual, size,
      priorities.compressionResistance, owner, solver)
  }

  mutating func remove(from solver: Solver) {
    for constraint in [hugging, compressionResistance].compactMap({ $0 }) {
      solver.remove(constraint)
    }
    hugging = nil
    compressionResistance = nil
  }

  private static func update(
    _ constraint: inout Constraint?, _ expression: @autoclosure () -> LinearExpression,
    _ relation: LayoutRelation, _ size: CGFloat, _ priority: UILayoutPriority,
    _ owner: LayoutItemState, _ solver: Solver
  ) {
    let priority = Priority(priority)
    guard let existing = constraint else {
      let made = Constraint(expression(), relation, size, priority: priority)
      made.owner = owner
      constraint = made
      solver.add(made)
      return
    }
    if existing.constant != size { solver.setConstant(size, of: existing) }
    if existing.priority != priority { solver.setPriority(priority, of: existing) }
  }
}
