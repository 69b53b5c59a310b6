// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Something that the current vertex lies on: a tight row, or the stay of a root.
///
/// The stay of a variable is the condition that it keeps the value that it has. It costs nothing to
/// break one, so a stay gives way to any constraint; what no constraint determines stays where it
/// is.
struct Hyperplane: Hashable, Comparable {
  private let code: Int32

  static func row(_ row: RowIndex) -> Hyperplane { Hyperplane(code: row) }
  static func stay(_ column: ColumnIndex) -> Hyperplane { Hyperplane(code: ~column) }

  /// The row, or nil for a stay.
  var row: RowIndex? { code >= 0 ? code : nil }
  /// The variable that stays, or nil for a row.
  var stayingColumn: ColumnIndex? { code < 0 ? ~code : nil }

  /// Stays before rows, so that the order is a fixed one.
  static func < (left: Hyperplane, right: Hyperplane) -> Bool { left.code < right.code }
}

/// Where a row is in relation to the vertex.
enum Standing: UInt8 {
  /// The row is not in use.
  case vacant
  /// Not tight, and costs nothing: its multiplier is 0.
  case satisfied
  /// Not tight, and its expression is below 0: its multiplier is -1 at the row's level.
  case below
  /// Not tight, and its expression is above 0: its multiplier is 1 at the row's level.
  case above
  /// Tight: the row defines one of its variables by the others.
  case definition
  /// Tight: the row belongs to the core, because it can't define one of its variables directly.
  case core

  /// Whether the vertex lies on the row.
  var isTight: Bool { self == .definition || self == .core }

  /// The multiplier of a row that isn't tight: -1, 0 or 1 at the row's level. Returns 0 for a tight
  /// row, whose multiplier is stored in `Multipliers`.
  var boundMultiplier: Double {
    switch self {
    case .below: -1
    case .above: 1
    case .satisfied, .definition, .core, .vacant: 0
    }
  }
}

extension Row {
  /// The standing of a row that isn't tight, given the sign of its residual.
  func standing(whenResidualIs residual: Double) -> Standing {
    // Required rows never get the standing `above` or `below`. For them the answer only says that
    // they are violated.
    if residual > 0 { return mayBePositive ? .above : .satisfied }
    return mayBeNegative ? .below : .satisfied
  }
}
