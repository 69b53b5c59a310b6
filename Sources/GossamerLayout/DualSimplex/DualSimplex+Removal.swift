// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension DualSimplex {
  /// Takes rows out. The vertex stays where it is; what they held back is free to move at the next
  /// optimisation.
  mutating func removeRows(_ removed: [RowIndex]) {
    // Where most is to go, to start again is cheaper than to take out row by row.
    if removed.count > 64, removed.count * 2 > basis.program.rows.count {
      for row in removed {
        multipliers.clear(row)
        basis.discardRow(row)
      }
      rebuild()
    } else {
      for row in removed { removeRow(row) }
    }
  }

  /// Takes a row out. The vertex stays where it is; what the row held back is free to move at the
  /// next optimisation.
  mutating func removeRow(_ row: RowIndex) {
    let standing = basis.standing(of: row)
    if standing.isTight {
      if !multipliers.isZero(row) {
        withdrawMultipliers(leaningOn: [.row(row)])
      }
      multipliers.clear(row)
      basis.loosen(row)
    } else if standing.boundMultiplier != 0 {
      let leaned = withdrawMultiplier(of: row)
      withdrawMultipliers(leaningOn: leaned)
    }
    basis.discardRow(row)
  }

  /// Sets the multipliers of all rows to 0 that give the hyperplanes a multiplier, and those on which
  /// any multiplier leans that would leave its bounds by that. All those rows are then checked again,
  /// as if they had just been added.
  private mutating func withdrawMultipliers(leaningOn hyperplanes: [Hyperplane]) {
    var pending = hyperplanes
    while let hyperplane = pending.popLast() {
      basis.computeTableauColumn(of: hyperplane)
      let leaning = basis.rowsMoved { $0.boundMultiplier != 0 }
        .filter { basis.shift(of: $0) != 0 }
      for row in leaning where basis.standing(of: row).boundMultiplier != 0 {
        pending.append(contentsOf: withdrawMultiplier(of: row))
      }
    }
  }

  /// Sets the multiplier of a row that is not tight to 0, and returns the hyperplanes whose
  /// multipliers are out of bounds by that.
  private mutating func withdrawMultiplier(of row: RowIndex) -> [Hyperplane] {
    basis.computeTableauRow(of: row)
    let step = unit(basis.program.rows[Int(row)].level)
    let bound = basis.standing(of: row).boundMultiplier
    basis.setStanding(.satisfied, of: row)
    basis.vertex.noteUnchecked(row)
    let tableauRow = basis.tableauRow
    for tight in tableauRow.tightRows {
      multipliers.add(step, times: bound * tableauRow.entry(of: tight), to: tight)
    }
    return tableauRow.stays.map { .stay($0.column) }
      + tableauRow.tightRows.filter { !isMultiplierInBounds($0) }.map { .row($0) }
  }

  private func isMultiplierInBounds(_ row: RowIndex) -> Bool {
    if multipliers.isZero(row) { return true }
    let current = basis.program.rows[Int(row)]
    let values = multipliers.components(of: row)
    let zero = [Double](repeating: 0, count: values.count)
    if Lexicographic.isLess(zero, values) {
      if !current.mayBePositive { return false }
      return current.isRequired || !Lexicographic.isLess(unit(current.level), values)
    }
    if !current.mayBeNegative { return false }
    return current.isRequired
      || !Lexicographic.isLess(values, unit(current.level).map { -$0 })
  }
}
