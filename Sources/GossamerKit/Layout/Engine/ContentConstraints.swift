// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// The constraints that a view's natural size makes in one direction.
struct ContentConstraints {
  private var hugging: Constraint?
  private var compressionResistance: Constraint?

  /// Takes over a natural size and its priorities.
  /// - Parameters:
  ///   - size: in points; `UIView.noIntrinsicMetric`, like everything that is no size, means none.
  ///   - yields: whether the view is the first to be compressed among those that resist equally.
  mutating func update(
    _ variable: Variable, to size: CGFloat, priorities: ViewLayout.ContentPriorities,
    yields: Bool = false, owner: ItemReference, in solver: Solver
  ) {
    guard size.isFinite, size >= 0 else {
      remove(from: solver)
      return
    }
    Self.update(
      &hugging, LinearExpression(variable), .lessThanOrEqual, size, Priority(priorities.hugging),
      owner, solver)
    let resistance = Priority(priorities.compressionResistance)
    Self.update(
      &compressionResistance, LinearExpression(variable), .greaterThanOrEqual, size,
      yields ? resistance.yielding : resistance, owner, solver)
  }

  mutating func remove(from solver: Solver) {
    if let hugging { solver.remove(hugging) }
    if let compressionResistance { solver.remove(compressionResistance) }
    hugging = nil
    compressionResistance = nil
  }

  private static func update(
    _ constraint: inout Constraint?, _ expression: @autoclosure () -> LinearExpression,
    _ relation: LayoutRelation, _ size: CGFloat, _ priority: Priority,
    _ owner: ItemReference, _ solver: Solver
  ) {
    guard let existing = constraint else {
      let made = Constraint(expression(), relation, size, priority: priority)
      made.owner = owner
      // The edges that an application requires hold against any content.
      made.givesWayFirst = true
      constraint = made
      solver.add(made)
      return
    }
    if existing.constant != size { solver.setConstant(size, of: existing) }
    if existing.priority != priority { solver.setPriority(priority, of: existing) }
  }
}

extension Priority {
  /// A little less, so that it decides among equals only: UIKit leaves open which of two views gives way
  /// that resist equally, and applications set priorities in steps of 1.
  fileprivate var yielding: Priority { isRequired ? self : Priority(rawValue: rawValue - 0.25) }
}
