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
