// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// `expression relation constant`, with a priority: `left + width <= 320 @ 1000`.
///
/// A constraint belongs to at most one solver at a time. Its constant and its priority are changed
/// through the solver.
public final class Constraint {
  /// The left side, as it was given.
  public let expression: LinearExpression
  /// How the two sides are related.
  public let relation: LayoutRelation
  /// The right side.
  @exclusivity(unchecked) public internal(set) var constant: Double
  /// How strongly the constraint insists.
  @exclusivity(unchecked) public internal(set) var priority: Priority
  /// The object for which the constraint was made, so that messages about the constraint can name
  /// it; nil for none. The constraint holds it strongly.
  public var owner: AnyObject?

  /// Whether a solver has given the constraint up, because it is in conflict with others or was
  /// refused. It comes back as soon as it can hold together with the others. As of the solver's
  /// last `solve()`.
  public var isDropped: Bool { state == .dropped || state == .refused }

  /// Whether the constraint is given up before others of its priority, in a conflict. Set it before the
  /// constraint is added.
  public var givesWayFirst = false

  /// Whether this is the lower bound of a variable. Such a constraint isn't added by anybody, is
  /// never given up, and appears only in a `Conflict`.
  public let isBound: Bool

  @exclusivity(unchecked) var state = State.free
  /// Which solver the constraint was added to; nil for none.
  ///
  /// This isn't a weak reference to the solver, because that took a fifth of the time in which a
  /// chain of boxes is built and solved.
  @exclusivity(unchecked) var solver: Solver.Identity?
  /// Whether the constraint is in no solver, or in one that doesn't exist any more.
  var isFree: Bool { solver?.isSolverGone ?? true }

  /// The row of the solver's linear program, while it has one.
  @exclusivity(unchecked) var row: RowIndex = .none
  /// Counts the constraints of the solver in the order in which they were added.
  @exclusivity(unchecked) var sequence = 0

  /// A constraint that is not in any solver yet.
  public init(
    _ expression: LinearExpression, _ relation: LayoutRelation, _ constant: Double,
    priority: Priority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.constant = constant
    self.priority = priority
    isBound = false
  }

  /// The bound of a variable that isn't negative. In a conflict it is listed after the constraints
  /// that were added.
  init(boundOf variable: Variable, in solver: Solver) {
    expression = LinearExpression(variable)
    relation = .greaterThanOrEqual
    constant = 0
    priority = .required
    isBound = true
    sequence = .max - Int(variable.index)
    self.solver = solver.identity
  }

  enum State {
    /// In no solver.
    case free
    /// Added, to be taken up by the next `solve()`.
    case queued
    /// In the linear program.
    case active
    /// Given up because of a conflict.
    case dropped
    /// Given up because of its numbers or variables.
    case refused
  }
}

/// How strongly a constraint insists: greater than 0, at most 1000.
///
/// At 1000 a constraint is required. Below that it is satisfied as well as the constraints of all
/// higher priorities permit, and is never traded for any number of constraints of lower priority.
/// Any number of distinct priorities may be in use; the constants are those of `UILayoutPriority`.
public struct Priority: RawRepresentable, Comparable, Hashable, Sendable {
  /// The priority as a number. `Solver.add(_:)` refuses constraints for which it is not above 0;
  /// 1000 and everything above is required.
  public let rawValue: Double

  /// Creates a priority from a number.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold.
  public static let required = Priority(rawValue: 1000)
  /// 750: by convention, a view resists being made smaller than its content.
  public static let high = Priority(rawValue: 750)
  /// 250: by convention, a view resists being made larger than its content.
  public static let low = Priority(rawValue: 250)

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { rawValue >= Priority.required.rawValue }

  /// Orders priorities from weak to strong.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// How the two sides of a constraint compare. The raw values are those of UIKit's
/// `NSLayoutConstraint.Relation`.
public enum LayoutRelation: Int, Hashable, Sendable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The first side is at least the second.
  case greaterThanOrEqual = 1
}

extension LayoutRelation: CustomStringConvertible {
  /// The relation as a visual format writes it: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
