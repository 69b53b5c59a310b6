// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The multiplier of every tight row: what its violation would save elsewhere, one component per
/// level of the objective, the strongest level first. Multipliers are compared lexicographically,
/// which is what makes priorities strict without any large number standing for "infinitely
/// stronger".
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

  /// A row's multiplier, the strongest level first.
  func components(of row: RowIndex) -> [Double] {
    Array(components[Int(row) * levelCount..<(Int(row) + 1) * levelCount])
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
