// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The optimisation problem behind a solver, and its current vertex.
///
/// Minimise, lexicographically by priority, the sum of the violations of the soft rows, subject to
/// the required ones. A vertex is given by as many independent *tight* hyperplanes (rows that hold
/// exactly, and stays) as there are variables. Cassowary keeps such a basis as a tableau: every
/// equality costs a marker column, and pivots fill the rows. Here the basis is kept unfactored, in
/// the form in which nearly all of a window's constraints come:
///
/// - A tight row that can **define** one of its variables by the others does just that. Definitions
///   form an acyclic graph, as in SkyBlue, and are evaluated along it; nothing is substituted.
/// - A variable without definition is a **root**. It stays where it is, or belongs to the **core**: the
///   few tight rows left over by the graph, with the inverse of their matrix over the roots.
/// - A variable that isn't negative has a bound, which is no row until it is broken
///   (`LinearProgram+Bounds.swift`).
///
/// Optimisation is the dual simplex method with bounded multipliers: whatever changes (a constant, an
/// added row), the multipliers stay feasible, and rows that hold anyway are never looked at. Taking
/// a row out withdraws the multipliers that lean on it (`LinearProgram+Removal.swift`), which is
/// again a feasible start for the same method.
///
/// Sources: G. Badros, A. Borning, P. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", 2001 (semantics). M. Sannella, "SkyBlue", 1994 (definitions). J. Gilbert, T. Peierls,
/// "Sparse partial pivoting in time proportional to arithmetic operations", 1988 (both walks).
/// R. Fourer, "A simplex algorithm for piecewise-linear programming", 1985 (soft rows).
struct LinearProgram {
  var columns: [Column] = []
  var rows: [Row] = []
  var terms: [Term] = []
  /// The priorities of the soft rows, the strongest first: the levels of the objective.
  var levels: [Double] = []
  var multipliers = Multipliers()
  var core = Core()

  var candidates = CandidateQueue()
  /// Variables whose value or definition changed, and whose dependents do not know yet.
  var unsettledColumns: [ColumnIndex] = []
  /// Rows of the core that may no longer hold exactly.
  var unsettledCoreRows: [RowIndex] = []
  /// Rows to be checked for violation once everything is settled.
  var uncheckedRows: [RowIndex] = []
  /// Variables that were below their bound when they were evaluated.
  var columnsBelowBound: [ColumnIndex] = []
  /// Set when rounding errors got out of hand: everything is to be built afresh.
  var isUnsound = false
  /// How many exchanges there were since the multipliers were last compared with their definition.
  var exchangesSinceCheck = 0

  var vacantColumns: [ColumnIndex] = []
  var vacantRows: [RowIndex] = []
  /// Ranges of unused terms, by their length.
  var vacantTerms: [Int32: [TermIndex]] = [:]

  var upstream = Walk()
  var downstream = Walk()
  var image = Image()
  var motion = Motion()
  var changes = ChangeLog()
  var rowStamps: [UInt32] = []
  var rowStamp: UInt32 = 0
}

// MARK: - Variables

extension LinearProgram {
  mutating func addColumn(isNonnegative: Bool = false) -> ColumnIndex {
    if let column = vacantColumns.popLast() {
      columns[Int(column)] = Column(isNonnegative: isNonnegative)
      return column
    }
    columns.append(Column(isNonnegative: isNonnegative))
    return ColumnIndex(columns.count - 1)
  }

  /// Takes out a variable that stands in no row.
  mutating func removeColumn(_ column: ColumnIndex) {
    if columns[Int(column)].isInCore {
      core.removeRoot(column)
    }
    columns[Int(column)] = Column(isLive: false)
    vacantColumns.append(column)
  }

  mutating func setValue(_ value: Double, of column: ColumnIndex) {
    changes.note(column, was: columns[Int(column)].value)
    columns[Int(column)].value = value
  }
}

// MARK: - Rows

extension LinearProgram {
  /// Makes room for as many new rows.
  mutating func reserveCapacity(forRows count: Int) {
    rows.reserveAtLeast(rows.count + count)
    terms.reserveAtLeast(terms.count + 2 * count)
  }

