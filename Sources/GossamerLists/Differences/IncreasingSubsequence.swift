// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The longest sequence of elements that need no move: the second pass of ``ListDifference``.
///
/// `ends[k]` is the smallest value in which an increasing subsequence of length k + 1, of what was
/// read so far, can end. Invariant: `ends` increases. A value v is stored behind the last end that
/// is smaller. Its index there is its *rank*: the length, less one, of the longest increasing
/// subsequence that ends in v. It replaces the end at that index, because v is smaller. Values 3,
/// 0, 4, 1, 2:
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
/// A binary search finds the rank. If the order has hardly changed, the rank is the next free one,
/// or one more than that of the value before. Both are tried first.
struct IncreasingSubsequence {
  private var ends: [Int32]
  /// For each position its rank within its segment; -1 if its value was left out.
  private var ranks: [Int32]
  /// The segments that were added: their positions, and the length of the longest subsequence of
  /// each.
  private var segments: [(places: Range<Int>, length: Int)] = []

  /// - Parameter capacity: how many values there are in all segments.
  init(capacity: Int) {
    ends = Array(repeating: 0, count: capacity)
    ranks = Array(repeating: -1, count: capacity)
  }

  /// Reads a segment: the values at `places`. Values outside `range`, and negative ones, don't
  /// stay.
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

  /// The index of the first of the first `count` ends that is greater than `value`.
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

  /// For each position, whether its element stays.
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
