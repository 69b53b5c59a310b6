// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that may be violated, the ones to satisfy first in front: a binary heap.
///
/// Required equalities come before required inequalities, those before soft constraints by falling
/// priority, and among equals the row with the lower index: a fixed order, as Bland's rule wants it.
struct CandidateQueue {
  private var heap: [UInt64] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func push(_ row: RowIndex, level: Int32, isEquality: Bool) {
    let rank = UInt64(UInt32(level + 1)) * 2 + (isEquality ? 0 : 1)
    heap.append(rank << 32 | UInt64(UInt32(row)))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if heap[parent] <= heap[child] { break }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  mutating func pop() -> RowIndex? {
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
    return RowIndex(truncatingIfNeeded: first & 0xFFFF_FFFF)
  }

  mutating func removeAll() {
    heap.removeAll(keepingCapacity: true)
  }
}
