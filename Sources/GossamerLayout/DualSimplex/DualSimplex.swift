// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The dual simplex method with bounded multipliers, on the row representation of a basis.
///
/// Whatever changes (a constant, an added row), the multipliers stay feasible, and rows that hold anyway
/// are never looked at. Taking a row out withdraws the multipliers that lean on it, which is again a
/// feasible start for the same method. See <doc:TheSolver>.
struct DualSimplex {
  var basis = Basis()
  var multipliers = Multipliers()
  /// How many steps one optimisation may take. Tests set it low.
  var limits = Effort.Limits()
  /// Why the vertex can't be trusted to be the optimum until the next rebuild; nil if it can.
  var doubt: Doubt?

  private var candidates = CandidateQueue()
  /// How many exchanges there were since the multipliers were last compared with their definition.
  private var exchangesSinceCheck = 0

  /// Why a supposed optimum may not be one.
  enum Doubt: Equatable {
    /// The limit on steps was reached. The rows that are still violated wait in the queue.
    case outOfSteps
    /// Rounding errors got out of hand.
    case rounding
  }

  // MARK: - The program

  mutating func addColumn(isNonnegative: Bool) -> ColumnIndex {
    basis.addColumn(isNonnegative: isNonnegative)
  }

  /// Marks a variable that was given back.
  mutating func retireColumn(_ column: ColumnIndex) { basis.retireColumn(column) }

  /// Removes those of the variables that no row contains any more.
  /// - Returns: the others.
  mutating func removeColumns(_ columns: [ColumnIndex]) -> [ColumnIndex] {
    if columns.isEmpty { return [] }
    basis.core.tidy()
    return columns.filter { column in
      let isUsed = basis.program.columns[Int(column)].firstUse != .none
      if !isUsed { basis.removeColumn(column) }
      return isUsed
    }
  }

  /// The variable's value at the vertex; 0 for a variable that doesn't exist.
  func value(of column: ColumnIndex) -> Double {
    let index = Int(column)
    return index >= 0 && index < basis.vertex.values.count ? basis.vertex.values[index] : 0
  }

  func isLive(_ column: ColumnIndex) -> Bool {
    let index = Int(column)
    return index >= 0 && index < basis.program.columns.count && basis.program.columns[index].isLive
  }

  /// Stores a row. It takes part after `adopt(_:)`.
  mutating func addRow(
    _ summands: [(variable: Variable, coefficient: Double)], constant: Double,
    relation: LayoutRelation, priority: Priority
  ) -> RowIndex {
    let (level, isNew) = basis.level(of: priority)
    if isNew {
      multipliers.insertLevel(at: Int(level))
      requeueCandidates()
    }
    let row = basis.addRow(summands, constant: constant, relation: relation, level: level)
    candidates.forget(row)
    return row
  }

  /// Grows all arrays that have an entry for each variable or row.
  mutating func makeRoom() {
    basis.makeRoom()
    multipliers.makeRoom(forRows: basis.program.rows.count)
    candidates.makeRoom(forRows: basis.program.rows.count)
  }

  /// Clears the queue of candidates and any doubt, before everything starts again.
  mutating func forgetProgress() {
    doubt = nil
    exchangesSinceCheck = 0
    candidates.removeAll()
  }

  /// The order of the rows has changed: those that wait are to be checked and queued again.
  private mutating func requeueCandidates() {
    for row in candidates.popAll() { basis.vertex.noteUnchecked(row) }
  }

  // MARK: - Optimising

  /// Moves to the optimum: takes the violated rows, the strongest first, and raises the multiplier of
  /// each until it is as large as its level permits (then the row is given up), or until another
  /// multiplier would leave its bounds (then that row gives way).
  ///
  /// Returns at the first row that cannot hold together with required ones; nil at the optimum, or with
  /// a `doubt`.
  mutating func optimise() -> Infeasibility? {
    var effort = Effort(limits, rowCount: basis.program.rows.count)
    while true {
      // Bland's rule asks for the first of all rows that are violated, not only of those known to be.
      if effort.usesBlandsRule, !basis.vertex.isUpToDate { evaluate() }
      guard let row = candidates.pop(from: basis.program.rows) else {
        guard basis.vertex.isUpToDate else {
          evaluate()
          continue
        }
        checkMultipliers()
        return nil
      }
      if !basis.vertex.isUpToDate, !canBeJudgedAtOnce(row) { evaluate() }
      guard let residual = basis.violation(of: row) else { continue }
      guard effort.spend() else {
        candidates.push(row, rank(of: row))
        doubt = .outOfSteps
        return nil
      }
      if let infeasibility = satisfy(row, residual: residual, effort: &effort) {
        return infeasibility
      }
    }
  }

