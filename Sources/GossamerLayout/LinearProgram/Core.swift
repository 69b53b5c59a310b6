// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How the roots of the core move when one of its hyperplanes is shifted: the inverse of the matrix of
/// the core's rows over its roots, sparse, kept up to date by elimination at each exchange.
///
/// A window has a few such rows (views of equal width that fill what is left), each in a small
/// block of its own, so a row has a handful of entries.
struct Core {
  private(set) var rows: [ColumnIndex: [Hyperplane: Double]] = [:]
  private var roots: [Hyperplane: Set<ColumnIndex>] = [:]

  var isEmpty: Bool { rows.isEmpty }

  /// By how much a root moves for each hyperplane that is shifted by 1.
  func row(of root: ColumnIndex) -> [Hyperplane: Double] { rows[root] ?? [:] }

  /// The roots that move when the hyperplane is shifted.
  func roots(movedBy hyperplane: Hyperplane) -> Set<ColumnIndex> { roots[hyperplane] ?? [] }

  func entry(_ root: ColumnIndex, _ hyperplane: Hyperplane) -> Double {
    rows[root]?[hyperplane] ?? 0
  }

  /// Takes up a root that stays where it is.
  mutating func addRoot(_ root: ColumnIndex) {
    rows[root] = [.stay(root): 1]
    roots[.stay(root), default: []].insert(root)
  }

  mutating func removeRoot(_ root: ColumnIndex) {
    for hyperplane in row(of: root).keys {
      forget(hyperplane, in: root)
    }
    rows[root] = nil
  }

  mutating func setRow(of root: ColumnIndex, to row: [Hyperplane: Double]) {
    removeRoot(root)
    rows[root] = row
    for hyperplane in row.keys {
      roots[hyperplane, default: []].insert(root)
    }
  }

  mutating func add(_ change: Double, to root: ColumnIndex, _ hyperplane: Hyperplane) {
    let old = entry(root, hyperplane)
    let new = old + change
    if abs(new) <= Tolerance.cancellation * max(abs(old), abs(change)) {
      if rows[root]?.removeValue(forKey: hyperplane) != nil { forget(hyperplane, in: root) }
    } else {
      rows[root]?[hyperplane] = new
      roots[hyperplane, default: []].insert(root)
    }
  }

  /// Takes a hyperplane out of a root's row, and returns what the entry was.
  mutating func removeEntry(_ root: ColumnIndex, _ hyperplane: Hyperplane) -> Double {
    guard let entry = rows[root]?.removeValue(forKey: hyperplane) else { return 0 }
    forget(hyperplane, in: root)
    return entry
  }

  /// Whether the root stays where it is, and no other root depends on that.
  func isIdle(_ root: ColumnIndex) -> Bool {
    row(of: root).count == 1 && entry(root, .stay(root)) != 0
      && roots(movedBy: .stay(root)).count == 1
  }

  private mutating func forget(_ hyperplane: Hyperplane, in root: ColumnIndex) {
    roots[hyperplane]?.remove(root)
    if roots[hyperplane]?.isEmpty == true { roots[hyperplane] = nil }
  }
}
