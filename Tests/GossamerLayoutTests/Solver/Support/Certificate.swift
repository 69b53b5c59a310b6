// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@testable import GossamerLayout

/// A proof that a solution is optimal, which can be checked without the solver. It consists of the values, the
/// multipliers, and the constraints as they were written.
///
/// If the multipliers cancel the coefficients of every variable, then for each level k of the objective
/// `Σ multiplier[k] * residual` is the same number at all solutions: the dual value. No solution has errors
/// that are lexicographically smaller than the dual values, and an optimal one has exactly those.
struct Certificate {
  var values: [Variable: Double] = [:]
  /// One number per level for each constraint, the strongest level first.
  var multipliers: [[Double]]
  /// The sum of errors of each level.
  private(set) var errors: [Double] = []
  private let constraints: [Constraint]
  private let levels: [Double]

  /// Reads the values and the multipliers, including those of the bounds of `nonnegative` variables.
  init(of solver: Solver, _ written: [Constraint], nonnegative: [Variable]) {
    let optimiser = solver.optimiser
    let levels = optimiser.basis.program.levels
    self.levels = levels
    // A bound that is no row has the multiplier 0.
    let bounds = nonnegative.map {
      solver.bounds[$0.index] ?? Constraint(LinearExpression($0), .greaterThanOrEqual, 0)
    }
    constraints = written + bounds
    multipliers = constraints.map { constraint in
      if constraint.row == .none { return levels.map { _ in 0 } }
      let standing = optimiser.basis.standing(of: constraint.row)
      if standing.isTight { return optimiser.multipliers.components(of: constraint.row) }
      return levels.map { $0 == constraint.priority.rawValue ? standing.boundMultiplier : 0 }
    }
    for constraint in constraints {
      for (variable, _) in constraint.expression.terms {
        values[variable] = solver.value(of: variable)
      }
    }
    errors = levels.map { level in
      constraints.filter { $0.priority.rawValue == level }.reduce(0) { $0 + $1.error(in: solver) }
    }
  }

  /// What is wrong; nil if the solution is optimal.
  var fault: String? {
    for (index, constraint) in constraints.enumerated() {
      if let fault = self.fault(of: constraint, multipliers[index]) {
        return "constraint \(index)\(fault)"
      }
    }
    return stationarityFault ?? dualityFault
  }

  private func residual(of constraint: Constraint) -> Double {
    constraint.expression.terms.reduce(constraint.expression.constant - constraint.constant) {
      $0 + $1.coefficient * (values[$1.variable] ?? 0)
    }
  }

  /// Primal feasibility, dual feasibility and complementary slackness of one constraint.
  private func fault(of constraint: Constraint, _ multiplier: [Double]) -> String? {
    let residual = residual(of: constraint)
    let isOff =
      switch constraint.relation {
      case .equal: abs(residual) > 1e-5
      case .lessThanOrEqual: residual > 1e-5
      case .greaterThanOrEqual: residual < -1e-5
      }
    if constraint.priority.isRequired, isOff { return " is off by \(residual)" }
    let zero = levels.map { _ in 0.0 }
    let unit = levels.map { $0 == constraint.priority.rawValue ? 1.0 : 0 }
    // The bounds of the multiplier; nil where there is none.
    let upper: [Double]? =
      constraint.relation == .greaterThanOrEqual
      ? zero : constraint.priority.isRequired ? nil : unit
    let lower: [Double]? =
      constraint.relation == .lessThanOrEqual
      ? zero : constraint.priority.isRequired ? nil : unit.map { -$0 }
    let toUpper = upper.map { compare(multiplier, $0) } ?? -1
    let toLower = lower.map { compare(multiplier, $0) } ?? 1
    if toUpper > 0 || toLower < 0 { return ": its multiplier \(multiplier) is out of bounds" }
    if (residual > 1e-5 && toUpper != 0) || (residual < -1e-5 && toLower != 0) {
      return ": it isn't tight, and its multiplier is inside its bounds"
    }
    return nil
  }

  /// Stationarity: the multipliers times the coefficients add up to zero for each variable, so that moving
  /// it gains as much as it costs.
  private var stationarityFault: String? {
    var sums: [Variable: [Double]] = [:]
    for (constraint, multiplier) in zip(constraints, multipliers) {
      for (variable, coefficient) in constraint.expression.terms {
        for (level, component) in multiplier.enumerated() {
          sums[variable, default: levels.map { _ in 0 }][level] += component * coefficient
        }
      }
    }
    for (variable, sum) in sums.sorted(by: { $0.key.index < $1.key.index }) {
      if let level = sum.firstIndex(where: { abs($0) > 1e-5 }) {
        return "the multipliers leave \(sum[level]) of variable \(variable.index) "
          + "at priority \(levels[level])"
      }
    }
    return nil
  }

  /// Strong duality: at each level, the dual value equals the sum of errors.
  private var dualityFault: String? {
    for level in levels.indices {
      let dual = zip(constraints, multipliers).reduce(0) {
        $0 + $1.1[level] * ($1.0.expression.constant - $1.0.constant)
      }
      if abs(dual - errors[level]) > 1e-5 * max(1, errors[level]) {
        return "priority \(levels[level]): an error of \(errors[level]), a dual value of \(dual)"
      }
    }
    return nil
  }

  /// Compares lexicographically: negative if `left` is smaller, 0 if they are equal.
  private func compare(_ left: [Double], _ right: [Double]) -> Int {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-6 {
      return left < right ? -1 : 1
    }
    return 0
  }
}
