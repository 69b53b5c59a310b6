// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A tight row whose multiplier reaches its bound first.
struct Blocker {
  let row: RowIndex
  /// How far the entering multiplier moves until then, one component per level.
  let step: [Double]
  /// The standing of the row once it has given way.
  let bound: Standing
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

extension DualSimplex {
  /// The ratio test: the row in the tableau row whose multiplier is the first to reach a bound when
  /// that of the entering row moves; nil if none ever does, because all are required and have no
  /// bound in the direction in which they move.
  ///
  /// Ties go to the larger entry, which is better for precision, then to the row that asks for more; or,
  /// by Bland's rule, to the first in the order of `Rank`.
  func firstBlocker(direction: Double, byBlandsRule: Bool) -> Blocker? {
    var first: Approach?
    for index in basis.tableauRow.tightRows {
      let entry = basis.tableauRow.entry(of: index)
      guard basis.tableauRow.isUsablePivot(entry),
        let approach = approach(of: index, speed: -direction * entry)
      else { continue }
      if let current = first {
        let difference = compare(approach, current)
        if difference > 0 { continue }
        if difference == 0 {
          let (speed, other) = (abs(approach.speed), abs(current.speed))
          let isPreferred =
            byBlandsRule
            ? rank(of: index) < rank(of: current.row)
            : speed > other || speed == other && asksForMore(index, than: current.row)
          if !isPreferred { continue }
        }
      }
      first = approach
    }
    guard let first else { return nil }
    let bound: Standing = first.bound > 0 ? .above : first.bound < 0 ? .below : .satisfied
    return Blocker(
      row: first.row, step: (0..<multipliers.levelCount).map { distance(of: first, at: $0) },
      bound: bound)
  }

  /// Whether `row` gives way rather than `other`, if both cost the same. Of two `>=` rows it is the
  /// one with the larger constant: if two views are too long together, the longer one shrinks,
  /// because the shorter one might be left with no length at all. Other rows need no such rule.
  func asksForMore(_ row: RowIndex, than other: RowIndex) -> Bool {
    basis.program.rows[Int(row)].relation == .greaterThanOrEqual
      && basis.program.rows[Int(other)].relation == .greaterThanOrEqual
      && abs(basis.program.rows[Int(row)].constant) > abs(basis.program.rows[Int(other)].constant)
  }

  /// A multiplier on its way to a bound.
  private struct Approach {
    let row: RowIndex
    let speed: Double
    /// The bound's component at the row's level: -1, 0 or 1.
    let bound: Double
  }

  private func approach(of row: RowIndex, speed: Double) -> Approach? {
    let rises = speed > 0
    let costs =
      rises
      ? basis.program.rows[Int(row)].mayBePositive : basis.program.rows[Int(row)].mayBeNegative
    if costs, basis.program.rows[Int(row)].isRequired { return nil }
    return Approach(row: row, speed: speed, bound: costs ? (rises ? 1 : -1) : 0)
  }

  /// How long it takes the multiplier to reach its bound: one component of the answer.
  private func distance(of approach: Approach, at level: Int) -> Double {
    let target = level == Int(basis.program.rows[Int(approach.row)].level) ? approach.bound : 0
    let distance = target - multipliers[approach.row, level]
    return abs(distance) < 10 * Tolerance.multiplier ? 0 : distance / approach.speed
  }

  /// Below 0 if the left multiplier reaches its bound first, above 0 if the right one does, 0 for a
  /// tie.
  private func compare(_ left: Approach, _ right: Approach) -> Int {
    for level in 0..<multipliers.levelCount {
      let difference = distance(of: left, at: level) - distance(of: right, at: level)
      if abs(difference) > Tolerance.multiplier { return difference < 0 ? -1 : 1 }
    }
    return 0
  }
}
