// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A row that required rows make impossible.
struct Infeasibility {
  /// The row. It is not tight, and has no multiplier.
  let row: RowIndex
  /// The other rows of a minimal infeasible set.
  let others: [RowIndex]
}

extension LinearProgram {
  /// Moves to the optimum by the dual simplex method: takes the violated rows, the strongest first,
  /// and raises the multiplier of each until it is as large as its level permits (then the row is
  /// given up), or until another multiplier would leave its bounds (then that row gives way).
  ///
  /// Returns at the first row that cannot hold together with required ones; nil at the optimum.
  mutating func optimise() -> Infeasibility? {
    var effort = Effort(limit: 1000 + 50 * rows.count)
    while true {
      guard let row = nextCandidate() else {
        guard isSettled else {
          settle()
          continue
        }
        checkMultipliers()
        return nil
      }
      if !isSettled, !canBeJudgedUnsettled(row) { settle() }
      guard let residual = violation(of: row) else { continue }
      guard effort.spend() else {
        isUnsound = true
        return nil
      }
      if let infeasibility = satisfy(row, residual: residual, effort: &effort) {
        return infeasibility
      }
    }
  }

  private var isSettled: Bool {
    unsettledColumns.isEmpty && unsettledCoreRows.isEmpty && uncheckedRows.isEmpty
  }

  private mutating func nextCandidate() -> RowIndex? {
    guard let row = candidates.pop() else { return nil }
    rows[Int(row)].isCandidate = false
    return row
  }

  /// Whether the row contains only a root that nothing but its stay holds: then its residual does not
  /// depend on what is still to be settled. So 1,000 labels get their widths before anything that
  /// depends on these is evaluated.
  private func canBeJudgedUnsettled(_ row: RowIndex) -> Bool {
    let row = rows[Int(row)]
    guard row.termCount == 1 else { return false }
    return columns[Int(terms[Int(row.firstTerm)].column)].isFreeRoot
  }

  /// One step for one violated row: its multiplier moves in the direction of the residual.
  private mutating func satisfy(
    _ row: RowIndex, residual: Double, effort: inout Effort
  ) -> Infeasibility? {
    if canBeJudgedUnsettled(row) {
      let column = terms[Int(rows[Int(row)].firstTerm)].column
      takeUpMultiplier(of: row)
      define(column, by: row)
      let coefficient = terms[Int(rows[Int(row)].firstTerm)].coefficient
      setValue((0 - rows[Int(row)].constant) / coefficient, of: column)
      return nil
    }
    express(row)
    if let stay = bestStay(for: row) {
      takeUpMultiplier(of: row)
      exchange(row, for: .stay(stay))
      return nil
    }
    let direction = residual > 0 ? 1.0 : -1.0
    let blocker = firstBlocker(direction: direction, preferringLowIndex: effort.isCautious)
    if let own = ownLimit(of: row, residual: residual),
      blocker.map({ givesWay(row, at: own, before: $0, isCautious: effort.isCautious) }) ?? true
    {
      move(by: own, direction: direction)
      rows[Int(row)].standing = rows[Int(row)].standing(whenResidualIs: residual)
      return nil
    }
    guard let blocker else {
      return Infeasibility(row: row, others: image.tightRows)
    }
    effort.note(isDegenerate: blocker.step.allSatisfy { $0 == 0 })
    move(by: blocker.step, direction: direction)
    takeUpMultiplier(of: row)
    multipliers.add(blocker.step, times: direction, to: row)
    let bound = blocker.bound
    exchange(row, for: .row(blocker.row))
    multipliers.clear(blocker.row)
    rows[Int(blocker.row)].standing = bound
    return nil
  }

  /// Whether the row is given up, at the step `own`, before the blocker is. Where both cost as much, it
  /// is the one that asks for more, or the entering one.
  private func givesWay(
    _ row: RowIndex, at own: [Double], before blocker: Blocker, isCautious: Bool
  ) -> Bool {
    if Lexicographic.isLess(blocker.step, own) { return false }
    return isCautious || Lexicographic.isLess(own, blocker.step)
      || !asksForMore(blocker.row, than: row)
  }

  /// Stores the multiplier that the row had by its standing, now that it becomes tight.
  private mutating func takeUpMultiplier(of row: RowIndex) {
    multipliers.clear(row)
    let bound = rows[Int(row)].boundMultiplier
    if bound != 0 {
      multipliers.add(unit(rows[Int(row)].level), times: bound, to: row)
    }
  }

  /// Changes the multipliers of the tight rows as that of the row in `image` moves.
  private mutating func move(by step: [Double], direction: Double) {
    if step.allSatisfy({ $0 == 0 }) { return }
    for row in image.tightRows {
      multipliers.add(step, times: -direction * image.factor(of: row), to: row)
    }
  }

  /// How far the row's own multiplier can move before the row costs what its level permits; nil
  /// for a required row.
  private func ownLimit(of row: RowIndex, residual: Double) -> [Double]? {
    var target = rows[Int(row)]
    target.standing = target.standing(whenResidualIs: residual)
    if target.isRequired { return nil }
    var limit = unit(target.level)
    let distance = abs(target.boundMultiplier - rows[Int(row)].boundMultiplier)
    limit[Int(target.level)] = distance
    return limit
  }

  func unit(_ level: Int32) -> [Double] {
    var unit = [Double](repeating: 0, count: multipliers.levelCount)
    unit[Int(level)] = 1
    return unit
  }

  /// The root whose stay gives way: one that the row can define directly if there is one, of those
  /// one on which little depends.
  private func bestStay(for row: RowIndex) -> ColumnIndex? {
    let largest = image.stays.reduce(0) { max($0, abs($1.factor)) }
    var best: (column: ColumnIndex, rank: (Int, Int32, Double))?
    for (column, factor) in image.stays
    where image.isUsablePivot(factor) && abs(factor) > Tolerance.pivot * largest {
      let rank = (
        canDefine(column, by: row) ? 0 : 1, columns[Int(column)].dependentCount, -abs(factor)
      )
      if let current = best, current.rank < rank { continue }
      if let current = best, current.rank == rank, current.column < column { continue }
      best = (column, rank)
    }
    return best?.column
  }
}
