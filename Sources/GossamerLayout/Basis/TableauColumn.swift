// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How far each variable moves when a tight hyperplane is shifted by 1 and all others stay tight: a
/// column of the tableau that other solvers keep, computed when asked for (LP codes call that an FTRAN).
struct TableauColumn {
  /// The variables that may move.
  fileprivate(set) var columns: [ColumnIndex] = []
  private var entries: [Double] = []

  mutating func makeRoom(forColumns count: Int) {
    entries.grow(to: count, with: 0)
  }

  /// How far the variable moves.
  func entry(of column: ColumnIndex) -> Double { entries[Int(column)] }

  fileprivate mutating func begin(_ seeds: SparseVector<ColumnIndex>) {
    for column in columns {
      entries[Int(column)] = 0
    }
    for (column, distance) in seeds.components {
      entries[Int(column)] = distance
    }
  }

  fileprivate mutating func add(_ distance: Double, to column: ColumnIndex) {
    entries[Int(column)] += distance
  }
}

extension Basis {
  /// Computes, into `tableauColumn`, how the variables move with a hyperplane.
  mutating func computeTableauColumn(of hyperplane: Hyperplane) {
    var seeds = SparseVector<ColumnIndex>()
    if let row = hyperplane.row, standing(of: row) == .definition {
      seeds = coreResponse(to: row)
      seeds.set(definedColumn(of: row), to: shiftOfDefinedColumn(by: row))
    } else if let column = hyperplane.stayingColumn, !core.contains(column) {
      seeds.set(column, to: 1)
    } else {
      for root in core.roots(movedBy: hyperplane) {
        seeds.set(root, to: core.entry(root, hyperplane))
      }
    }
    spread(seeds)
  }

  /// How the roots of the core move to keep its rows tight when a definition is shifted by 1.
  mutating func coreResponse(to definition: RowIndex) -> SparseVector<ColumnIndex> {
    guard !core.isEmpty else { return SparseVector() }
    let defined = definedColumn(of: definition)
    spread(SparseVector(defined, shiftOfDefinedColumn(by: definition)))
    var response = SparseVector<ColumnIndex>()
    for row in rowsMoved(where: { $0 == .core }) {
      let shift = shift(of: row)
      guard shift != 0 else { continue }
      for root in core.roots(movedBy: .row(row)) {
        response.add(-core.entry(root, .row(row)) * shift, at: root)
      }
    }
    return response
  }

  /// How far a row's expression moves. A sum that is no larger than its rounding errors counts as
  /// 0.
  func shift(of row: RowIndex) -> Double {
    var sum = 0.0
    var scale = 0.0
    for index in program.termRange(of: row) {
      let term = program.terms[index]
      let product = term.coefficient * tableauColumn.entry(of: term.column)
      sum += product
      scale = max(scale, abs(product))
    }
    return abs(sum) <= Tolerance.cancellation * scale ? 0 : sum
  }

  /// The rows of certain standings that contain a variable that moves.
  mutating func rowsMoved(where isIncluded: (Standing) -> Bool) -> [RowIndex] {
    rowMarks.begin()
    var result: [RowIndex] = []
    for column in tableauColumn.columns where tableauColumn.entry(of: column) != 0 {
      var index = program.columns[Int(column)].firstUse
      while index != .none {
        let row = program.terms[Int(index)].row
        index = program.terms[Int(index)].next
        if isIncluded(standing(of: row)), rowMarks.mark(row, since: rowMarks.current) {
          result.append(row)
        }
      }
    }
    return result
  }

  private func shiftOfDefinedColumn(by definition: RowIndex) -> Double {
    1 / program.terms[definedTerm(of: definition)].coefficient
  }

  /// Moves each seed by its distance, and all variables that depend on it accordingly. The distance
  /// of a defined variable is relative to the value that its definition gives.
  private mutating func spread(_ seeds: SparseVector<ColumnIndex>) {
    tableauColumn.begin(seeds)
    walkDownstream(from: seeds.components.map(\.index))
    tableauColumn.columns = downstream.order
    for column in tableauColumn.columns {
      let definition = definition(of: column)
      guard definition != .none else { continue }
      let defined = definedTerm(of: definition)
      var sum = 0.0
      var scale = 0.0
      for index in program.termRange(of: definition) where index != defined {
        let term = program.terms[index]
        let product = term.coefficient * tableauColumn.entry(of: term.column)
        sum += product
        scale = max(scale, abs(product))
      }
      if abs(sum) > Tolerance.cancellation * scale {
        tableauColumn.add(-sum / program.terms[defined].coefficient, to: column)
      }
    }
  }
}
