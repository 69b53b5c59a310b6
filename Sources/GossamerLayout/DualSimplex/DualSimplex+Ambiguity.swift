// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension DualSimplex {
  /// The variables that have another value at another optimum. Works on a copy of itself.
  func ambiguousColumns() -> [ColumnIndex] {
    var probe = self
    probe.makeRoom()
    let columns = basis.program.columns
    var isAmbiguous = [Bool](repeating: false, count: columns.count)
    for column in probe.looseColumns() where !isAmbiguous[Int(column)] {
      for distance in [1.0, -1.0] {
        probe.pull(column, by: distance * max(1, abs(value(of: column))))
        for index in columns.indices {
          let old = value(of: ColumnIndex(index))
          let moved = abs(probe.value(of: ColumnIndex(index)) - old)
          if moved > 100 * Tolerance.feasibility * max(1, abs(old)) { isAmbiguous[index] = true }
        }
        if isAmbiguous[Int(column)] { break }
      }
    }
    return columns.indices.filter { isAmbiguous[$0] && columns[$0].isLive }
      .map { ColumnIndex($0) }
  }

  /// The variables that may be ambiguous: those that move with a hyperplane that it costs nothing to
  /// shift. All others have the same value at every optimum (complementary slackness).
  private mutating func looseColumns() -> [ColumnIndex] {
    let columns = basis.program.columns
    var isLoose = [Bool](repeating: false, count: columns.count)
    for hyperplane in tightHyperplanes() {
      if let row = hyperplane.row, isMultiplierInside(row) { continue }
      basis.computeTableauColumn(of: hyperplane)
      let moving = basis.tableauColumn
      for column in moving.columns where moving.entry(of: column) != 0 {
        isLoose[Int(column)] = true
      }
    }
    return columns.indices.filter { isLoose[$0] && columns[$0].isLive }.map { ColumnIndex($0) }
  }

  private func tightHyperplanes() -> [Hyperplane] {
    let program = basis.program
    var result: [Hyperplane] = []
    for row in program.rows.indices.map(RowIndex.init) where basis.standing(of: row).isTight {
      result.append(.row(row))
    }
    for column in program.columns.indices.map(ColumnIndex.init)
    where program.columns[Int(column)].isLive && basis.definition(of: column) == .none {
      if !basis.core.contains(column) || basis.core.stays(column) { result.append(.stay(column)) }
    }
    return result
  }

  /// Whether the multiplier of a tight row is not at a bound, so that shifting the row has a cost.
  private func isMultiplierInside(_ row: RowIndex) -> Bool {
    let current = basis.program.rows[Int(row)]
    let values = multipliers.components(of: row)
    let zero = [Double](repeating: 0, count: values.count)
    let isAboveLower: Bool
    let isBelowUpper: Bool
    if current.isRequired {
      isAboveLower = current.mayBeNegative || Lexicographic.isLess(zero, values)
      isBelowUpper = current.mayBePositive || Lexicographic.isLess(values, zero)
    } else {
      let one = unit(current.level)
      isAboveLower = Lexicographic.isLess(current.mayBeNegative ? one.map { -$0 } : zero, values)
      isBelowUpper = Lexicographic.isLess(values, current.mayBePositive ? one : zero)
    }
    return isAboveLower && isBelowUpper
  }

  /// Optimises with an additional constraint that pulls the variable away from its value, and is
  /// weaker than all others.
  private mutating func pull(_ column: ColumnIndex, by distance: Double) {
    let target = value(of: column) + distance
    let weakest = Priority(rawValue: -1)
    let row = addRow(
      [(Variable(index: column), 1)], constant: -target, relation: .equal, priority: weakest)
    adopt([row])
    optimiseWithinBounds()
    removeRow(row)
  }
}
