// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Where the members of a list stand after some have been taken out and others put in.
///
/// Those that stay keep their order and fill the places that are free. So the n-th that stays takes the n-th free
/// place, which is found by halving: before the k-th place that is taken, at p, there are p - k free ones.
nonisolated package struct IndexShift {
  /// What was taken out, by its old place, ascending.
  private let removed: [Int]
  /// Where something was put in, by its new place, ascending.
  private let placed: [Int]

  /// Creates a shift; what is named twice counts once.
  init(removed: [Int], placed: [Int]) {
    self.removed = Set(removed).sorted()
    self.placed = Set(placed).sorted()
  }

  /// How many more there are.
  var growth: Int { placed.count - removed.count }

  /// The new place of what stood at `old`; nil if it was taken out.
  func newIndex(of old: Int) -> Int? {
    let before = removed.countOfFirst { $0 < old }
    if before < removed.count, removed[before] == old { return nil }
    let rank = old - before
    return rank + placed.indices.countOfFirst { placed[$0] - $0 <= rank }
  }

  /// What stands one after the other afterwards.
  package enum Run: Equatable {
    /// Those that stood at these places before, and one after the other too.
    case stayed(Range<Int>)
    /// What was put in, by its new place.
    case placed(Int)
  }

  /// What stands where afterwards, in order. Costs as much as was taken out and put in.
  /// - Parameter count: how many there were before.
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
  /// How many stand at the beginning for which `condition` holds, and holds for none after them.
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
