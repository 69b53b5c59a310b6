// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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
