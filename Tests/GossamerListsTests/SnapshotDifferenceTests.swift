// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLists
import GossamerTestSupport
import Testing

@Suite(.alone) struct SnapshotDifferenceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Place = SnapshotDifference.Place

  @Test func hasNoItemDeletionsOrInsertions_WhenTheirSectionIsDeletedOrInserted() {
    let difference = SnapshotDifference(
      from: snapshot([("a", [1, 2]), ("b", [3, 4])]),
      to: snapshot([("c", [9, 4]), ("a", [1, 2])]))
    #expect(difference.sections.deletions == [1])
    #expect(difference.sections.insertions == [0])
    #expect(difference.deletions.isEmpty)
    #expect(difference.insertions.isEmpty)
    #expect(difference.moves.map(\.from) == [Place(section: 1, item: 1)])
    #expect(difference.moves.map(\.to) == [Place(section: 0, item: 1)])
  }

  @Test func hasNoItemMoves_WhenTheirSectionMoves() {
    let difference = SnapshotDifference(
      from: snapshot([("a", [1, 2]), ("b", [3, 4]), ("c", [5])]),
      to: snapshot([("c", [5]), ("a", [1, 2]), ("b", [3, 4])]))
    #expect(difference.sections.moves == [ListDifference.Move(from: 2, to: 0)])
    #expect(difference.moves.isEmpty)
    #expect(!difference.isEmpty)
  }

  @Test func isEmpty_WhenOnlyReloadsDiffer() {
    var reloading = snapshot([("a", [1, 2])])
    reloading.reloadItems([1])
    #expect(SnapshotDifference(from: snapshot([("a", [1, 2])]), to: reloading).isEmpty)
  }

  @Test func givesTheNewSnapshot_WhenAppliedToTheOldOne() {
    var random = SplitMix(seed: 21)
    for _ in 0..<1000 {
      let (old, new) = (randomSections(&random), randomSections(&random))
      let difference = SnapshotDifference(from: snapshot(old), to: snapshot(new))
      #expect(applied(difference, to: old, new) == new.map(\.items), "from \(old) to \(new)")
    }
  }

  @Test func hasTheFewestMoves_ThatTryingAllSubsequencesFinds() {
    var random = SplitMix(seed: 22)
    for _ in 0..<200 {
      let (old, new) = (randomSections(&random), randomSections(&random))
      let difference = SnapshotDifference(from: snapshot(old), to: snapshot(new))
      let sections = new.compactMap { section in old.firstIndex { $0.name == section.name } }
      #expect(difference.sections.moves.count == sections.count - longestIncrease(of: sections))
      let oldItems = Set(old.flatMap(\.items))
      let matches = new.flatMap(\.items).count { oldItems.contains($0) }
      let staying = new.map { section in
        let before = old.first { $0.name == section.name }?.items ?? []
        return longestIncrease(of: section.items.compactMap { before.firstIndex(of: $0) })
      }
      #expect(difference.moves.count == matches - staying.reduce(0, +), "from \(old) to \(new)")
    }
  }

  private typealias Section = (name: String, items: [Int])

  private func randomSections(_ random: inout SplitMix) -> [Section] {
    let names = ["a", "b", "c", "d", "e"].shuffled(using: &random).prefix(Int(random.next() % 5))
    var items = Array(0..<14).shuffled(using: &random).prefix(Int(random.next() % 14))
    if random.next() % 3 == 0 { items.sort() }
    return names.map { name in
      let count = name == names.last ? items.count : Int(random.next() % UInt64(items.count + 1))
      defer { items.removeFirst(count) }
      return (name, Array(items.prefix(count)))
    }
  }

  private func snapshot(_ sections: [Section]) -> Snapshot {
    var snapshot = Snapshot()
    for section in sections {
      snapshot.appendSections([section.name])
      snapshot.appendItems(section.items)
    }
    return snapshot
  }

  /// The items of each section after the batch update, computed in the simplest way; nil if an index is out of bounds.
  private func applied(
    _ difference: SnapshotDifference, to old: [Section], _ new: [Section]
  ) -> [[Int]]? {
    let leaving = Set(difference.deletions + difference.moves.map(\.from))
    let staying = old.enumerated().map { section, content in
      content.items.enumerated()
        .filter { !leaving.contains(Place(section: section, item: $0.offset)) }.map(\.element)
    }
    guard
      var result = difference.sections.applied(
        to: staying.map(Optional.some), inserting: { _ in nil })
    else { return nil }
    for (section, content) in new.enumerated() {
      var items = result[section] ?? []
      let moved = difference.moves.filter { $0.to.section == section }
        .map { ($0.to.item, old[$0.from.section].items[$0.from.item]) }
      let inserted =
        result[section] == nil
        ? content.items.indices.filter { item in !moved.contains { $0.0 == item } }
        : difference.insertions.filter { $0.section == section }.map(\.item)
      let arriving = moved + inserted.map { ($0, content.items[$0]) }
      for (item, id) in arriving.sorted(by: { $0.0 < $1.0 }) {
        guard item <= items.count else { return nil }
        items.insert(id, at: item)
      }
      result[section] = items
    }
    return result.map { $0 ?? [] }
  }
}
