// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// The content hugging and compression resistance constraints of a view along one axis.
struct ContentConstraints {
  private var hugging: Constraint?
  private var compressionResistance: Constraint?

  /// Updates the constraints to an intrinsic size and its priorities.
  /// - Parameters:
  ///   - size: the size in points; `UIView.noIntrinsicMetric`, like any negative or infinite number, means none.
  ///   - yields: whether this view is compressed before others with the same compression resistance.
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
      // A required constraint of the application wins against required content priorities.
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
  /// A slightly lower priority, which decides only among equal ones, because applications use whole numbers. UIKit doesn't
  /// define which of two views with equal compression resistance is compressed.
  fileprivate var yielding: Priority { isRequired ? self : Priority(rawValue: rawValue - 0.25) }
}
