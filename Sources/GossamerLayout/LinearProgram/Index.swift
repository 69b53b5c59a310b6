// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A row of the linear program: one constraint.
typealias RowIndex = Int32

/// A column of the linear program: one variable.
typealias ColumnIndex = Int32

/// A term's place in the linear program's list of terms.
typealias TermIndex = Int32

extension Int32 {
  /// No row, no column, no term.
  static var none: Int32 { -1 }
}
