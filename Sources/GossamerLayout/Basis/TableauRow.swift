// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An expression rewritten over the tight hyperplanes: a row of the tableau that other solvers keep,
/// computed when asked for (LP codes call that a BTRAN).
struct TableauRow {
  /// The tight rows in the expression: those whose entry isn't 0.
  private(set) var tightRows: [RowIndex] = []
  /// The stays in the expression.
  private(set) var stays: [(column: ColumnIndex, entry: Double)] = []
  /// The entries of those hyperplanes that the core stores: its rows, and stays.
  private(set) var coreEntries = SparseVector<Hyperplane>()
  /// The largest magnitude met so far. An entry that is tiny in comparison counts as cancelled.
  private(set) var scale = 0.0

  private var entries: [Double] = []
  private var isListed: [Bool] = []
  /// The summands of `coreEntries`, in the order in which they were found.
  private var coreSummands: [(index: Hyperplane, value: Double)] = []
  /// The coefficients of variables that haven't been replaced by their definitions yet.
  fileprivate var coefficients: [Double] = []
  /// Variables that were reached through a definition.
  private var isIndirect: [Bool] = []
  private var indirectColumns: [ColumnIndex] = []

  mutating func makeRoom(forColumns columnCount: Int, rows rowCount: Int) {
    coefficients.grow(to: columnCount, with: 0)
    isIndirect.grow(to: columnCount, with: false)
    entries.grow(to: rowCount, with: 0)
    isListed.grow(to: rowCount, with: false)
  }

  func entry(of row: RowIndex) -> Double { entries[Int(row)] }

  /// Whether another variable of the expression depends on this one.
  func isReachedIndirectly(_ column: ColumnIndex) -> Bool { isIndirect[Int(column)] }

  /// Whether the entry is large enough to divide by, in an exchange of hyperplanes.
  func isUsablePivot(_ entry: Double) -> Bool { abs(entry) > Tolerance.smallestPivot * scale }

  fileprivate func isNegligible(_ entry: Double) -> Bool {
    abs(entry) <= Tolerance.cancellation * scale
  }

  fileprivate mutating func begin() {
    for row in tightRows {
      entries[Int(row)] = 0
      isListed[Int(row)] = false
    }
    for column in indirectColumns { isIndirect[Int(column)] = false }
    tightRows.removeAll(keepingCapacity: true)
    indirectColumns.removeAll(keepingCapacity: true)
    stays.removeAll(keepingCapacity: true)
    coreEntries.removeAll()
    coreSummands.removeAll(keepingCapacity: true)
    scale = 0
  }

  fileprivate mutating func noteScale(_ entry: Double) {
    scale = max(scale, abs(entry))
  }

  fileprivate mutating func markIndirect(_ column: ColumnIndex) {
    if isIndirect[Int(column)] { return }
    isIndirect[Int(column)] = true
    indirectColumns.append(column)
  }

  fileprivate mutating func add(_ entry: Double, of row: RowIndex) {
    if !isListed[Int(row)] {
      isListed[Int(row)] = true
      tightRows.append(row)
    }
    entries[Int(row)] += entry
  }

  fileprivate mutating func add(_ entry: Double, of hyperplane: Hyperplane) {
    coreSummands.append((hyperplane, entry))
  }

  /// Adds up `coreSummands`, drops entries that cancelled, and adds the rest to `tightRows` and
  /// `stays`. Returns the rows of the core among them.
  fileprivate mutating func sumUpCoreEntries() -> [(row: RowIndex, entry: Double)] {
    var coreRows: [(row: RowIndex, entry: Double)] = []
    var sum = SparseVector(summing: coreSummands)
    sum.removeAll { isNegligible($0.value) }
    coreEntries = sum
    for (hyperplane, entry) in coreEntries.components {
      if let row = hyperplane.row {
        coreRows.append((row, entry))
        add(entry, of: row)
      } else if let column = hyperplane.stayingColumn {
        stays.append((column, entry))
      }
    }
    return coreRows
  }

  fileprivate mutating func dropCancelled() {
    var kept: [RowIndex] = []
    for row in tightRows {
      if isNegligible(entries[Int(row)]) {
        entries[Int(row)] = 0
        isListed[Int(row)] = false
      } else {
        kept.append(row)
      }
    }
    tightRows = kept
  }
}

extension Basis {
  /// Rewrites a row's expression over the tight hyperplanes, into `tableauRow`. Linear in the
  /// number of definitions upstream of the row's variables.
  mutating func computeTableauRow(of row: RowIndex) {
    tableauRow.begin()
    rewrite(
      program.termRange(of: row).map { (program.terms[$0].column, program.terms[$0].coefficient) })
  }

  /// Rewrites a single variable over the tight hyperplanes, into `tableauRow`.
  mutating func computeTableauRow(ofColumn column: ColumnIndex) {
    tableauRow.begin()
    rewrite([(column, 1)])
  }

  private mutating func rewrite(_ summands: [(column: ColumnIndex, coefficient: Double)]) {
    for (column, coefficient) in summands {
      tableauRow.coefficients[Int(column)] += coefficient
      tableauRow.noteScale(coefficient)
    }
    replaceDefinitions(summands.map(\.column)) { basis, root, coefficient in
      if basis.core.contains(root) {
        for (hyperplane, entry) in basis.core.row(of: root).components {
          basis.tableauRow.add(coefficient * entry, of: hyperplane)
        }
      } else {
        basis.tableauRow.add(coefficient, of: .stay(root))
      }
    }
    let coreRows = tableauRow.sumUpCoreEntries()
    if !coreRows.isEmpty {
      // The core's inverse only accounts for the roots. The rows of the core also contain variables
      // with definitions, so these are subtracted here; the roots cancel.
      var seeds: [ColumnIndex] = []
      for (row, entry) in coreRows {
        for index in program.termRange(of: row) {
          let term = program.terms[index]
          tableauRow.coefficients[Int(term.column)] -= entry * term.coefficient
          seeds.append(term.column)
        }
      }
      replaceDefinitions(seeds) { _, _, _ in }
    }
    tableauRow.dropCancelled()
  }

  /// Replaces variables by their definitions until only roots are left, and calls `atRoot` with
  /// each root and its coefficient.
  private mutating func replaceDefinitions(
    _ seeds: [ColumnIndex], atRoot: (inout Basis, ColumnIndex, Double) -> Void
  ) {
    walkUpstream(from: seeds)
    for column in upstream.order {
      let coefficient = tableauRow.coefficients[Int(column)]
      tableauRow.coefficients[Int(column)] = 0
      let isNegligible = tableauRow.isNegligible(coefficient)
      let definition = definition(of: column)
      guard definition != .none else {
        tableauRow.noteScale(coefficient)
        if !isNegligible { atRoot(&self, column, coefficient) }
        continue
      }
      let range = program.termRange(of: definition)
      let defined = definedTerm(of: definition)
      // Even if the coefficient cancels, the variable depends on what is upstream of it.
      for index in range where index != defined {
        tableauRow.markIndirect(program.terms[index].column)
      }
      if isNegligible { continue }
      tableauRow.noteScale(coefficient)
      let entry = coefficient / program.terms[defined].coefficient
      tableauRow.add(entry, of: definition)
      for index in range where index != defined {
        let term = program.terms[index]
        tableauRow.coefficients[Int(term.column)] -= entry * term.coefficient
      }
    }
  }
}
