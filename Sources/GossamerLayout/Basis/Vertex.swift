// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The values of the variables, and a record of which of them are out of date.
struct Vertex {
  fileprivate(set) var values: [Double] = []
  /// Rows to be checked for violation: the vertex has moved in relation to them, or they are new.
  private(set) var uncheckedRows: [RowIndex] = []
  /// Variables whose value or definition changed, and whose dependents haven't been evaluated
  /// since.
  fileprivate var changedColumns: [ColumnIndex] = []
  /// Rows of the core that may no longer hold exactly.
  fileprivate var changedCoreRows: [RowIndex] = []
  /// Variables that were below their bound when they were evaluated.
  fileprivate var columnsBelowBound: [ColumnIndex] = []
  /// Which variables changed since the last report, and the values that they had then.
  private var log: [(column: ColumnIndex, value: Double)] = []
  private var isLogged: [Bool] = []

  mutating func makeRoom(forColumns count: Int) {
    values.grow(to: count, with: 0)
    isLogged.grow(to: count, with: false)
  }

  /// Whether the values are those of the tight hyperplanes, and all rows are checked.
  @inline(__always)
  var isUpToDate: Bool {
    changedColumns.isEmpty && changedCoreRows.isEmpty && uncheckedRows.isEmpty
  }

  // MARK: - Values

  @inline(__always)
  subscript(column: ColumnIndex) -> Double { values[Int(column)] }

  @inline(__always)
  mutating func setValue(_ value: Double, of column: ColumnIndex) {
    if !isLogged[Int(column)] {
      isLogged[Int(column)] = true
      log.append((column, values[Int(column)]))
    }
    values[Int(column)] = value
  }

  /// Clears the value of a removed variable.
  mutating func forget(_ column: ColumnIndex) {
    values[Int(column)] = 0
  }

  /// The variables that got a value since the last report, and the values that they had then.
  mutating func takeLog() -> [(column: ColumnIndex, value: Double)] {
    defer { log.removeAll(keepingCapacity: true) }
    for entry in log { isLogged[Int(entry.column)] = false }
    return log
  }

  // MARK: - What is out of date

  @inline(__always)
  mutating func noteChanged(_ column: ColumnIndex) { changedColumns.append(column) }
  mutating func noteChanged(coreRow: RowIndex) { changedCoreRows.append(coreRow) }
  @inline(__always)
  mutating func noteUnchecked(_ row: RowIndex) { uncheckedRows.append(row) }
  mutating func reserveUncheckedRows(_ count: Int) {
    uncheckedRows.reserveAtLeast(uncheckedRows.count + count)
  }
  mutating func forgetUncheckedRows() { uncheckedRows.removeAll(keepingCapacity: true) }

  mutating func forgetWhatChanged() {
    changedColumns.removeAll()
    changedCoreRows.removeAll()
    uncheckedRows.removeAll()
  }
}

extension Basis {
  /// Moves the vertex to where the tight hyperplanes are: evaluates everything downstream of what
  /// changed, corrects the roots of the core, and lists the rows that this may have violated.
  /// - Returns: false if rounding errors have grown so large that rows of the core don't hold.
  mutating func evaluate() -> Bool {
    let passLimit: UInt32 = 6
    let firstMark = rowMarks.reserve(passes: passLimit)
    var passes: UInt32 = 0
    var isSound = true
    while !vertex.changedColumns.isEmpty || !vertex.changedCoreRows.isEmpty {
      guard passes < passLimit else {
        // Each pass makes the corrections smaller by many digits, unless rounding errors have
        // spoilt the inverse of the core.
        isSound = vertex.changedCoreRows.allSatisfy(holds)
        vertex.changedColumns.removeAll(keepingCapacity: true)
        vertex.changedCoreRows.removeAll(keepingCapacity: true)
        break
      }
      passes += 1
      rowMarks.begin()
      for row in vertex.changedCoreRows { _ = rowMarks.mark(row, since: rowMarks.current) }
      evaluateDownstream(uncheckedSince: firstMark)
      correctCore()
    }
    return isSound
  }

  /// The row's left side minus its right side, and the largest of the numbers that were added up (at
  /// least 1), which tells how much of it is rounding error.
  @inline(__always)
  func residual(of row: RowIndex) -> (value: Double, scale: Double) {
    var sum = program.rows[Int(row)].constant
    var scale = max(1, abs(sum))
    for index in program.termRange(of: row) {
      let product = program.terms[index].coefficient * vertex[program.terms[index].column]
      sum += product
      scale = max(scale, abs(product))
    }
    return (sum, scale)
  }

