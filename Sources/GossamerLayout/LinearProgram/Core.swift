// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How the roots of the core move when one of its hyperplanes is shifted: the inverse of the matrix of
/// the core's rows over its roots, sparse, kept up to date by elimination at each exchange.
///
/// A window has a few such rows (views of equal width that fill what is left), each in a small
/// block of its own, so a row has a handful of entries.
struct Core {
  private var rows: [ColumnIndex: SparseVector<Hyperplane>] = [:]
  /// For each hyperplane the roots that move with it, in ascending order.
  private var roots: [Hyperplane: [ColumnIndex]] = [:]

  var isEmpty: Bool { rows.isEmpty }

  /// All roots, in ascending order.
  var allRoots: [ColumnIndex] { rows.keys.sorted() }

  /// By how much a root moves for each hyperplane that is shifted by 1.
  func row(of root: ColumnIndex) -> SparseVector<Hyperplane> { rows[root] ?? SparseVector() }

  /// The roots that move when the hyperplane is shifted, in ascending order.
  func roots(movedBy hyperplane: Hyperplane) -> [ColumnIndex] { roots[hyperplane] ?? [] }

  func entry(_ root: ColumnIndex, _ hyperplane: Hyperplane) -> Double {
    rows[root]?[hyperplane] ?? 0
  }

  /// Takes up a root that stays where it is.
  mutating func addRoot(_ root: ColumnIndex) {
    rows[root] = SparseVector(.stay(root), 1)
    note(.stay(root), in: root)
  }

  mutating func removeRoot(_ root: ColumnIndex) {
    for component in row(of: root).components {
      forget(component.index, in: root)
    }
    rows[root] = nil
  }

  mutating func setRow(of root: ColumnIndex, to row: SparseVector<Hyperplane>) {
    removeRoot(root)
    rows[root] = row
    for component in row.components {
      note(component.index, in: root)
    }
  }

  mutating func add(_ change: Double, to root: ColumnIndex, _ hyperplane: Hyperplane) {
    let old = entry(root, hyperplane)
    let new = old + change
    if abs(new) <= Tolerance.cancellation * max(abs(old), abs(change)) {
      if rows[root]?.remove(hyperplane) != nil { forget(hyperplane, in: root) }
    } else {
      rows[root]?.set(hyperplane, to: new)
      note(hyperplane, in: root)
    }
  }

  /// Takes a hyperplane out of a root's row, and returns what the entry was.
  mutating func removeEntry(_ root: ColumnIndex, _ hyperplane: Hyperplane) -> Double {
    guard let entry = rows[root]?.remove(hyperplane) else { return 0 }
    forget(hyperplane, in: root)
    return entry
  }

  /// Whether the root stays where it is, and no other root depends on that.
  func isIdle(_ root: ColumnIndex) -> Bool {
    row(of: root).components.count == 1 && entry(root, .stay(root)) != 0
      && roots(movedBy: .stay(root)).count == 1
  }

  private mutating func note(_ hyperplane: Hyperplane, in root: ColumnIndex) {
    let position = roots[hyperplane]?.firstIndex { $0 >= root }
    guard let position else {
      roots[hyperplane, default: []].append(root)
      return
    }
    if roots[hyperplane]?[position] != root { roots[hyperplane]?.insert(root, at: position) }
  }

  private mutating func forget(_ hyperplane: Hyperplane, in root: ColumnIndex) {
    roots[hyperplane]?.removeAll { $0 == root }
    if roots[hyperplane]?.isEmpty == true { roots[hyperplane] = nil }
  }
}
