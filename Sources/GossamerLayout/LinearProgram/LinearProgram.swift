// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The optimisation problem behind a solver: the rows and columns of a sparse matrix, and the levels of
/// the objective. It knows no solution; that is what a `Basis` is for.
///
/// Minimise, lexicographically by priority, the sum of the violations of the soft rows, subject to
/// the required ones. See <doc:TheSolver>.
struct LinearProgram {
  private(set) var rows: [Row] = []
  private(set) var columns: [Column] = []
  /// The nonzero elements of the matrix.
  private(set) var terms: [Term] = []
  /// The priorities of the soft rows, the strongest first: the levels of the objective.
  private(set) var levels: [Double] = []

  private var vacantRows: [RowIndex] = []
  private var vacantColumns: [ColumnIndex] = []
  /// Ranges of unused terms, by their length.
  private var vacantTerms: [Int32: [TermIndex]] = [:]

  /// The terms of a row.
  @inline(__always)
  func termRange(of row: RowIndex) -> Range<Int> { rows[Int(row)].termRange }

  // MARK: - Columns

  mutating func addColumn(isNonnegative: Bool) -> ColumnIndex {
    if let column = vacantColumns.popLast() {
      columns[Int(column)] = Column(isNonnegative: isNonnegative)
      return column
    }
    columns.append(Column(isNonnegative: isNonnegative))
    return ColumnIndex(columns.count - 1)
  }

  /// Marks a variable that its owner has removed. It stays until no row contains it any more.
  mutating func retireColumn(_ column: ColumnIndex) {
    columns[Int(column)].isLive = false
  }

  /// Removes a variable that no row contains.
  mutating func removeColumn(_ column: ColumnIndex) {
    columns[Int(column)] = Column(isLive: false)
    vacantColumns.append(column)
  }

  // MARK: - Rows

  /// Makes room for `count` more rows.
  mutating func reserveCapacity(forRows count: Int) {
    rows.reserveAtLeast(rows.count + count)
    terms.reserveAtLeast(terms.count + 2 * count)
  }

  /// Stores the row `Σ coefficient * variable + constant relation 0`.
  mutating func addRow(
    _ summands: [(variable: Variable, coefficient: Double)], constant: Double,
    relation: LayoutRelation, level: Int32
  ) -> RowIndex {
    let count = Int32(summands.count)
    let vacant = vacantTerms.isEmpty ? nil : vacantTerms[count]?.popLast()
    let first = vacant ?? TermIndex(terms.count)
    let new = Row(
      firstTerm: first, termCount: count, constant: constant, relation: relation, level: level)
    let row: RowIndex
    if let vacant = vacantRows.popLast() {
      row = vacant
      rows[Int(row)] = new
    } else {
      row = RowIndex(rows.count)
      rows.append(new)
    }
    for index in summands.indices {
      let column = summands[index].variable.index
      let next = columns[Int(column)].firstUse
      let place = first + TermIndex(index)
      let term = Term(
        column: column, row: row, coefficient: summands[index].coefficient, next: next)
      if vacant == nil { terms.append(term) } else { terms[Int(place)] = term }
      if next != .none { terms[Int(next)].previous = place }
      columns[Int(column)].firstUse = place
    }
    return row
  }

  /// Forgets a row. Another one may get its index.
  mutating func discardRow(_ row: RowIndex) {
    let old = rows[Int(row)]
    for index in old.termRange {
      unlink(TermIndex(index))
    }
    vacantTerms[old.termCount, default: []].append(old.firstTerm)
    vacantRows.append(row)
  }

  mutating func setConstant(_ constant: Double, of row: RowIndex) {
    rows[Int(row)].constant = constant
  }

  private mutating func unlink(_ index: TermIndex) {
    let term = terms[Int(index)]
    if term.next != .none { terms[Int(term.next)].previous = term.previous }
    if term.previous == .none {
      columns[Int(term.column)].firstUse = term.next
    } else {
      terms[Int(term.previous)].next = term.next
    }
  }

  // MARK: - Levels

  /// The level of a priority. If there is none, one is made, and all weaker levels move on by one.
  mutating func level(of priority: Priority) -> (level: Int32, isNew: Bool) {
    if priority.isRequired { return (Row.required, false) }
    let level = levels.firstIndex { $0 <= priority.rawValue } ?? levels.count
    if level < levels.count, levels[level] == priority.rawValue { return (Int32(level), false) }
    levels.insert(priority.rawValue, at: level)
    for row in rows.indices where rows[row].level >= Int32(level) {
      rows[row].level += 1
    }
    return (Int32(level), true)
  }
}

/// What counts as zero.
enum Tolerance {
  /// A constraint holds when its residual is at most this, relative to the largest of its terms (at
  /// least 1).
  static let feasibility = 1e-8
  /// Multipliers (sums of products of coefficients) and their differences.
  static let multiplier = 1e-7
  /// How far multipliers may be from cancelling before everything is rebuilt.
  static let drift = 1e-7
  /// A coefficient of an expression rewritten over other hyperplanes, relative to its largest.
  static let cancellation = 1e-10
  /// The smallest pivot that is taken while there is a larger one, relative to the largest.
  static let pivot = 1e-3
  /// A pivot smaller than this, relative to the largest entry, is taken for a rounding error.
  static let smallestPivot = 1e-7
  /// Residuals of tight constraints above this, relative to the largest term, are corrected.
  static let refinement = 1e-13
  /// A variable that moved by less than this is not reported as changed.
  static let change = 1e-9
}
