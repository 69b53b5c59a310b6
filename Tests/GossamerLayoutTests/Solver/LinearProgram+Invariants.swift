// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@testable import GossamerLayout

extension LinearProgram {
  /// What is wrong with the vertex as a certificate of its own optimality; nil if nothing is. The
  /// conditions are those of Karush, Kuhn and Tucker, level by level:
  ///
  /// - tight rows hold; every other row is on the side that its multiplier stands for;
  /// - no multiplier is out of its bounds;
  /// - the rows' coefficients, times the multipliers, cancel in every column.
  func brokenInvariant() -> String? {
    var columnSums = columns.map { _ in [Double](repeating: 0, count: multipliers.levelCount) }
    for index in rows.indices where rows[index].standing != .vacant {
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
    let residual = residual(of: row)
    let standing = rows[Int(row)].standing
    if rows[Int(row)].isTight {
      guard abs(residual.value) > 10 * Tolerance.feasibility * residual.scale else { return nil }
      return "row \(row) is tight, but its residual is \(residual.value)"
    }
    guard abs(residual.value) > 10 * Tolerance.feasibility * residual.scale,
      standing != rows[Int(row)].standing(whenResidualIs: residual.value)
    else { return nil }
    return "row \(row) is \(standing), but its residual is \(residual.value)"
  }

  private func brokenBounds(of row: RowIndex) -> String? {
    guard rows[Int(row)].isTight else { return nil }
    let values = (0..<multipliers.levelCount).map { multiplier(of: row, $0) }
    guard let level = values.firstIndex(where: { abs($0) > 1e-6 }) else { return nil }
    let isCostly = values[level] > 0 ? rows[Int(row)].mayBePositive : rows[Int(row)].mayBeNegative
    if isCostly, rows[Int(row)].isRequired || level > Int(rows[Int(row)].level) { return nil }
    if isCostly, level == Int(rows[Int(row)].level), abs(values[level]) < 1 + 1e-6 { return nil }
    return "row \(row) \(rows[Int(row)]): its multiplier is \(values)"
  }

  private func multiplier(of row: RowIndex, _ level: Int) -> Double {
    if rows[Int(row)].isTight { return multipliers[row, level] }
    return level == Int(rows[Int(row)].level) ? rows[Int(row)].boundMultiplier : 0
  }
}