  /// The rows that are violated at the vertex. They are removed from the queue.
  mutating func takeViolatedRows() -> [RowIndex] {
    evaluate()
    var violated: [RowIndex] = []
    while let row = candidates.pop(from: basis.program.rows) {
      if basis.violation(of: row) != nil { violated.append(row) }
    }
    return violated
  }

  /// The tight rows that rounding errors keep from holding.
  func rowsThatDoNotHold() -> [RowIndex] {
    basis.program.rows.indices.map(RowIndex.init).filter {
      basis.standing(of: $0).isTight && !basis.holds($0)
    }
  }

  /// Evaluates the basis, and queues the rows that are violated at the new vertex.
  private mutating func evaluate() {
    if !basis.evaluate() { doubt = .rounding }
    for row in basis.vertex.uncheckedRows {
      if !candidates.contains(row), basis.violation(of: row) != nil {
        candidates.push(row, rank(of: row))
      }
    }
    basis.vertex.forgetUncheckedRows()
  }

  @inline(__always)
  func rank(of row: RowIndex) -> Rank { Rank(row, basis.program.rows[Int(row)]) }

  /// Whether the row's only variable is a free root. Then its residual doesn't depend on anything
  /// that is out of date. So 1,000 labels get their widths before anything that depends on these is
  /// evaluated.
  private func canBeJudgedAtOnce(_ row: RowIndex) -> Bool {
    let row = basis.program.rows[Int(row)]
    guard row.termCount == 1 else { return false }
    return basis.isFreeRoot(basis.program.terms[Int(row.firstTerm)].column)
  }

  /// One step for one violated row: its multiplier moves in the direction of the residual.
  private mutating func satisfy(
    _ row: RowIndex, residual: Double, effort: inout Effort
  ) -> Infeasibility? {
    if canBeJudgedAtOnce(row) {
      let term = basis.program.terms[Int(basis.program.rows[Int(row)].firstTerm)]
      takeUpMultiplier(of: row)
      basis.define(term.column, by: row)
      let constant = basis.program.rows[Int(row)].constant
      basis.vertex.setValue((0 - constant) / term.coefficient, of: term.column)
      return nil
    }
    basis.computeTableauRow(of: row)
    if let stay = bestStay(for: row) {
      takeUpMultiplier(of: row)
      exchange(row, for: .stay(stay))
      return nil
    }
    let direction = residual > 0 ? 1.0 : -1.0
    let blocker = firstBlocker(direction: direction, byBlandsRule: effort.usesBlandsRule)
    if let own = ownLimit(of: row, residual: residual),
      blocker.map({ givesWay(row, at: own, before: $0, effort) }) ?? true
    {
      effort.note(isDegenerate: false)
      move(by: own, direction: direction)
      let standing = basis.program.rows[Int(row)].standing(whenResidualIs: residual)
      basis.setStanding(standing, of: row)
      return nil
    }
    guard let blocker else {
      return Infeasibility(row: row, others: basis.tableauRow.tightRows)
    }
    effort.note(isDegenerate: blocker.step.allSatisfy { $0 == 0 })
    move(by: blocker.step, direction: direction)
    takeUpMultiplier(of: row)
    multipliers.add(blocker.step, times: direction, to: row)
    let bound = blocker.bound
    exchange(row, for: .row(blocker.row))
    multipliers.clear(blocker.row)
    basis.setStanding(bound, of: blocker.row)
    return nil
  }

  private mutating func exchange(_ entering: RowIndex, for leaving: Hyperplane) {
    exchangesSinceCheck += 1
    basis.exchange(entering, for: leaving)
  }

