// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension LinearProgram {
  /// Makes equalities definitions, as many as an acyclic order is found for, in linear time.
  ///
  /// As in the triangularisation of a sparse matrix: a row with one unknown left determines that
  /// unknown; an unknown that stands in one row only is determined by that row, after all others. When
  /// there is neither, the unknown that stands in most rows is torn: it becomes a root. Rows whose
  /// unknowns are all determined by others are left to the optimisation.
  ///
  /// Unknown are only variables on which nothing depends yet, so that no circle can arise with the
  /// definitions that there are.
  mutating func triangularise(_ equalities: [RowIndex]) {
    guard !equalities.isEmpty else { return }
    var pass = Triangularisation()
    for row in equalities {
      var unknownCount: Int32 = 0
      for index in rows[Int(row)].termRange {
        let column = terms[index].column
        guard columns[Int(column)].isFresh else { continue }
        if columns[Int(column)].remainingRows == 0 {
          columns[Int(column)].isUnknown = true
          pass.unknowns.append(column)
        }
        columns[Int(column)].remainingRows += 1
        unknownCount += 1
      }
      rows[Int(row)].unknownCount = unknownCount
      if unknownCount == 1 { pass.rows.append(row) }
    }
    pass.columns = pass.unknowns.filter { columns[Int($0)].remainingRows == 1 }
    repeat {
      determineSingletons(&pass)
    } while tear(&pass)
    for column in pass.unknowns {
      columns[Int(column)].isUnknown = false
      columns[Int(column)].remainingRows = 0
    }
  }

  private mutating func determineSingletons(_ pass: inout Triangularisation) {
    while true {
      if let row = pass.rows.popLast() {
        guard rows[Int(row)].unknownCount == 1, let column = unknown(in: row) else { continue }
        if hasUsablePivot(column, in: row) {
          determine(column, by: row, &pass)
        } else {
          setAside(row, &pass)
        }
      } else if let column = pass.columns.popLast() {
        guard columns[Int(column)].isUnknown, columns[Int(column)].remainingRows == 1,
          let row = remainingRow(of: column), hasUsablePivot(column, in: row)
        else { continue }
        determine(column, by: row, &pass)
      } else {
        return
      }
    }
  }

  private mutating func determine(
    _ column: ColumnIndex, by row: RowIndex, _ pass: inout Triangularisation
  ) {
    setAside(row, &pass)
    makeKnown(column, &pass)
    define(column, by: row)
  }

  /// Makes the unknown that stands in most rows a root; false if there is none left.
  private mutating func tear(_ pass: inout Triangularisation) -> Bool {
    if !pass.isSorted {
      pass.isSorted = true
      pass.tearable = pass.unknowns.filter { columns[Int($0)].remainingRows > 0 }
      pass.tearable.sort {
        (columns[Int($0)].remainingRows, $1) < (columns[Int($1)].remainingRows, $0)
      }
    }
    while let column = pass.tearable.popLast() {
      guard columns[Int(column)].isUnknown, columns[Int(column)].remainingRows > 0 else { continue }
      makeKnown(column, &pass)
      return true
    }
    return false
  }

  /// Takes a row out of those that are left.
  private mutating func setAside(_ row: RowIndex, _ pass: inout Triangularisation) {
    rows[Int(row)].unknownCount = 0
    for index in rows[Int(row)].termRange {
      let column = terms[index].column
      guard columns[Int(column)].isUnknown else { continue }
      columns[Int(column)].remainingRows -= 1
      if columns[Int(column)].remainingRows == 1 { pass.columns.append(column) }
    }
  }

  private mutating func makeKnown(_ column: ColumnIndex, _ pass: inout Triangularisation) {
    columns[Int(column)].isUnknown = false
    var index = columns[Int(column)].firstUse
    while index != .none {
      let row = terms[Int(index)].row
      index = terms[Int(index)].next
      guard rows[Int(row)].unknownCount > 0 else { continue }
      rows[Int(row)].unknownCount -= 1
      if rows[Int(row)].unknownCount == 1 { pass.rows.append(row) }
    }
  }

  private func unknown(in row: RowIndex) -> ColumnIndex? {
    let index = rows[Int(row)].termRange.first { columns[Int(terms[$0].column)].isUnknown }
    return index.map { terms[$0].column }
  }

  private func remainingRow(of column: ColumnIndex) -> RowIndex? {
    var index = columns[Int(column)].firstUse
    while index != .none {
      let row = terms[Int(index)].row
      if rows[Int(row)].unknownCount > 0 { return row }
      index = terms[Int(index)].next
    }
    return nil
  }
}

/// What a triangularisation has found so far.
private struct Triangularisation {
  /// Rows that had one unknown left when they were listed.
  var rows: [RowIndex] = []
  /// Unknowns that stood in one row when they were listed.
  var columns: [ColumnIndex] = []
  var unknowns: [ColumnIndex] = []
  /// The unknowns that were left when singletons ran out for the first time, those in most rows last.
  var tearable: [ColumnIndex] = []
  var isSorted = false
}