  /// Stores a row. It takes part after `adopt(_:)`.
  mutating func addRow(
    _ summands: [(variable: Variable, coefficient: Double)], constant: Double,
    relation: LayoutRelation,
    priority: Priority
  ) -> RowIndex {
    let level = priority.isRequired ? Row.required : self.level(of: priority.rawValue)
    let count = Int32(summands.count)
    let vacant = vacantTerms.isEmpty ? nil : vacantTerms[count]?.popLast()
    let first = vacant ?? TermIndex(terms.count)
    let new = Row(
      firstTerm: first, termCount: count, constant: constant, relation: relation, level: level)
    let row: RowIndex
    if let vacant = vacantRows.popLast() {
      row = vacant
      rows[Int(row)] = new
      multipliers.clear(row)
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

  /// Forgets a row that is not tight and has no multiplier.
  mutating func discardRow(_ row: RowIndex) {
    let old = rows[Int(row)]
    for index in old.termRange {
      unlink(TermIndex(index))
    }
    vacantTerms[old.termCount, default: []].append(old.firstTerm)
    rows[Int(row)].standing = .vacant
    vacantRows.append(row)
  }

  mutating func setConstant(_ constant: Double, of row: RowIndex) {
    rows[Int(row)].constant = constant
    switch rows[Int(row)].standing {
    case .vacant: break
    case .definition: unsettledColumns.append(rows[Int(row)].definedColumn)
    case .core: unsettledCoreRows.append(row)
    case .satisfied, .below, .above: uncheckedRows.append(row)
    }
  }

  /// The row's left side minus its right side, and the largest of the numbers that were added up (at
  /// least 1), which tells how much of it is rounding error.
  @inline(__always)
  func residual(of row: RowIndex) -> (value: Double, scale: Double) {
    var sum = rows[Int(row)].constant
    var scale = max(1, abs(sum))
    for index in rows[Int(row)].termRange {
      let product = terms[index].coefficient * columns[Int(terms[index].column)].value
      sum += product
      scale = max(scale, abs(product))
    }
    return (sum, scale)
  }

  private mutating func level(of priority: Double) -> Int32 {
    let level = levels.firstIndex { $0 <= priority } ?? levels.count
    if level == levels.count || levels[level] != priority {
      levels.insert(priority, at: level)
      multipliers.insertLevel(at: level)
      for row in rows.indices where rows[row].level >= Int32(level) {
        rows[row].level += 1
      }
      requeueCandidates()
    }
    return Int32(level)
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
}

/// What counts as zero.
enum Tolerance {
  /// A constraint holds when its residual is at most this, relative to the largest of its terms (at
  /// least 1).
  static let feasibility = 1e-8
  /// Multipliers (sums of products of coefficients) and their differences.
  static let multiplier = 1e-7
  /// How far multipliers may be from cancelling before everything is built afresh.
  static let drift = 1e-7
  /// A coefficient of an expression rewritten over other hyperplanes, relative to its largest.
  static let cancellation = 1e-10
  /// The smallest pivot that is taken while there is a larger one, relative to the largest.
  static let pivot = 1e-3
  /// A pivot smaller than this, relative to the largest factor, is taken for a rounding error.
  static let smallestPivot = 1e-7
  /// Residuals of tight constraints above this, relative to the largest term, are corrected.
  static let refinement = 1e-13
  /// A variable that moved by less than this is not reported as changed.
  static let change = 1e-9
}

/// Counts the steps of an optimisation, so that it ends whatever the numbers are.
struct Effort {
  private var remaining: Int
  private var degenerateSteps = 0

  init(limit: Int) {
    remaining = limit
  }

  /// After many steps in a row that did not improve anything: time for a rule that cannot cycle.
  var isCautious: Bool { degenerateSteps > 50 }

  /// Whether another step may be taken.
  mutating func spend() -> Bool {
    remaining -= 1
    return remaining >= 0
  }

  mutating func note(isDegenerate: Bool) {
    degenerateSteps = isDegenerate ? degenerateSteps + 1 : 0
  }
}

/// Which variables changed since the last report, and the values that they had then.
struct ChangeLog {
  private var entries: [(column: ColumnIndex, value: Double)] = []
  private var isNoted: [Bool] = []

  mutating func makeRoom(forColumns count: Int) {
    isNoted.grow(to: count, with: false)
  }

  mutating func note(_ column: ColumnIndex, was value: Double) {
    if isNoted[Int(column)] { return }
    isNoted[Int(column)] = true
    entries.append((column, value))
  }

  mutating func take() -> [(column: ColumnIndex, value: Double)] {
    defer { entries.removeAll(keepingCapacity: true) }
    for entry in entries { isNoted[Int(entry.column)] = false }
    return entries
  }
}
