// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension DualSimplex {
  /// Lets added rows take part. Equalities become definitions where that costs no search: the
  /// required ones by triangularisation, then soft ones, the strongest first. A soft row that
  /// starts out tight is a guess. Its multiplier is 0, which is feasible, and the optimisation
  /// corrects wrong guesses. (LP codes call such a start a crash basis.)
  mutating func adopt(_ added: [RowIndex]) {
    makeRoom()
    var required: [RowIndex] = []
    required.reserveCapacity(added.count)
    basis.vertex.reserveUncheckedRows(added.count)
    var soft: [(rank: Rank, row: RowIndex)] = []
    for row in added {
      basis.vertex.noteUnchecked(row)
      let new = basis.program.rows[Int(row)]
      guard new.relation == .equal, new.termCount > 0 else { continue }
      if new.isRequired { required.append(row) } else { soft.append((rank(of: row), row)) }
    }
    basis.triangularise(required)
    soft.sort { $0.rank < $1.rank }
    for (_, row) in soft {
      if let column = definableColumn(of: row) { basis.define(column, by: row) }
    }
  }

  /// Starts again from the rows alone: no row is tight, and all multipliers are 0.
  mutating func rebuild() {
    makeRoom()
    forgetProgress()
    let rows = basis.reset()
    for row in rows { multipliers.clear(row) }
    adopt(rows)
  }

  /// A free root of the row that may be defined by the other variables in it.
  private mutating func definableColumn(of row: RowIndex) -> ColumnIndex? {
    for index in basis.program.termRange(of: row) {
      let column = basis.program.terms[index].column
      if basis.isFreeRoot(column), basis.hasUsablePivot(column, in: row),
        basis.isFresh(column) || isClearlyAcyclic(column, in: row)
      {
        return column
      }
    }
    return nil
  }

  /// Whether a short search shows that nothing in the row depends on the variable: either from the
  /// row's other variables up, or from the variable down. In a chain that is adopted from its
  /// beginning, much is upstream and little downstream.
  private mutating func isClearlyAcyclic(_ column: ColumnIndex, in row: RowIndex) -> Bool {
    let limit = 64
    var inputs: [ColumnIndex] = []
    for index in basis.program.termRange(of: row)
    where basis.program.terms[index].column != column {
      inputs.append(basis.program.terms[index].column)
    }
    if basis.walkUpstream(from: inputs, limit: limit) {
      return !basis.upstream.order.contains(column)
    }
    guard let dependents = basis.dependents(of: column, limit: limit) else { return false }
    return !inputs.contains(where: dependents.contains)
  }
}
