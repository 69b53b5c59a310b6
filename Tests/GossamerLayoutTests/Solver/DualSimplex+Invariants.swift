// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@testable import GossamerLayout

extension DualSimplex {
  /// Why the multipliers don't prove that the vertex is optimal; nil if they do. The conditions are
  /// those of Karush, Kuhn and Tucker, level by level:
  ///
  /// - tight rows hold; every other row is on the side that its multiplier stands for;
  /// - no multiplier is out of its bounds;
  /// - the rows' coefficients, times the multipliers, cancel in every column.
  func brokenInvariant() -> String? {
    let (rows, terms) = (basis.program.rows, basis.program.terms)
    var columnSums = basis.program.columns.map { _ in
      [Double](repeating: 0, count: multipliers.levelCount)
    }
    for index in rows.indices where basis.standing(of: RowIndex(index)) != .vacant {
      let row = RowIndex(index)
      if let broken = brokenFeasibility(of: row) ?? brokenBounds(of: row) { return broken }
      for level in 0..<multipliers.levelCount {
        for term in rows[index].termRange {
          columnSums[Int(terms[term].column)][level] +=
            multiplier(of: row, level) * terms[term].coefficient
        }
      }
    }
    for (column, sums) in columnSums.enumerated() where sums.contains(where: { abs($0) > 1e-5 }) {
      return "column \(column): the multipliers leave \(sums)"
    }
    return nil
  }

  private func brokenFeasibility(of row: RowIndex) -> String? {
    let residual = basis.residual(of: row)
    let standing = basis.standing(of: row)
    if standing.isTight {
      guard abs(residual.value) > 10 * Tolerance.feasibility * residual.scale else { return nil }
      return "row \(row) is tight, but its residual is \(residual.value)"
    }
    guard abs(residual.value) > 10 * Tolerance.feasibility * residual.scale,
      standing != basis.program.rows[Int(row)].standing(whenResidualIs: residual.value)
    else { return nil }
    return "row \(row) is \(standing), but its residual is \(residual.value)"
  }

  private func brokenBounds(of index: RowIndex) -> String? {
    guard basis.standing(of: index).isTight else { return nil }
    let row = basis.program.rows[Int(index)]
    let values = multipliers.components(of: index)
    guard let level = values.firstIndex(where: { abs($0) > 1e-6 }) else { return nil }
    let isCostly = values[level] > 0 ? row.mayBePositive : row.mayBeNegative
    if isCostly, row.isRequired || level > Int(row.level) { return nil }
    if isCostly, level == Int(row.level), abs(values[level]) < 1 + 1e-6 { return nil }
    return "row \(index) \(row): its multiplier is \(values)"
  }

  private func multiplier(of row: RowIndex, _ level: Int) -> Double {
    let standing = basis.standing(of: row)
    if standing.isTight { return multipliers[row, level] }
    return level == Int(basis.program.rows[Int(row)].level) ? standing.boundMultiplier : 0
  }
}

extension Basis {
  /// What is wrong with the stored form of the basis; nil if nothing is. Shifting one tight hyperplane
  /// must move no other tight one. This holds only if the definitions form no cycle and the core's
  /// inverse is correct.
  func brokenForm() -> String? {
    var probe = self
    let rows = program.rows.indices.map(RowIndex.init).filter { standing(of: $0).isTight }
    let columns = program.columns.indices.map(ColumnIndex.init)
    let stays = columns.filter { column in
      definition(of: column) == .none && (!core.contains(column) || core.stays(column))
    }
    for column in columns where definition(of: column) != .none && core.contains(column) {
      return "column \(column) is defined, and a root of the core"
    }
    if rows.count + stays.count != columns.count {
      return "\(rows.count) rows and \(stays.count) stays of \(columns.count) columns are tight"
    }
    for hyperplane in rows.map(Hyperplane.row) + stays.map(Hyperplane.stay) {
      probe.computeTableauColumn(of: hyperplane)
      for row in rows {
        let expected = hyperplane.row == row ? 1.0 : 0
        if abs(probe.shift(of: row) - expected) > 1e-6 {
          return "\(hyperplane) moves row \(row) by \(probe.shift(of: row))"
        }
      }
      for column in stays {
        let expected = hyperplane.stayingColumn == column ? 1.0 : 0
        let moved = probe.tableauColumn.entry(of: column)
        if abs(moved - expected) > 1e-6 { return "\(hyperplane) moves \(column) by \(moved)" }
      }
    }
    return nil
  }
}
