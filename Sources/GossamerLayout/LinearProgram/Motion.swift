// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How far each variable moves when a tight hyperplane is shifted by 1 and all others stay tight: a
/// column of the tableau that other solvers keep, computed when asked for.
struct Motion {
  /// The variables that may move.
  fileprivate(set) var columns: [ColumnIndex] = []
  private var distances: [Double] = []
  private var isSeed: [Bool] = []

  mutating func addColumn() {
    distances.append(0)
    isSeed.append(false)
  }

  func distance(of column: ColumnIndex) -> Double { distances[Int(column)] }

  fileprivate func isFixed(_ column: ColumnIndex) -> Bool { isSeed[Int(column)] }

  fileprivate mutating func begin(_ seeds: [ColumnIndex: Double]) {
    for column in columns {
      distances[Int(column)] = 0
      isSeed[Int(column)] = false
    }
    for (column, distance) in seeds {
      distances[Int(column)] = distance
      isSeed[Int(column)] = true
    }
  }

  fileprivate mutating func set(_ distance: Double, of column: ColumnIndex) {
    distances[Int(column)] = distance
  }
}

extension LinearProgram {
  /// Computes, into `motion`, how the variables move with a hyperplane.
  mutating func moveAll(with hyperplane: Hyperplane) {
    var seeds: [ColumnIndex: Double] = [:]
    if let row = hyperplane.row, rows[Int(row)].standing == .definition {
      let column = rows[Int(row)].definedColumn
      let distance = 1 / terms[Int(rows[Int(row)].definedTerm)].coefficient
      seeds = coreResponse(to: column, movedBy: distance)
      seeds[column] = distance
    } else if let column = hyperplane.stayingColumn, !columns[Int(column)].isInCore {
      seeds[column] = 1
    } else {
      for root in core.roots(movedBy: hyperplane) {
        seeds[root] = core.entry(root, hyperplane)
      }
    }
    spread(seeds)
  }

  /// How the roots of the core move to keep its rows when a variable that is not one of them, and
  /// with it all that depends on it, is moved.
  mutating func coreResponse(
    to column: ColumnIndex, movedBy distance: Double
  ) -> [ColumnIndex: Double] {
    guard !core.isEmpty else { return [:] }
    spread([column: distance])
    var response: [ColumnIndex: Double] = [:]
    for row in rowsMoved(where: { $0.standing == .core }) {
      let shift = shift(of: row)
      guard shift != 0 else { continue }
      for root in core.roots(movedBy: .row(row)) {
        response[root, default: 0] -= core.entry(root, .row(row)) * shift
      }
    }
    return response
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

  private mutating func spread(_ seeds: [ColumnIndex: Double]) {
    motion.begin(seeds)
    walkDownstream(from: Array(seeds.keys))
    motion.columns = walk.order
    for column in motion.columns where !motion.isFixed(column) {
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
        motion.set(-sum / terms[defined].coefficient, of: column)
      }
    }
  }
}
