// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The scratch space of a triangularisation, and its findings so far.
struct Triangularisation {
  /// Rows that had one unknown when they were listed. It may have become known since.
  fileprivate var singletonRows: [RowIndex] = []
  /// Unknowns that a single row contained when they were listed. That may have changed since.
  fileprivate var singletonColumns: [ColumnIndex] = []
  fileprivate var unknowns: [ColumnIndex] = []
  /// The unknowns that were left when singletons ran out for the first time, in ascending order of
  /// the number of rows that contain them.
  fileprivate var tearable: [ColumnIndex] = []
  fileprivate var isSorted = false

  /// Whether the rows may define the variable, and how many of the remaining rows contain it.
  fileprivate var isUnknown: [Bool] = []
  fileprivate var remainingRows: [Int32] = []
  /// For each row, how many of its variables are still unknown.
  fileprivate var unknownCounts: [Int32] = []

  mutating func makeRoom(forColumns columnCount: Int, rows rowCount: Int) {
    isUnknown.grow(to: columnCount, with: false)
    remainingRows.grow(to: columnCount, with: 0)
    unknownCounts.grow(to: rowCount, with: 0)
  }

  fileprivate mutating func end() {
    for column in unknowns {
      isUnknown[Int(column)] = false
      remainingRows[Int(column)] = 0
    }
    unknowns.removeAll(keepingCapacity: true)
    tearable.removeAll(keepingCapacity: true)
    isSorted = false
  }
}

extension Basis {
  /// Turns equalities into definitions, in linear time: as many of them as it finds an acyclic
  /// order for.
  ///
  /// As in the triangularisation of a sparse matrix: a row with one unknown left (a row singleton)
  /// determines that unknown; an unknown that only one row contains (a column singleton) is
  /// determined by that row, after all others. When there is neither, the unknown that most rows
  /// contain is torn: it becomes a root. Rows whose unknowns are all determined by others are left
  /// to the optimisation.
  ///
  /// Only a variable on which nothing depends yet counts as unknown. So new definitions can't form
  /// a cycle with existing ones.
  mutating func triangularise(_ equalities: [RowIndex]) {
    guard !equalities.isEmpty else { return }
    for row in equalities {
      var unknownCount: Int32 = 0
      for index in program.termRange(of: row) {
        let column = program.terms[index].column
        guard isFresh(column) else { continue }
        if triangularisation.remainingRows[Int(column)] == 0 {
          triangularisation.isUnknown[Int(column)] = true
          triangularisation.unknowns.append(column)
        }
        triangularisation.remainingRows[Int(column)] += 1
        unknownCount += 1
      }
      triangularisation.unknownCounts[Int(row)] = unknownCount
      if unknownCount == 1 { triangularisation.singletonRows.append(row) }
    }
    for column in triangularisation.unknowns
    where triangularisation.remainingRows[Int(column)] == 1 {
      triangularisation.singletonColumns.append(column)
    }
    repeat {
      determineSingletons()
    } while tear()
    triangularisation.end()
  }

  private mutating func determineSingletons() {
    while true {
      if let row = triangularisation.singletonRows.popLast() {
        guard triangularisation.unknownCounts[Int(row)] == 1, let column = unknown(in: row)
        else { continue }
        if hasUsablePivot(column, in: row) {
          determine(column, by: row)
        } else {
          setAside(row)
        }
      } else if let column = triangularisation.singletonColumns.popLast() {
        guard triangularisation.isUnknown[Int(column)],
          triangularisation.remainingRows[Int(column)] == 1,
          let row = remainingRow(of: column), hasUsablePivot(column, in: row)
        else { continue }
        determine(column, by: row)
      } else {
        return
      }
    }
  }

  private mutating func determine(_ column: ColumnIndex, by row: RowIndex) {
    setAside(row)
    makeKnown(column)
    define(column, by: row)
  }

  /// Turns the unknown that most rows contain into a root. Returns false if no unknown is left.
  private mutating func tear() -> Bool {
    if !triangularisation.isSorted {
      triangularisation.isSorted = true
      let remainingRows = triangularisation.remainingRows
      triangularisation.tearable = triangularisation.unknowns
        .filter { remainingRows[Int($0)] > 0 }
        .sorted { (remainingRows[Int($0)], $1) < (remainingRows[Int($1)], $0) }
    }
    while let column = triangularisation.tearable.popLast() {
      guard triangularisation.isUnknown[Int(column)],
        triangularisation.remainingRows[Int(column)] > 0
      else { continue }
      makeKnown(column)
      return true
    }
    return false
  }

  /// Removes a row from the remaining ones.
  private mutating func setAside(_ row: RowIndex) {
    triangularisation.unknownCounts[Int(row)] = 0
    for index in program.termRange(of: row) {
      let column = program.terms[index].column
      guard triangularisation.isUnknown[Int(column)] else { continue }
      triangularisation.remainingRows[Int(column)] -= 1
      if triangularisation.remainingRows[Int(column)] == 1 {
        triangularisation.singletonColumns.append(column)
      }
    }
  }

  private mutating func makeKnown(_ column: ColumnIndex) {
    triangularisation.isUnknown[Int(column)] = false
    var index = program.columns[Int(column)].firstUse
    while index != .none {
      let row = program.terms[Int(index)].row
      index = program.terms[Int(index)].next
      guard triangularisation.unknownCounts[Int(row)] > 0 else { continue }
      triangularisation.unknownCounts[Int(row)] -= 1
      if triangularisation.unknownCounts[Int(row)] == 1 {
        triangularisation.singletonRows.append(row)
      }
    }
  }

  private func unknown(in row: RowIndex) -> ColumnIndex? {
    let index = program.termRange(of: row).first {
      triangularisation.isUnknown[Int(program.terms[$0].column)]
    }
    return index.map { program.terms[$0].column }
  }

  private func remainingRow(of column: ColumnIndex) -> RowIndex? {
    var index = program.columns[Int(column)].firstUse
    while index != .none {
      let row = program.terms[Int(index)].row
      if triangularisation.unknownCounts[Int(row)] > 0 { return row }
      index = program.terms[Int(index)].next
    }
    return nil
  }
}