  /// The residual of a row that is violated although its standing doesn't say so; nil if there is
  /// nothing to do about the row.
  @inline(__always)
  func violation(of row: RowIndex) -> Double? {
    let standing = standing(of: row)
    if standing == .vacant || standing.isTight { return nil }
    let residual = residual(of: row)
    guard abs(residual.value) > Tolerance.feasibility * residual.scale,
      standing != program.rows[Int(row)].standing(whenResidualIs: residual.value)
    else { return nil }
    return residual.value
  }

  /// Whether a tight row holds exactly, but for rounding errors.
  func holds(_ row: RowIndex) -> Bool {
    let residual = residual(of: row)
    return abs(residual.value) <= Tolerance.feasibility * residual.scale / 10
  }

  /// The variables that are below their bound at the vertex, each once, in ascending order of their
  /// indices. A variable is reported again only after it has been evaluated again.
  mutating func takeBrokenBounds() -> [ColumnIndex] {
    guard !vertex.columnsBelowBound.isEmpty else { return [] }
    let broken = vertex.columnsBelowBound.filter {
      program.columns[Int($0)].isLive && isBelowBound($0)
    }
    vertex.columnsBelowBound.removeAll(keepingCapacity: true)
    return Set(broken).sorted()
  }

  /// Whether the value of the variable breaks its bound.
  @inline(__always)
  private func isBelowBound(_ column: ColumnIndex) -> Bool {
    vertex[column] < -Tolerance.feasibility && program.columns[Int(column)].isNonnegative
  }

  private mutating func evaluateDownstream(uncheckedSince firstMark: UInt32) {
    guard !vertex.changedColumns.isEmpty else { return }
    walkDownstream(from: vertex.changedColumns)
    vertex.changedColumns.removeAll(keepingCapacity: true)
    for column in downstream.order {
      let definition = definition(of: column)
      if definition != .none {
        vertex.setValue(definedValue(by: definition), of: column)
      }
      if isBelowBound(column) { vertex.columnsBelowBound.append(column) }
      var index = program.columns[Int(column)].firstUse
      while index != .none {
        let term = program.terms[Int(index)]
        index = term.next
        noteUse(by: term.row, uncheckedSince: firstMark)
      }
    }
  }

  @inline(__always)
  private func definedValue(by row: RowIndex) -> Double {
    let defined = definedTerm(of: row)
    var sum = program.rows[Int(row)].constant
    for index in program.termRange(of: row) where index != defined {
      sum += program.terms[index].coefficient * vertex[program.terms[index].column]
    }
    // It is `0 - sum`, not `-sum`, so that no variable is ever -0. The coefficients 1 and -1 are
    // special cases because nearly all are, and because a division takes longer than all the rest:
    // in a chain of definitions each waits for the quotient of the one before.
    let coefficient = program.terms[defined].coefficient
    if coefficient == 1 { return 0 - sum }
    return coefficient == -1 ? sum : (0 - sum) / coefficient
  }

  private mutating func noteUse(by row: RowIndex, uncheckedSince firstMark: UInt32) {
    switch standing(of: row) {
    case .definition, .vacant:
      break
    case .core:
      if rowMarks.mark(row, since: rowMarks.current) { vertex.changedCoreRows.append(row) }
    case .satisfied, .below, .above:
      if rowMarks.mark(row, since: firstMark) { vertex.noteUnchecked(row) }
    }
  }

  /// Moves the roots of the core so that its rows hold again.
  private mutating func correctCore() {
    var corrections = SparseVector<ColumnIndex>()
    for row in vertex.changedCoreRows where standing(of: row) == .core {
      let residual = residual(of: row)
      guard abs(residual.value) > Tolerance.refinement * residual.scale else { continue }
      for root in core.roots(movedBy: .row(row)) {
        corrections.add(-core.entry(root, .row(row)) * residual.value, at: root)
      }
    }
    vertex.changedCoreRows.removeAll(keepingCapacity: true)
    for (root, correction) in corrections.components {
      vertex.setValue(vertex[root] + correction, of: root)
      vertex.noteChanged(root)
    }
  }
}