  /// Whether the entering row is given up, after the step `own`, rather than the blocker. If both
  /// cost the same, the one that asks for more is given up, otherwise the entering one.
  private func givesWay(
    _ row: RowIndex, at own: [Double], before blocker: Blocker, _ effort: Effort
  ) -> Bool {
    if Lexicographic.isLess(blocker.step, own) { return false }
    return effort.usesBlandsRule || Lexicographic.isLess(own, blocker.step)
      || !asksForMore(blocker.row, than: row)
  }

  /// Stores the multiplier that the row's standing stood for, because the row becomes tight now.
  private mutating func takeUpMultiplier(of row: RowIndex) {
    multipliers.clear(row)
    let bound = basis.standing(of: row).boundMultiplier
    if bound != 0 {
      multipliers.add(unit(basis.program.rows[Int(row)].level), times: bound, to: row)
    }
  }

  /// Moves the multipliers of the tight rows along with that of the row whose tableau row was
  /// computed.
  private mutating func move(by step: [Double], direction: Double) {
    if step.allSatisfy({ $0 == 0 }) { return }
    for row in basis.tableauRow.tightRows {
      multipliers.add(step, times: -direction * basis.tableauRow.entry(of: row), to: row)
    }
  }

  /// How far the row's own multiplier can move before the row costs what its level permits; nil
  /// for a required row.
  private func ownLimit(of row: RowIndex, residual: Double) -> [Double]? {
    let program = basis.program.rows[Int(row)]
    if program.isRequired { return nil }
    let target = program.standing(whenResidualIs: residual)
    var limit = unit(program.level)
    limit[Int(program.level)] = abs(
      target.boundMultiplier - basis.standing(of: row).boundMultiplier)
    return limit
  }

  func unit(_ level: Int32) -> [Double] {
    var unit = [Double](repeating: 0, count: multipliers.levelCount)
    unit[Int(level)] = 1
    return unit
  }

  /// The root whose stay leaves: preferably one that the row can define directly, and of those one
  /// on which few definitions depend.
  private func bestStay(for row: RowIndex) -> ColumnIndex? {
    let stays = basis.tableauRow.stays
    let largest = stays.reduce(0) { max($0, abs($1.entry)) }
    var best: (column: ColumnIndex, rank: (Int, Int32, Double))?
    for (column, entry) in stays
    where basis.tableauRow.isUsablePivot(entry) && abs(entry) > Tolerance.pivot * largest {
      let rank = (
        basis.canDefine(column, by: row) ? 0 : 1, basis.dependentCount(of: column), -abs(entry)
      )
      if let current = best, current.rank < rank { continue }
      if let current = best, current.rank == rank, current.column < column { continue }
      best = (column, rank)
    }
    return best?.column
  }

  // MARK: - Drift

  /// Checks whether the multipliers have drifted, because each exchange updates them and each
  /// update rounds. In exact arithmetic the multipliers, times the rows' coefficients, cancel in
  /// every column. The check takes a pass over all rows, so it runs once in many exchanges.
  private mutating func checkMultipliers() {
    let program = basis.program
    guard exchangesSinceCheck > max(20, program.rows.count / 8) else { return }
    exchangesSinceCheck = 0
    let levelCount = multipliers.levelCount
    var sums = [Double](repeating: 0, count: program.columns.count * levelCount)
    for index in program.rows.indices {
      let row = RowIndex(index)
      let standing = basis.standing(of: row)
      let bound = standing.boundMultiplier
      if standing.isTight ? multipliers.isZero(row) : bound == 0 { continue }
      for term in program.rows[index].termRange {
        let start = Int(program.terms[term].column) * levelCount
        let coefficient = program.terms[term].coefficient
        if standing.isTight {
          for level in 0..<levelCount {
            sums[start + level] += multipliers[row, level] * coefficient
          }
        } else {
          sums[start + Int(program.rows[index].level)] += bound * coefficient
        }
      }
    }
    if sums.contains(where: { abs($0) > Tolerance.drift }) { doubt = .rounding }
  }
}

/// A row that required rows make impossible.
struct Infeasibility {
  /// The row. It is not tight, and has no multiplier.
  let row: RowIndex
  /// The other rows of a minimal infeasible set.
  let others: [RowIndex]
}
