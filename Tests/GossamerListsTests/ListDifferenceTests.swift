// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLists
import GossamerTestSupport
import Testing

@Suite(.alone) struct ListDifferenceTests {
  @Test func hasOneMove_InTheWorkedExample() {
    let difference = ListDifference(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"])
    #expect(difference.deletions == [1])
    #expect(difference.insertions == [2])
    #expect(difference.moves == [ListDifference.Move(from: 3, to: 0)])
    #expect(difference.duplicates.isEmpty)
  }

  @Test func hasOneMove_WhenTheFirstOfAThousandGoesToTheEnd() {
    let old = Array(0..<1000)
    let difference = ListDifference(from: old, to: Array(old.dropFirst()) + [0])
    #expect(difference.moves == [ListDifference.Move(from: 0, to: 999)])
  }

  @Test(arguments: [
    ([], []), ([], [1, 2]), ([1, 2], []), ([1, 2, 3], [1, 2, 3]), ([1], [2]),
  ])
  func hasNoMoves_WhenElementsKeepTheirOrder(old: [Int], new: [Int]) {
    let difference = ListDifference(from: old, to: new)
    #expect(difference.moves.isEmpty)
    #expect(difference.isEmpty == (old == new))
    #expect(difference.applied(to: old) { new[$0] } == new)
  }

  @Test func givesTheNewList_WhenAppliedToTheOldOne() {
    var random = SplitMix(seed: 9)
    for round in 0..<2000 {
      let (old, new) = pair(upTo: round % 40, &random)
      let difference = ListDifference(from: old, to: new)
      #expect(difference.applied(to: old) { new[$0] } == new, "from \(old) to \(new)")
      #expect(difference.deletions.allSatisfy { !new.contains(old[$0]) })
      #expect(difference.insertions.allSatisfy { !old.contains(new[$0]) })
    }
  }

  @Test func givesTheNewList_WhenThousandsHaveChanged() {
    var random = SplitMix(seed: 10)
    let old = Array(0..<5000)
    let kept = old.filter { _ in random.next() % 3 > 0 }
    let new = (kept + Array(7000..<9000)).shuffled(using: &random)
    let difference = ListDifference(from: old, to: new)
    #expect(difference.applied(to: old) { new[$0] } == new)
  }

  /// The number of moves is smallest if the elements that aren't moved form a longest increasing subsequence.
  @Test func hasTheFewestMoves_ThatTryingAllSubsequencesFinds() {
    var random = SplitMix(seed: 11)
    for _ in 0..<400 {
      let (old, new) = pair(upTo: 9, &random)
      let places = new.compactMap { old.firstIndex(of: $0) }
      let moves = ListDifference(from: old, to: new).moves.count
      #expect(moves == places.count - longestIncrease(of: places), "from \(old) to \(new)")
    }
  }

  @Test func isTheSame_WhenAllHashesAreEqual() {
    var random = SplitMix(seed: 12)
    for _ in 0..<200 {
      let (old, new) = pair(upTo: 30, &random)
      let difference = ListDifference(from: old, to: new)
      #expect(ListDifference(from: old, to: new) == difference)
      #expect(
        ListDifference(from: old.map(SameHash.init), to: new.map(SameHash.init)) == difference)
    }
  }

  @Test func givesTheNewList_WhenIdentifiersOccurSeveralTimes() {
    var random = SplitMix(seed: 13)
    for _ in 0..<1500 {
      let old = (0..<Int(random.next() % 12)).map { _ in Int(random.next() % 6) }
      let new = (0..<Int(random.next() % 12)).map { _ in Int(random.next() % 6) }
      let difference = ListDifference(from: old, to: new)
      #expect(difference.applied(to: old) { new[$0] } == new, "from \(old) to \(new)")
      let copies = old.count + new.count - Set(old).count - Set(new).count
      #expect(difference.duplicates.count == copies)
    }
  }

  @Test func describesADuplicate_ByItsIdentifierAndIndexes() {
    let difference = ListDifference(from: ["a", "b", "a", "z", "z"], to: ["b", "c", "b"])
    #expect(
      difference.duplicates.map(\.description) == [
        """
        'b' stands in the new list twice, at 0 and at 2. The first one counts. Give each element an \
        identifier of its own.
        """,
        """
        'a' stands in the old list twice, at 0 and at 2. The first one counts. Give each element an \
        identifier of its own.
        """,
        """
        'z' stands in the old list twice, at 3 and at 4. The first one counts. Give each element an \
        identifier of its own.
        """,
      ])
  }

  @Test func appliedReturnsNil_WhenTheListIsTooShort() {
    let difference = ListDifference(from: [1, 2, 3], to: [1, 2])
    #expect(difference.applied(to: [1]) { $0 } == nil)
  }

  /// Two lists that share some elements. No element occurs twice in a list.
  private func pair(upTo count: Int, _ random: inout SplitMix) -> (old: [Int], new: [Int]) {
    let all = Array(0..<count + count / 2)
    let old = Array(all.shuffled(using: &random).prefix(count))
    guard random.next() % 2 == 0 else {
      return (old, Array(all.shuffled(using: &random).prefix(Int(random.next() % 40))))
    }
    // The new list is the old one with few changes.
    var new = old.filter { _ in random.next() % 8 > 0 }
    for _ in 0..<3 where !new.isEmpty {
      let element = new.remove(at: Int(random.next() % UInt64(new.count)))
      new.insert(element, at: Int(random.next() % UInt64(new.count + 1)))
    }
    return (old, new + [-1, -2].prefix(Int(random.next() % 3)))
  }
}

/// An identifier whose hash is always the same.
private struct SameHash: Hashable {
  let id: Int

  func hash(into hasher: inout Hasher) {}
}

/// The length of the longest increasing subsequence, found by trying all subsequences.
func longestIncrease(of values: [Int]) -> Int {
  (0..<1 << values.count).lazy.map { choice in
    let chosen = values.indices.filter { choice >> $0 & 1 == 1 }.map { values[$0] }
    return zip(chosen, chosen.dropFirst()).allSatisfy(<) ? chosen.count : 0
  }.max() ?? 0
}
