// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension DualSimplex {
  /// Removes rows. The vertex stays where it is; variables that they held back are free to move at
  /// the next optimisation.
  mutating func removeRows(_ removed: [RowIndex]) {
    // If most rows go, rebuilding is cheaper than removing them one by one.
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

  /// Removes a row. The vertex stays where it is; variables that the row held back are free to move
  /// at the next optimisation.
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

  /// Sets the multipliers of the given-up rows to 0 from which the hyperplanes get their
  /// multipliers. If this moves the multiplier of another hyperplane out of its bounds, the same is
  /// done for that one. All these given-up rows are checked again, as if they had just been added.
  /// See formula (3) in <doc:TheSolver>.
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

  /// Sets the multiplier of a row that isn't tight to 0, and returns the hyperplanes whose
  /// multipliers leave their bounds because of that.
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
