// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// As many independent tight hyperplanes (rows that hold exactly, and stays) as a linear program has
/// variables, and the vertex in which they meet.
///
/// LP codes call this the row representation of a basis. Cassowary keeps it as a tableau; here it is
/// kept in the form in which nearly all of a window's constraints come, and nothing is factored:
///
/// - A tight row that can **define** one of its variables by the others does just that. Definitions
///   form an acyclic graph, and are evaluated along it; nothing is substituted.
/// - A variable without definition is a **root**. It stays where it is, or belongs to the **core**: the
///   few tight rows left over by the graph, with the inverse of their matrix over the roots.
///
/// Single rows and columns of the tableau are computed on demand, into `tableauRow` and
/// `tableauColumn`. The invariants and the update formulas stand in <doc:TheSolver>.
struct Basis {
  private(set) var program = LinearProgram()
  private var rowStates: [RowState] = []
  private var columnStates: [ColumnState] = []

  var core = Core()
  var vertex = Vertex()
  var tableauRow = TableauRow()
  var tableauColumn = TableauColumn()
  var upstream = Walk()
  var downstream = Walk()
  var triangularisation = Triangularisation()
  var rowMarks = RowMarks()

  private struct RowState {
    var standing = Standing.satisfied
    /// The variable that the row defines, and the term in which it stands.
    var definedColumn: ColumnIndex = .none
    var definedTerm: TermIndex = .none
  }

  private struct ColumnState {
    /// The row that defines the variable. A variable without a definition is a root.
    var definition: RowIndex = .none
    /// How many definitions of other variables use this one.
    var dependentCount: Int32 = 0
  }

  // MARK: - Reading

  @inline(__always)
  func standing(of row: RowIndex) -> Standing { rowStates[Int(row)].standing }

  /// The variable that the row defines; `.none` if it defines none.
  @inline(__always)
  func definedColumn(of row: RowIndex) -> ColumnIndex { rowStates[Int(row)].definedColumn }

  /// The term of the variable that the row defines.
  @inline(__always)
  func definedTerm(of row: RowIndex) -> Int { Int(rowStates[Int(row)].definedTerm) }

  /// The row that defines the variable; `.none` for a root.
  @inline(__always)
  func definition(of column: ColumnIndex) -> RowIndex { columnStates[Int(column)].definition }

  /// How many definitions of other variables use this one.
  func dependentCount(of column: ColumnIndex) -> Int32 { columnStates[Int(column)].dependentCount }

  /// Whether nothing but its stay holds the variable where it is.
  @inline(__always)
  func isFreeRoot(_ column: ColumnIndex) -> Bool {
    columnStates[Int(column)].definition == .none && !core.contains(column)
  }

  /// Whether the variable is a free root on which nothing tight depends.
  @inline(__always)
  func isFresh(_ column: ColumnIndex) -> Bool {
    isFreeRoot(column) && columnStates[Int(column)].dependentCount == 0
  }

  // MARK: - The program

  mutating func addColumn(isNonnegative: Bool) -> ColumnIndex {
    program.addColumn(isNonnegative: isNonnegative)
  }

  mutating func retireColumn(_ column: ColumnIndex) { program.retireColumn(column) }

  /// Removes a variable that no row contains.
  mutating func removeColumn(_ column: ColumnIndex) {
    if columnStates.indices.contains(Int(column)) {
      if core.contains(column) { core.remove(column) }
      columnStates[Int(column)] = ColumnState()
      vertex.forget(column)
    }
    program.removeColumn(column)
  }

  mutating func reserveCapacity(forRows count: Int) {
    program.reserveCapacity(forRows: count)
    rowStates.reserveAtLeast(rowStates.count + count)
  }

  /// Stores a row. It isn't tight, and isn't checked before it is passed to
  /// `vertex.noteUnchecked(_:)`.
  mutating func addRow(
    _ summands: [(variable: Variable, coefficient: Double)], constant: Double,
    relation: LayoutRelation, level: Int32
  ) -> RowIndex {
    let row = program.addRow(summands, constant: constant, relation: relation, level: level)
    if Int(row) == rowStates.count {
      rowStates.append(RowState())
    } else {
      rowStates[Int(row)] = RowState()
    }
    return row
  }

  /// Forgets a row that is not tight.
  mutating func discardRow(_ row: RowIndex) {
    program.discardRow(row)
    rowStates[Int(row)] = RowState(standing: .vacant)
  }

