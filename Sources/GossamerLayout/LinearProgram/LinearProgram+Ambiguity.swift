// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension LinearProgram {
  /// The variables that have another value at another optimum. Works on a copy of itself.
  func ambiguousColumns() -> [ColumnIndex] {
    var probe = self
    var isAmbiguous = [Bool](repeating: false, count: columns.count)
    for column in probe.looseColumns() where !isAmbiguous[Int(column)] {
      for distance in [1.0, -1.0] {
        probe.pull(column, by: distance * max(1, abs(columns[Int(column)].value)))
        for index in columns.indices {
          let moved = abs(probe.columns[index].value - columns[index].value)
          let scale = max(1, abs(columns[index].value))
          if moved > 100 * Tolerance.feasibility * scale { isAmbiguous[index] = true }
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
    var isLoose = [Bool](repeating: false, count: columns.count)
    for hyperplane in tightHyperplanes() {
      if let row = hyperplane.row, isMultiplierInside(row) { continue }
      moveAll(with: hyperplane)
      for column in motion.columns where motion.distance(of: column) != 0 {
        isLoose[Int(column)] = true
      }
    }
    return columns.indices.filter { isLoose[$0] && columns[$0].isLive }.map { ColumnIndex($0) }
  }

  private func tightHyperplanes() -> [Hyperplane] {
    var result: [Hyperplane] = []
    for index in rows.indices where rows[index].isTight {
      result.append(.row(RowIndex(index)))
    }
    for index in columns.indices where columns[index].isRoot && columns[index].isLive {
      let column = ColumnIndex(index)
      let stays = !columns[index].isInCore || core.entry(column, .stay(column)) != 0
      if stays { result.append(.stay(column)) }
    }
    return result
  }

  /// Whether the multiplier of a tight row is not at a bound, so that shifting the row has a cost.
  private func isMultiplierInside(_ row: RowIndex) -> Bool {
    let current = rows[Int(row)]
    let values = (0..<multipliers.levelCount).map { multipliers[row, $0] }
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

  /// Optimises with the wish, weaker than everything else, that the variable were elsewhere.
  private mutating func pull(_ column: ColumnIndex, by distance: Double) {
    let target = columns[Int(column)].value + distance
    let weakest = Priority(rawValue: -1)
    let row = addRow(
      [(Variable(index: column), 1)], constant: -target, relation: .equal, priority: weakest)
    adopt([row])
    optimiseWithinBounds()
    removeRow(row)
  }
}
