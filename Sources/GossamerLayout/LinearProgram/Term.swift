// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// One `coefficient * variable` of a row. The terms of a row lie side by side; those of a variable
/// are linked, so that either can be walked without a search and without an allocation.
struct Term {
  let column: ColumnIndex
  let row: RowIndex
  let coefficient: Double
  var next: TermIndex = .none
  var previous: TermIndex = .none
}
