// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How far each variable moves when a tight hyperplane is shifted by 1 and all others stay tight: a
/// column of the tableau that other solvers keep, computed when asked for.
struct Motion {
  /// The variables that may move.
  fileprivate(set) var columns: [ColumnIndex] = []
  private var distances: [Double] = []

  mutating func makeRoom(forColumns count: Int) {
    distances.grow(to: count, with: 0)
  }

  func distance(of column: ColumnIndex) -> Double { distances[Int(column)] }

  fileprivate mutating func begin(_ seeds: SparseVector<ColumnIndex>) {
    for column in columns {
      distances[Int(column)] = 0
    }
    for (column, distance) in seeds.components {
      distances[Int(column)] = distance
    }
  }

  fileprivate mutating func add(_ distance: Double, to column: ColumnIndex) {
    distances[Int(column)] += distance
  }
}

extension LinearProgram {
  /// Computes, into `motion`, how the variables move with a hyperplane.
  mutating func moveAll(with hyperplane: Hyperplane) {
    var seeds = SparseVector<ColumnIndex>()
    if let row = hyperplane.row, rows[Int(row)].standing == .definition {
      seeds = coreResponse(to: row)
      seeds.set(rows[Int(row)].definedColumn, to: shiftOfDefinedColumn(by: row))
    } else if let column = hyperplane.stayingColumn, !columns[Int(column)].isInCore {
      seeds.set(column, to: 1)
    } else {
      for root in core.roots(movedBy: hyperplane) {
        seeds.set(root, to: core.entry(root, hyperplane))
      }
    }
    spread(seeds)
  }

  /// How the roots of the core move to keep its rows when a definition is shifted by 1.
  mutating func coreResponse(to definition: RowIndex) -> SparseVector<ColumnIndex> {
    guard !core.isEmpty else { return SparseVector() }
    let defined = rows[Int(definition)].definedColumn
    spread(SparseVector(defined, shiftOfDefinedColumn(by: definition)))
    var response = SparseVector<ColumnIndex>()
    for row in rowsMoved(where: { $0.standing == .core }) {
      let shift = shift(of: row)
      guard shift != 0 else { continue }
      for root in core.roots(movedBy: .row(row)) {
        response.add(-core.entry(root, .row(row)) * shift, at: root)
      }
    }
    return response
  }

  private func shiftOfDefinedColumn(by definition: RowIndex) -> Double {
    1 / terms[Int(rows[Int(definition)].definedTerm)].coefficient
  }

  /// How far a row's expression moves. What is not above the rounding errors of its sum is 0.
  func shift(of row: RowIndex) -> Double {
    var sum = 0.0
    var scale = 0.0
    for index in rows[Int(row)].termRange {
      let product = terms[index].coefficient * motion.distance(of: terms[index].column)
      sum += product
      scale = max(scale, abs(product))
    }
    return abs(sum) <= Tolerance.cancellation * scale ? 0 : sum
  }

  /// The rows that contain a variable that moves.
  mutating func rowsMoved(where isIncluded: (Row) -> Bool) -> [RowIndex] {
    rowStamp += 1
    var result: [RowIndex] = []
    for column in motion.columns where motion.distance(of: column) != 0 {
      var index = columns[Int(column)].firstUse
      while index != .none {
        let row = terms[Int(index)].row
        index = terms[Int(index)].next
        if rowStamps[Int(row)] == rowStamp || !isIncluded(rows[Int(row)]) { continue }
        rowStamps[Int(row)] = rowStamp
        result.append(row)
      }
    }
    return result
  }

  /// Moves roots, or defined variables relative to what defines them, and all that depends on them.
  private mutating func spread(_ seeds: SparseVector<ColumnIndex>) {
    motion.begin(seeds)
    walkDownstream(from: seeds.components.map(\.index))
    motion.columns = downstream.order
    for column in motion.columns where columns[Int(column)].definition != .none {
      let row = rows[Int(columns[Int(column)].definition)]
      let defined = Int(row.definedTerm)
      var sum = 0.0
      var scale = 0.0
      for index in row.termRange where index != defined {
        let product = terms[index].coefficient * motion.distance(of: terms[index].column)
        sum += product
        scale = max(scale, abs(product))
      }
      if abs(sum) > Tolerance.cancellation * scale {
        motion.add(-sum / terms[defined].coefficient, to: column)
      }
    }
  }
}
