// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A constraint as the linear program keeps it: `Σ coefficient * variable + constant relation 0`.
struct Row {
  var firstTerm: TermIndex
  var termCount: Int32
  /// The expression's constant minus the right side.
  var constant: Double
  let relation: LayoutRelation
  /// Which of the levels of the objective counts the violation, or `Row.required`.
  var level: Int32
  var standing = Standing.satisfied
  /// Whether the row waits in the queue of candidates.
  var isCandidate = false
  /// The variable that the row defines, and the term in which it stands.
  var definedColumn: ColumnIndex = .none
  var definedTerm: TermIndex = .none
  /// While rows are being triangularised: how many of its variables are still unknown.
  var unknownCount: Int32 = 0

  /// The level of a constraint that must hold.
  static let required: Int32 = -1

  var isRequired: Bool { level == Row.required }
  var isTight: Bool { standing == .definition || standing == .core }
  var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }

  /// Whether the multiplier of the row may be negative: whether falling below costs anything.
  var mayBeNegative: Bool { relation != .lessThanOrEqual }
  /// Whether the multiplier of the row may be positive: whether rising above costs anything.
  var mayBePositive: Bool { relation != .greaterThanOrEqual }

  enum Standing: UInt8 {
    /// The row is not in use.
    case vacant
    /// Not tight, and costs nothing: its multiplier is 0.
    case satisfied
    /// Not tight, and its expression is below 0: its multiplier is minus one of its level.
    case below
    /// Not tight, and its expression is above 0: its multiplier is one of its level.
    case above
    /// Tight: the row defines one of its variables by the others.
    case definition
    /// Tight: the row stands in the core, because it can define none of its variables directly.
    case core
  }
}
