// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Something that the solver did not accept, because it would make nonsense of everything else.
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
    }
  }
}
