// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension LinearProgram {
  /// Takes up rows that were added. Equalities become definitions where that costs no search: the
  /// required ones by triangularisation, then soft ones, the strongest first. That a soft row starts
  /// out tight is a guess, which the optimisation corrects; its multiplier is 0, and so is feasible.
  mutating func adopt(_ added: [RowIndex]) {
    makeRoom()
    var required: [RowIndex] = []
    required.reserveCapacity(added.count)
    uncheckedRows.reserveCapacity(uncheckedRows.count + added.count)
    var soft: [RowIndex] = []
    for row in added {
      uncheckedRows.append(row)
      guard rows[Int(row)].relation == .equal, rows[Int(row)].termCount > 0 else { continue }
      if rows[Int(row)].isRequired { required.append(row) } else { soft.append(row) }
    }
    triangularise(required)
    soft.sort { (rows[Int($0)].level, $0) < (rows[Int($1)].level, $1) }
    for row in soft {
      let candidate = rows[Int(row)].termRange.first { index in
        let column = terms[index].column
        return columns[Int(column)].isFreeRoot && hasUsablePivot(column, in: row)
          && (columns[Int(column)].isFresh || isClearlyAcyclic(column, in: row))
      }
      if let candidate { define(terms[candidate].column, by: row) }
    }
  }

  /// Gives what is noted of each variable and row while the program is solved its place: all at once,
  /// because to grow ten arrays for each variable takes longer than to solve for it.
  private mutating func makeRoom() {
    upstream.makeRoom(forColumns: columns.count)
    downstream.makeRoom(forColumns: columns.count)
    image.makeRoom(forColumns: columns.count, rows: rows.count)
    motion.makeRoom(forColumns: columns.count)
    changes.makeRoom(forColumns: columns.count)
    multipliers.makeRoom(forRows: rows.count)
    rowStamps.grow(to: rows.count, with: 0)
  }

  /// Whether it takes only a short search to see that nothing in the row depends on the variable.
  private mutating func isClearlyAcyclic(_ column: ColumnIndex, in row: RowIndex) -> Bool {
    var inputs: [ColumnIndex] = []
    for index in rows[Int(row)].termRange where terms[index].column != column {
      inputs.append(terms[index].column)
    }
    return walkUpstream(from: inputs, limit: 64) && !upstream.order.contains(column)
  }

  /// Starts again from the rows alone: no row is tight, no multiplier is anything but 0.
  mutating func rebuild() {
    isUnsound = false
    exchangesSinceCheck = 0
    candidates.removeAll()
    unsettledColumns.removeAll()
    unsettledCoreRows.removeAll()
    uncheckedRows.removeAll()
    core = Core()
    downstream.forgetOrder()
    for index in columns.indices {
      columns[index].definition = .none
      columns[index].isInCore = false
      columns[index].dependentCount = 0
    }
    var live: [RowIndex] = []
    for index in rows.indices where rows[index].standing != .vacant {
      rows[index].standing = .satisfied
      rows[index].isCandidate = false
      rows[index].definedColumn = .none
      rows[index].definedTerm = .none
      multipliers.clear(RowIndex(index))
      live.append(RowIndex(index))
    }
    adopt(live)
  }
}
