// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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
