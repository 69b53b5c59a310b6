// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What one `Solver.solve()` changed and found.
public struct Solution {
  /// The variables whose value changed by more than 1e-9, in no particular order.
  public internal(set) var changedVariables: [Variable] = []
  /// The conflicts that this solve found. A conflict that doesn't change is reported once.
  public internal(set) var conflicts: [Conflict] = []
  /// What was refused since the last solve.
  public internal(set) var refusals: [Refusal] = []
  /// Why the solver started again from the constraints alone; nil if it didn't. A restart costs as
  /// much as solving everything for the first time. It is rare, and worth a bug report.
  public internal(set) var restart: Restart?
}

/// Why a solver started again from its constraints alone, instead of from its last solution.
public enum Restart: Sendable, CustomStringConvertible {
  /// The changes would have taken more steps than the solver allows itself.
  case outOfSteps
  /// Rounding errors had grown too large.
  case rounding

  /// A sentence that says what happened.
  public var description: String {
    switch self {
    case .outOfSteps: "layout was solved afresh: the changes took too many steps"
    case .rounding: "layout was solved afresh: rounding errors had grown too large"
    }
  }
}

/// Required constraints that cannot all hold.
public struct Conflict {
  /// The constraints of the conflict: a minimal infeasible set, in the order in which they were
  /// added, with the bounds of variables behind them. Without any one of them, the others can hold
  /// together.
  public let constraints: [Constraint]
  /// The constraint that was given up: the one of the lowest priority. Of several, one with
  /// `givesWayFirst` if there is one; of those, the one that was added last. Never a bound.
  public let dropped: Constraint
}

/// A constraint or a suggestion that the solver didn't accept, because it would spoil the whole
/// solution.
public struct Refusal: CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The constraint's constant, or its expression's, is NaN, infinite or beyond 1e12.
    case constantOutOfRange(Double)
    /// A coefficient is NaN, infinite, or of a magnitude that is neither 0 nor in 1e-9...1e9.
    case coefficientOutOfRange(Double)
    /// The priority is not above 0.
    case priorityOutOfRange(Double)
    /// A suggested value is NaN, infinite or beyond 1e12. The last good value stays.
    case suggestionOutOfRange(Double)
    /// A variable is not one of this solver's, or was removed.
    case unknownVariable
    /// The constraint is in another solver already.
    case alreadyInAnotherSolver
    /// The solver ran out of steps before the constraint was satisfied, even after a restart. It is
    /// tried again when its constant or its priority changes.
    case outOfSteps
    /// Rounding errors keep the constraint from holding, even after a restart. It is tried again
    /// when its constant or its priority changes.
    case outOfPrecision
  }

  /// What is wrong.
  public let reason: Reason
  /// The constraint, or nil for a suggestion.
  public let constraint: Constraint?

  /// A sentence that says what was refused, and what to do.
  public var description: String {
    switch reason {
    case .constantOutOfRange(let number):
      "constraint left out: its constant is \(number); use a finite number within ±1e12"
    case .coefficientOutOfRange(let number):
      "constraint left out: a coefficient is \(number); use 0 or a magnitude within 1e-9...1e9"
    case .priorityOutOfRange(let number):
      "constraint left out: its priority is \(number); use a number above 0, at most 1000"
    case .suggestionOutOfRange(let number):
      "suggestion ignored: its value is \(number); use a finite number within ±1e12"
    case .unknownVariable:
      "constraint left out: it uses a variable that is not in this solver; make a new one there"
    case .alreadyInAnotherSolver:
      "constraint left out: it is in another solver; remove it there first"
    case .outOfSteps:
      """
      constraint left out: too many steps were needed to satisfy it together with the others; it is \
      tried again when its constant or priority changes
      """
    case .outOfPrecision:
      """
      constraint left out: rounding errors keep it from holding together with the others; bring its \
      coefficients closer to 1
      """
    }
  }
}

extension Refusal {
  /// The largest magnitude of a constant or a suggested value.
  static let largestConstant = 1e12
  private static let coefficients = 1e-9...1e9

  /// Why the solver cannot take the constraint, or nil if it can.
  static func reason(to constraint: Constraint, in solver: Solver) -> Reason? {
    let expression = constraint.expression
    // A comparison with NaN is false, so the conditions say what is right.
    guard constraint.constant.magnitude <= largestConstant else {
      return .constantOutOfRange(constraint.constant)
    }
    guard expression.constant.magnitude <= largestConstant else {
      return .constantOutOfRange(expression.constant)
    }
    guard constraint.priority.rawValue > 0 else {
      return .priorityOutOfRange(constraint.priority.rawValue)
    }
    for (variable, coefficient) in expression.terms {
      guard coefficient == 0 || coefficients.contains(coefficient.magnitude) else {
        return .coefficientOutOfRange(coefficient)
      }
      guard solver.isLive(variable) else { return .unknownVariable }
    }
    return nil
  }
}
