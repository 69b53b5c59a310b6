// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A tight row whose multiplier reaches its bound first.
struct Blocker {
  let row: RowIndex
  /// How far the entering multiplier moves until then, one component a level.
  let step: [Double]
  /// Where the row belongs once it has given way.
  let bound: Row.Standing
}

/// Comparison of multipliers: the first component that differs decides.
enum Lexicographic {
  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > Tolerance.multiplier {
      return left < right
    }
    return false
  }
}

extension LinearProgram {
  /// The row in `image` whose multiplier is the first to reach a bound when that of the expressed row
  /// moves; nil if none ever does, because all are required and move the way that costs nothing.
  ///
  /// Ties go to the larger factor, which is better for precision, or (Bland's rule, for when the
  /// method seems to run in circles) to the lowest index.
  func firstBlocker(direction: Double, preferringLowIndex: Bool) -> Blocker? {
    var best: Blocker?
    var bestMagnitude = 0.0
    for index in image.tightRows {
      let row = rows[Int(index)]
      let speed = -direction * image.factor(of: index)
      let rises = speed > 0
      let isBounded = rises ? row.mayBePositive : row.mayBeNegative
      if row.isRequired, isBounded { continue }
      let bound: Row.Standing = isBounded ? (rises ? .above : .below) : .satisfied
      let magnitude = abs(speed)
      let step = distance(of: index, to: isBounded ? (rises ? 1 : -1) : 0, speed: speed)
      if let current = best {
        if Lexicographic.isLess(current.step, step) { continue }
        if !Lexicographic.isLess(step, current.step) {
          let isPreferred =
            preferringLowIndex ? index < current.row : magnitude > bestMagnitude
          if !isPreferred { continue }
        }
      }
      best = Blocker(row: index, step: step, bound: bound)
      bestMagnitude = magnitude
    }
    return best
  }

  /// How long it takes a row's multiplier to reach `bound` times one of the row's level.
  private func distance(of row: RowIndex, to bound: Double, speed: Double) -> [Double] {
    (0..<multipliers.levelCount).map { level in
      let target = level == Int(rows[Int(row)].level) ? bound : 0
      let distance = target - multipliers[row, level]
      return abs(distance) < 10 * Tolerance.multiplier ? 0 : distance / speed
    }
  }
}
