// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A priority queue of rows that may be violated, in the order in which to satisfy them: a binary
/// heap.
///
/// Required equalities come before required inequalities, those before soft constraints by falling
/// priority, and among equals the row with the lower index. See `Rank`.
struct CandidateQueue {
  private var heap: [Rank] = []
  private var isQueued: [Bool] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func makeRoom(forRows count: Int) {
    isQueued.grow(to: count, with: false)
  }

  @inline(__always)
  func contains(_ row: RowIndex) -> Bool { isQueued[Int(row)] }

  /// Queues a row, unless it is queued already.
  mutating func push(_ row: RowIndex, _ rank: Rank) {
    if isQueued[Int(row)] { return }
    isQueued[Int(row)] = true
    heap.append(rank)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if heap[parent] <= heap[child] { break }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  /// Removes and returns the first row; nil if the queue is empty.
  mutating func pop(from rows: [Row]) -> RowIndex? {
    while let first = popFirst() {
      // The index may belong to another row since this entry was queued, which has an entry of its
      // own then.
      guard first == Rank(first.row, rows[Int(first.row)]) else { continue }
      isQueued[Int(first.row)] = false
      return first.row
    }
    return nil
  }

  /// Removes and returns all rows, in no particular order.
  mutating func popAll() -> [RowIndex] {
    defer { removeAll() }
    return heap.map(\.row)
  }

  /// Notes that the index belongs to another row now.
  mutating func forget(_ row: RowIndex) {
    if isQueued.indices.contains(Int(row)) { isQueued[Int(row)] = false }
  }

  private mutating func popFirst() -> Rank? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      var parent = 0
      while true {
        var child = 2 * parent + 1
        if child >= heap.count { break }
        if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
        if heap[parent] <= heap[child] { break }
        heap.swapAt(parent, child)
        parent = child
      }
    }
    return first
  }

  mutating func removeAll() {
    for rank in heap { isQueued[Int(rank.row)] = false }
    heap.removeAll(keepingCapacity: true)
  }
}

/// The place of a row in a fixed order of all rows: by level, equalities first, then by index.
///
/// Bland's rule wants one order by which both the entering row and, among ties, the leaving one are
/// chosen. This is that order.
struct Rank: Comparable {
  private let code: UInt64

  @inline(__always)
  init(_ index: RowIndex, _ row: Row) {
    let rank = UInt64(UInt32(row.level + 1)) * 2 + (row.relation == .equal ? 0 : 1)
    code = rank << 32 | UInt64(UInt32(index))
  }

  var row: RowIndex { RowIndex(truncatingIfNeeded: code & 0xFFFF_FFFF) }

  static func < (left: Rank, right: Rank) -> Bool { left.code < right.code }
}
