// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What counts as zero.
enum Tolerance {
  /// A constraint holds when its residual is at most this, relative to the largest of its terms (at
  /// least 1).
  static let feasibility = 1e-8
  /// Multipliers (sums of products of coefficients) and their differences.
  static let multiplier = 1e-7
  /// How far multipliers may be from cancelling before everything is built afresh.
  static let drift = 1e-7
  /// A coefficient of an expression rewritten over other hyperplanes, relative to its largest.
  static let cancellation = 1e-10
  /// The smallest pivot that is taken while there is a larger one, relative to the largest.
  static let pivot = 1e-3
  /// A pivot smaller than this, relative to the largest factor, is taken for a rounding error.
  static let smallestPivot = 1e-7
  /// Residuals of tight constraints above this, relative to the largest term, are corrected.
  static let refinement = 1e-13
  /// A variable that moved by less than this is not reported as changed.
  static let change = 1e-9
}
