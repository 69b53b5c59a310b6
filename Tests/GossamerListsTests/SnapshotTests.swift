// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLists
import GossamerTestSupport
import Testing

@Suite(.alone) @MainActor struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var fruit: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([6, 7], toSection: "c")
    snapshot.appendItems([4, 5], toSection: "b")
    return snapshot
  }

  @Test func countsAndFindsItemsAndSections() {
    let snapshot = fruit
    #expect(snapshot.numberOfItems == 7)
    #expect(snapshot.numberOfSections == 3)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6, 7])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.numberOfItems(inSection: "b") == 2)
    #expect(snapshot.itemIdentifiers(inSection: "c") == [6, 7])
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 8) == nil)
    #expect(snapshot.indexOfItem(6) == 5)
    #expect(snapshot.indexOfItem(8) == nil)
    #expect(snapshot.indexOfSection("c") == 2)
    #expect(snapshot.indexOfSection("d") == nil)
  }

  @Test func appendsToTheLastSection_WhenNoneIsNamed() {
    var snapshot = fruit
    snapshot.appendItems([8, 9])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [6, 7, 8, 9])
  }

  @Test func itemsFollowTheirSection_WhenItMovesOrIsDeleted() {
    var snapshot = fruit
    snapshot.moveSection("c", beforeSection: "a")
    #expect(snapshot.itemIdentifiers == [6, 7, 1, 2, 3, 4, 5])
    #expect(snapshot.indexOfItem(1) == 2)
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    snapshot.deleteSections(["b", "z"])
    #expect(snapshot.itemIdentifiers == [6, 7, 1, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
  }

  @Test func staysUnchanged_WhenACopyChanges() {
    let snapshot = fruit
    var copy = snapshot
    copy.deleteItems([1, 5])
    copy.appendSections(["d"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6, 7])
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.numberOfSections == 3)
    #expect(copy.itemIdentifiers == [2, 3, 4, 6, 7])
  }

  @Test func listsEachReloadedIdentifierOnce_AndForgetsDeletedOnes() {
    var snapshot = fruit
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([4, 4])
    snapshot.reloadSections(["b", "a"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [4])
    #expect(snapshot.reloadedSectionIdentifiers == ["b", "a"])
    snapshot.deleteItems([1, 4])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
  }

  /// The model is an array of sections, each a name with an array of items. It is changed like the snapshot.
  @Test func agreesWithAPlainModel_AfterRandomChanges() {
    var random = SplitMix(seed: 31)
    for _ in 0..<20 {
      var snapshot = Snapshot()
      var model: [(name: String, items: [Int])] = []
      for _ in 0..<60 {
        step(&snapshot, &model, &random)
        #expect(snapshot.sectionIdentifiers == model.map(\.name))
        #expect(snapshot.itemIdentifiers == model.flatMap(\.items))
        for (place, section) in model.enumerated() {
          #expect(snapshot.itemIdentifiers(inSection: section.name) == section.items)
          #expect(snapshot.indexOfSection(section.name) == place)
        }
        for (place, item) in model.flatMap(\.items).enumerated() {
          #expect(snapshot.indexOfItem(item) == place)
        }
        #expect(
          (0..<40).allSatisfy { id in
            (snapshot.indexOfItem(id) != nil) == model.contains { $0.items.contains(id) }
          })
      }
    }
  }

  private func step(
    _ snapshot: inout Snapshot, _ model: inout [(name: String, items: [Int])],
    _ random: inout SplitMix
  ) {
    let present = model.flatMap(\.items)
    let fresh = Array(
      (0..<40).filter { !present.contains($0) }.shuffled(using: &random).prefix(3))
    let names = ["a", "b", "c", "d"].filter { name in !model.contains { $0.name == name } }
    let section = model.indices.randomElement(using: &random)
    let item = present.randomElement(using: &random)
    func remove(_ id: Int) {
      for index in model.indices { model[index].items.removeAll { $0 == id } }
    }
    func put(_ ids: [Int], nextTo anchor: Int, after: Int) {
      for index in model.indices {
        guard let place = model[index].items.firstIndex(of: anchor) else { continue }
        model[index].items.insert(contentsOf: ids, at: place + after)
      }
    }
    switch random.next() % 9 {
    case 0:
      guard let name = names.randomElement(using: &random) else { return }
      if let section {
        snapshot.insertSections([name], beforeSection: model[section].name)
        model.insert((name, []), at: section)
      } else {
        snapshot.appendSections([name])
        model.append((name, []))
      }
    case 1, 2:
      guard let section else { return }
      snapshot.appendItems(fresh, toSection: model[section].name)
      model[section].items += fresh
    case 3:
      guard let item else { return }
      snapshot.insertItems(fresh, beforeItem: item)
      put(fresh, nextTo: item, after: 0)
    case 4:
      guard let item else { return }
      snapshot.insertItems(fresh, afterItem: item)
      put(fresh, nextTo: item, after: 1)
    case 5:
      let gone = Array(present.shuffled(using: &random).prefix(2))
      snapshot.deleteItems(gone + [99])
      gone.forEach(remove)
    case 6:
      guard let item, let other = present.randomElement(using: &random), other != item else {
        return
      }
      let after = Int(random.next() % 2)
      if after == 1 {
        snapshot.moveItem(item, afterItem: other)
      } else {
        snapshot.moveItem(item, beforeItem: other)
      }
      remove(item)
      put([item], nextTo: other, after: after)
    case 7:
      guard let section, let other = model.randomElement(using: &random)?.name,
        other != model[section].name
      else { return }
      snapshot.moveSection(model[section].name, afterSection: other)
      let moved = model.remove(at: section)
      guard let place = model.firstIndex(where: { $0.name == other }) else { return }
      model.insert(moved, at: place + 1)
    default:
      guard let section, random.next() % 3 == 0 else { return }
      snapshot.deleteSections([model[section].name])
      model.remove(at: section)
    }
  }

  @Test func findsItems_AfterMostOfAHundredThousandWereDeleted() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems(Array(0..<100_000))
    snapshot.deleteItems(Array(1000..<100_000))
    snapshot.appendItems(Array(200_000..<300_000))
    #expect(snapshot.indexOfItem(999) == 999)
    #expect(snapshot.indexOfItem(1000) == nil)
    #expect(snapshot.indexOfItem(299_999) == 100_999)
  }
}
