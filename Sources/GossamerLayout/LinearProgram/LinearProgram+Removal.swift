// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension LinearProgram {
  /// Takes a row out. The vertex stays where it is; what the row held back is free to move at the
  /// next optimisation.
  mutating func removeRow(_ row: RowIndex) {
    if rows[Int(row)].isTight {
      if !multipliers.isZero(row) {
        withdrawMultipliers(leaningOn: [.row(row)])
      }
      multipliers.clear(row)
      loosen(row)
    } else if rows[Int(row)].boundMultiplier != 0 {
      let leaned = withdrawMultiplier(of: row)
      withdrawMultipliers(leaningOn: leaned)
    }
    discardRow(row)
  }

  /// Makes a row that is tight, and has no multiplier, an ordinary one: a stay takes its place.
  private mutating func loosen(_ row: RowIndex) {
    if rows[Int(row)].standing == .definition {
      let column = rows[Int(row)].definedColumn
      if coreResponse(to: row).isEmpty {
        undefine(column)
      } else {
        moveIntoCore(row)
      }
    }
    if rows[Int(row)].standing == .core {
      let hyperplane = Hyperplane.row(row)
      let root = core.roots(movedBy: hyperplane).max {
        (abs(core.entry($0, hyperplane)), $1) < (abs(core.entry($1, hyperplane)), $0)
      }
      if let root {
        substitute(.stay(root), for: hyperplane, expression: core.row(of: root))
        core.setRow(of: root, to: SparseVector(.stay(root), 1))
      }
      rows[Int(row)].standing = .satisfied
    }
  }

  /// Sets the multipliers of all rows to 0 that give the hyperplanes a multiplier, and those on which
  /// any multiplier leans that would leave its bounds by that. All those rows are then checked again,
  /// as if they had just been added.
  private mutating func withdrawMultipliers(leaningOn hyperplanes: [Hyperplane]) {
    var pending = hyperplanes
    while let hyperplane = pending.popLast() {
      moveAll(with: hyperplane)
      let leaning = rowsMoved { $0.boundMultiplier != 0 }.filter { shift(of: $0) != 0 }
      for row in leaning where rows[Int(row)].boundMultiplier != 0 {
        pending.append(contentsOf: withdrawMultiplier(of: row))
      }
    }
  }

  /// Sets the multiplier of a row that is not tight to 0, and returns the hyperplanes whose
  /// multipliers are out of bounds by that.
  private mutating func withdrawMultiplier(of row: RowIndex) -> [Hyperplane] {
    express(row)
    let step = unit(rows[Int(row)].level)
    let bound = rows[Int(row)].boundMultiplier
    rows[Int(row)].standing = .satisfied
    uncheckedRows.append(row)
    for tight in image.tightRows {
      multipliers.add(step, times: bound * image.factor(of: tight), to: tight)
    }
    return image.stays.map { .stay($0.column) }
      + image.tightRows.filter { !isMultiplierInBounds($0) }.map { .row($0) }
  }

  private func isMultiplierInBounds(_ row: RowIndex) -> Bool {
    if multipliers.isZero(row) { return true }
    let current = rows[Int(row)]
    let values = (0..<multipliers.levelCount).map { multipliers[row, $0] }
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
