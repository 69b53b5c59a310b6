// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The part of the basis that the graph of definitions can't express: a few tight rows and the
/// roots that they determine, with the inverse of their matrix.
///
/// The inverse tells how the roots move when a hyperplane is shifted. It is sparse, and kept up to
/// date by elimination at each exchange. A window has a few such rows (views of equal width that
/// fill what is left), each in a small block of its own, so a row has a handful of entries. LP
/// codes call such a remainder the bump, or the nucleus.
struct Core {
  private var rows: [ColumnIndex: SparseVector<Hyperplane>] = [:]
  /// For each hyperplane the roots that move with it, in ascending order.
  private var roots: [Hyperplane: [ColumnIndex]] = [:]
  /// Whether the variable is one of the roots.
  private var isMember: [Bool] = []

  mutating func makeRoom(forColumns count: Int) {
    isMember.grow(to: count, with: false)
  }

  var isEmpty: Bool { rows.isEmpty }

  @inline(__always)
  func contains(_ column: ColumnIndex) -> Bool { isMember[Int(column)] }

  /// By how much a root moves for each hyperplane that is shifted by 1.
  func row(of root: ColumnIndex) -> SparseVector<Hyperplane> { rows[root] ?? SparseVector() }

  /// The roots that move when the hyperplane is shifted, in ascending order.
  func roots(movedBy hyperplane: Hyperplane) -> [ColumnIndex] { roots[hyperplane] ?? [] }

  func entry(_ root: ColumnIndex, _ hyperplane: Hyperplane) -> Double {
    rows[root]?[hyperplane] ?? 0
  }

  /// Whether the stay of a root of the core is tight.
  func stays(_ root: ColumnIndex) -> Bool { entry(root, .stay(root)) != 0 }

  // MARK: - Roots

  /// Adds a variable to the roots of the core, held by its stay. Does nothing if it is one already.
  mutating func insert(_ root: ColumnIndex) {
    if isMember[Int(root)] { return }
    isMember[Int(root)] = true
    rows[root] = SparseVector(.stay(root), 1)
    note(.stay(root), in: root)
  }

  mutating func remove(_ root: ColumnIndex) {
    clearRow(of: root)
    rows[root] = nil
    isMember[Int(root)] = false
  }

  mutating func removeAll() {
    for root in rows.keys { isMember[Int(root)] = false }
    rows = [:]
    roots = [:]
  }

  /// Removes the roots on which nothing in the core depends any more.
  mutating func tidy() {
    for root in rows.keys.sorted() where isIdle(root) { remove(root) }
  }

  /// Whether the root stays where it is, and no other root depends on that.
  private func isIdle(_ root: ColumnIndex) -> Bool {
    row(of: root).components.count == 1 && stays(root)
      && roots(movedBy: .stay(root)).count == 1
  }

  // MARK: - The inverse

  /// Replaces a hyperplane by another one. `expression` is the entering hyperplane, written over
  /// the present ones. Pass nil for an entering definition, because the core doesn't store
  /// definitions.
  mutating func substitute(
    _ entering: Hyperplane?, for leaving: Hyperplane, expression: SparseVector<Hyperplane>
  ) {
    var rest = expression
    guard let pivot = rest.remove(leaving) else { return }
    for root in roots(movedBy: leaving) {
      let share = removeEntry(root, leaving) / pivot
      if let entering { add(share, to: root, entering) }
      add(rest, times: -share, to: root)
    }
  }

  /// Removes a hyperplane that is about to define `root`, and the root with it. The rest of the
  /// inverse stays valid.
  mutating func release(_ root: ColumnIndex, with hyperplane: Hyperplane) {
    remove(root)
    for other in roots(movedBy: hyperplane) { _ = removeEntry(other, hyperplane) }
  }

  /// Sets how a root moves. Variables whose stays the row contains become roots.
  mutating func setRow(of root: ColumnIndex, to row: SparseVector<Hyperplane>) {
    insert(root)
    clearRow(of: root)
    add(row, times: 1, to: root)
  }

  /// Adds `factor * row` to the row of a root. Variables whose stays it contains become roots.
  mutating func add(_ row: SparseVector<Hyperplane>, times factor: Double, to root: ColumnIndex) {
    for component in row.components {
      if let column = component.index.stayingColumn { insert(column) }
    }
    guard let change = rows[root]?.add(row, times: factor) else { return }
    for hyperplane in change.gone { forget(hyperplane, in: root) }
    for hyperplane in change.new { note(hyperplane, in: root) }
  }

  mutating func add(_ change: Double, to root: ColumnIndex, _ hyperplane: Hyperplane) {
    add(SparseVector(hyperplane, change), times: 1, to: root)
  }

  /// Removes a hyperplane's entry from a root's row, and returns the entry.
  private mutating func removeEntry(_ root: ColumnIndex, _ hyperplane: Hyperplane) -> Double {
    guard let entry = rows[root]?.remove(hyperplane) else { return 0 }
    forget(hyperplane, in: root)
    return entry
  }

  private mutating func clearRow(of root: ColumnIndex) {
    for component in row(of: root).components {
      forget(component.index, in: root)
    }
    rows[root] = SparseVector()
  }

  private mutating func note(_ hyperplane: Hyperplane, in root: ColumnIndex) {
    roots[hyperplane, default: []].insertSorted(root)
  }

  private mutating func forget(_ hyperplane: Hyperplane, in root: ColumnIndex) {
    if roots[hyperplane]?.removeSorted(root) == true { roots[hyperplane] = nil }
  }
}

extension [ColumnIndex] {
  /// Inserts a column into a sorted array, unless it is there already.
  fileprivate mutating func insertSorted(_ column: ColumnIndex) {
    let position = position(of: column)
    if position == count || self[position] != column { insert(column, at: position) }
  }

  /// Removes a column from a sorted array.
  /// - Returns: whether the array is empty now.
  fileprivate mutating func removeSorted(_ column: ColumnIndex) -> Bool {
    let position = position(of: column)
    if position < count, self[position] == column { remove(at: position) }
    return isEmpty
  }

  private func position(of column: ColumnIndex) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
