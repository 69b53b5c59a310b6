// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

extension Constraint {
  /// By how much a solution misses the constraint.
  func error(in solver: Solver) -> Double {
    var difference = expression.constant - constant
    for (variable, coefficient) in expression.terms {
      difference += coefficient * solver.value(of: variable)
    }
    return switch relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  /// The same constraint, for another solver with the same variables.
  func copy() -> Constraint {
    Constraint(expression, relation, constant, priority: priority)
  }
}

extension [Constraint] {
  /// The sum of errors of each priority, over the constraints that are not dropped.
  func errors(in solver: Solver) -> [Priority: Double] {
    var errors: [Priority: Double] = [:]
    for constraint in self where !constraint.isDropped {
      errors[constraint.priority, default: 0] += constraint.error(in: solver)
    }
    return errors
  }
}
