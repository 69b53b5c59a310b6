// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The multiplier of every tight row: what its violation would save elsewhere, one component a level
/// of the objective, the strongest level first. Multipliers are compared lexicographically, which is
/// what makes priorities strict without any large number standing for "infinitely stronger".
struct Multipliers {
  private(set) var levelCount = 0
  private var components: [Double] = []
  private var isNonzero: [Bool] = []

  mutating func makeRoom(forRows count: Int) {
    isNonzero.grow(to: count, with: false)
    components.grow(to: count * levelCount, with: 0)
  }

  mutating func insertLevel(at level: Int) {
    var wider: [Double] = []
    wider.reserveCapacity(isNonzero.count * (levelCount + 1))
    for row in isNonzero.indices {
      let start = row * levelCount
      wider.append(contentsOf: components[start..<start + level])
      wider.append(0)
      wider.append(contentsOf: components[start + level..<start + levelCount])
    }
    components = wider
    levelCount += 1
  }

  func isZero(_ row: RowIndex) -> Bool { !isNonzero[Int(row)] }

  subscript(row: RowIndex, level: Int) -> Double {
    components[Int(row) * levelCount + level]
  }

  mutating func clear(_ row: RowIndex) {
    guard isNonzero[Int(row)] else { return }
    isNonzero[Int(row)] = false
    for index in Int(row) * levelCount..<(Int(row) + 1) * levelCount {
      components[index] = 0
    }
  }

  /// Adds `factor * step` to a row's multiplier. What cancels to nearly nothing becomes 0.
  mutating func add(_ step: [Double], times factor: Double, to row: RowIndex) {
    let start = Int(row) * levelCount
    var isNonzero = false
    for level in 0..<levelCount {
      var component = components[start + level] + factor * step[level]
      if abs(component) < Tolerance.multiplier { component = 0 }
      components[start + level] = component
      isNonzero = isNonzero || component != 0
    }
    self.isNonzero[Int(row)] = isNonzero
  }
}

extension LinearProgram {
  /// Notices when the multipliers have drifted. They are updated with each exchange, and each update
  /// rounds; what they must fulfil is known exactly: times the rows' coefficients, they cancel in
  /// every column. That takes a pass over everything, so it is looked at once in many exchanges.
  mutating func checkMultipliers() {
    guard exchangesSinceCheck > max(20, rows.count / 8) else { return }
    exchangesSinceCheck = 0
    let levelCount = multipliers.levelCount
    var sums = [Double](repeating: 0, count: columns.count * levelCount)
    for index in rows.indices where rows[index].standing != .vacant {
      let row = RowIndex(index)
      let bound = rows[index].boundMultiplier
      if rows[index].isTight ? multipliers.isZero(row) : bound == 0 { continue }
      for term in rows[index].termRange {
        let start = Int(terms[term].column) * levelCount
        if rows[index].isTight {
          for level in 0..<levelCount {
            sums[start + level] += multipliers[row, level] * terms[term].coefficient
          }
        } else {
          sums[start + Int(rows[index].level)] += bound * terms[term].coefficient
        }
      }
    }
    isUnsound = isUnsound || sums.contains { abs($0) > Tolerance.drift }
  }
}