  mutating func setConstant(_ constant: Double, of row: RowIndex) {
    program.setConstant(constant, of: row)
    switch standing(of: row) {
    case .vacant: break
    case .definition: vertex.noteChanged(definedColumn(of: row))
    case .core: vertex.noteChanged(coreRow: row)
    case .satisfied, .below, .above: vertex.noteUnchecked(row)
    }
  }

  mutating func level(of priority: Priority) -> (level: Int32, isNew: Bool) {
    program.level(of: priority)
  }

  /// Grows all arrays that have an entry for each variable or row. This happens once before
  /// solving, because growing ten arrays for each new variable takes longer than solving for it.
  mutating func makeRoom() {
    let (columnCount, rowCount) = (program.columns.count, program.rows.count)
    columnStates.grow(to: columnCount, with: ColumnState())
    core.makeRoom(forColumns: columnCount)
    vertex.makeRoom(forColumns: columnCount)
    upstream.makeRoom(forColumns: columnCount)
    downstream.makeRoom(forColumns: columnCount)
    tableauRow.makeRoom(forColumns: columnCount, rows: rowCount)
    tableauColumn.makeRoom(forColumns: columnCount)
    triangularisation.makeRoom(forColumns: columnCount, rows: rowCount)
    rowMarks.makeRoom(forRows: rowCount)
  }

  // MARK: - What is tight

  /// Makes a row define one of its variables. Nothing that the row contains may depend on that
  /// variable.
  mutating func define(_ column: ColumnIndex, by row: RowIndex) {
    downstream.forgetOrder()
    rowStates[Int(row)].standing = .definition
    rowStates[Int(row)].definedColumn = column
    columnStates[Int(column)].definition = row
    for index in program.termRange(of: row) {
      let other = program.terms[index].column
      if other == column {
        rowStates[Int(row)].definedTerm = TermIndex(index)
      } else {
        columnStates[Int(other)].dependentCount += 1
      }
    }
    vertex.noteChanged(column)
  }

  /// Makes a variable a root, which keeps its value.
  mutating func undefine(_ column: ColumnIndex) {
    let row = definition(of: column)
    guard row != .none else { return }
    downstream.forgetOrder()
    columnStates[Int(column)].definition = .none
    rowStates[Int(row)] = RowState()
    vertex.noteUnchecked(row)
    for index in program.termRange(of: row) where program.terms[index].column != column {
      columnStates[Int(program.terms[index].column)].dependentCount -= 1
    }
  }

  /// Notes that a row belongs to the core now.
  mutating func enterCore(_ row: RowIndex) {
    rowStates[Int(row)].standing = .core
    vertex.noteChanged(coreRow: row)
  }

  /// Sets only a row's standing. The caller changes the definitions and the core accordingly.
  mutating func setStanding(_ standing: Standing, of row: RowIndex) {
    rowStates[Int(row)].standing = standing
  }

  /// Empties the basis: only the stays are tight.
  /// - Returns: all rows that are in use, in ascending order.
  mutating func reset() -> [RowIndex] {
    core.removeAll()
    vertex.forgetWhatChanged()
    downstream.forgetOrder()
    for index in columnStates.indices { columnStates[index] = ColumnState() }
    var live: [RowIndex] = []
    for index in rowStates.indices where rowStates[index].standing != .vacant {
      rowStates[index] = RowState()
      live.append(RowIndex(index))
    }
    return live
  }
}

/// Marks rows, so that a pass visits each row once. Beginning a new pass clears all marks in
/// constant time.
struct RowMarks {
  private var marks: [UInt32] = []
  private(set) var current: UInt32 = 0

  mutating func makeRoom(forRows count: Int) {
    marks.grow(to: count, with: 0)
  }

  /// Reserves the numbers of the next passes.
  /// - Returns: the number of the first of them.
  mutating func reserve(passes: UInt32) -> UInt32 {
    if current >= .max - passes {
      for index in marks.indices { marks[index] = 0 }
      current = 0
    }
    return current + 1
  }

  /// Begins a pass: no row is marked.
  mutating func begin() { current = reserve(passes: 1) }

  /// Marks a row in the current pass. Returns false if the row has been marked since the pass
  /// `first`.
  @inline(__always)
  mutating func mark(_ row: RowIndex, since first: UInt32) -> Bool {
    if marks[Int(row)] >= first { return false }
    marks[Int(row)] = current
    return true
  }
}
