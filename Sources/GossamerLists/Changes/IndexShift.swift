// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How the indices of a list's elements shift when some elements are removed and others inserted.
///
/// The elements that stay keep their order, and fill the indices at which nothing is inserted. So
/// the n-th of them gets the n-th such index. A binary search finds it: if the k-th insertion is at
/// index p, there are p - k free indices before it.
nonisolated package struct IndexShift {
  /// The old indices of removed elements, ascending.
  private let removed: [Int]
  /// The new indices of inserted elements, ascending.
  private let placed: [Int]

  /// Creates a shift. An index that is given twice counts once.
  init(removed: [Int], placed: [Int]) {
    self.removed = Set(removed).sorted()
    self.placed = Set(placed).sorted()
  }

  /// By how many elements the list grows; negative if it shrinks.
  var growth: Int { placed.count - removed.count }

  /// The new index of the element at `old`; nil if it was removed.
  func newIndex(of old: Int) -> Int? {
    let before = removed.countOfFirst { $0 < old }
    if before < removed.count, removed[before] == old { return nil }
    let rank = old - before
    return rank + placed.indices.countOfFirst { placed[$0] - $0 <= rank }
  }

  /// Consecutive elements of the changed list.
  package enum Run: Equatable {
    /// Elements that had these consecutive indices before.
    case stayed(Range<Int>)
    /// An inserted element, at this new index.
    case placed(Int)
  }

  /// The changed list as a sequence of runs, in order. Linear in the number of removals and
  /// insertions.
  /// - Parameter count: how many elements the list had before.
  package func runs(of count: Int) -> [Run] {
    var runs: [Run] = []
    var (old, gone) = (0, removed[...])
    func stay(_ wanted: Int) {
      var wanted = wanted
      while wanted > 0, old < count {
        if old == gone.first {
          gone.removeFirst()
          old += 1
          continue
        }
        let end = min(old + wanted, gone.first ?? count)
        runs.append(.stayed(old..<end))
        wanted -= end - old
        old = end
      }
    }
    var new = 0
    for place in placed {
      stay(place - new)
      runs.append(.placed(place))
      new = place + 1
    }
    stay(count + growth - new)
    return runs
  }
}

nonisolated extension RandomAccessCollection {
  /// How many elements at the beginning fulfil `condition`, if none after them does. A binary
  /// search.
  package func countOfFirst(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[index(startIndex, offsetBy: middle)]) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
