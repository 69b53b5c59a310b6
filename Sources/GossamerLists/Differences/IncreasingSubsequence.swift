// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The longest sequence of places that need no move: the second pass of ``ListDifference``.
///
/// `ends[k]` is the smallest value in which an increasing subsequence of length k + 1, of what was read
/// so far, can end. Invariant: `ends` increases. A value v goes behind the last end that is smaller, which
/// is its *rank* (the length, less one, of the longest increasing subsequence that ends in v), and
/// replaces the end that stood there, because it is smaller. Values 3, 0, 4, 1, 2:
///
///     read   3    0    4       1       2
///     ends   3    0    0 4     0 1     0 1 2
///     rank   0    0    1       1       2
///
/// Read backwards, the first value of the highest rank (2) ends a longest subsequence, the next of rank
/// one less (1) stands before it, and so on (0): 0, 1, 2 stay, 3 and 4 move. No comparison of values is
/// needed there: among values of one rank each is smaller than those before it (a greater one would have
/// had a higher rank), so the last of them in front of v is smaller than v if any is, and one is.
///
/// A search by halves finds the place in `ends`. Where the order has hardly changed the place is the
/// last one, or the one behind that of the value before, and both are tried first.
struct IncreasingSubsequence {
  private var ends: [Int32]
  /// For each place its rank, counted on from that of the segments before; negative where there is
  /// none.
  private var ranks: [Int32]
  /// The segments that were added: where each begins, and the length of its longest subsequence.
  private var segments: [(places: Range<Int>, length: Int)] = []

  /// - Parameter capacity: how many places there are in all.
  init(capacity: Int) {
    ends = Array(repeating: 0, count: capacity)
    ranks = Array(repeating: -1, count: capacity)
  }

  /// Reads the values at `places` whose values are in `range`; others, and negative ones, don't stay.
  mutating func add(_ values: [Int32], in places: Range<Int>, of range: Range<Int>) {
    let (lower, upper) = (Int32(range.lowerBound), Int32(range.upperBound))
    var count = 0
    var previous = 0
    for place in places {
      let value = values[place]
      guard value >= lower, value < upper else { continue }
      let rank: Int
      if count == 0 || ends[count - 1] < value {
        rank = count
        count += 1
      } else if previous + 1 < count, ends[previous] < value, value < ends[previous + 1] {
        rank = previous + 1
      } else {
        rank = firstEnd(above: value, count: count)
      }
      ends[rank] = value
      ranks[place] = Int32(truncatingIfNeeded: rank)
      previous = rank
    }
    segments.append((places, count))
  }

  /// Which of the first `count` ends is the first that is greater than `value`.
  private func firstEnd(above value: Int32, count: Int) -> Int {
    var first = 0
    var length = count
    while length > 0 {
      let half = length / 2
      if ends[first + half] < value {
        first += half + 1
        length -= half + 1
      } else {
        length = half
      }
    }
    return first
  }

  /// For each place whether its element stays.
  func stays() -> [Bool] {
    var stays = Array(repeating: false, count: ranks.count)
    for segment in segments {
      var rank = Int32(truncatingIfNeeded: segment.length - 1)
      for place in segment.places.reversed() where ranks[place] == rank && rank >= 0 {
        stays[place] = true
        rank -= 1
      }
    }
    return stays
  }
}
