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
  /// Not tight, and its expression is below 0: its multiplier is minus one of its level.
  case below
  /// Not tight, and its expression is above 0: its multiplier is one of its level.
  case above
  /// Tight: the row defines one of its variables by the others.
  case definition
  /// Tight: the row stands in the core, because it can define none of its variables directly.
  case core

  /// Whether the vertex lies on the row.
  var isTight: Bool { self == .definition || self == .core }

  /// The multiplier that goes with the standing of a row that isn't tight, as a multiple of one of the
  /// row's level.
  var boundMultiplier: Double {
    switch self {
    case .below: -1
    case .above: 1
    case .satisfied, .definition, .core, .vacant: 0
    }
  }
}

extension Row {
  /// Where a row that is not tight belongs, given whether its expression is above or below 0.
  func standing(whenResidualIs residual: Double) -> Standing {
    // A required row can never be paid for: what it needs is to become tight.
    if residual > 0 { return mayBePositive ? .above : .satisfied }
    return mayBeNegative ? .below : .satisfied
  }
}
