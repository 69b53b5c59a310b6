// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerLists
import GossamerTestSupport
import Testing

/// A table that shows snapshots.
@Suite(.alone) @MainActor struct DiffableDataSourceTests {
  typealias DataSource = UITableViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private final class Names {
    var names: [Int: String] = [:]
    var asked: [Int] = []
    var hasNoCell = false
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let names = Names()
  private let source: DataSource

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = DataSource(tableView: table) { [names] table, indexPath, item in
      names.asked.append(item)
      guard !names.hasNoCell else { return nil }
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names.names[item] ?? "\(item)"
      return cell
    }
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(table)
    apply([("a", [1, 2, 3]), ("b", [4, 5])])
  }

  private func update() { Interface.current.updateCycle.updateToRest() }

  private var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func apply(_ sections: [(String, [Int])]) {
    source.apply(snapshot(sections), animatingDifferences: false)
    update()
  }

  @Test func showsTheSnapshot_AndFindsItsItems() {
    #expect(texts == ["1", "2", "3", "4", "5"])
    #expect(table.numberOfSections == 2)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 5)
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 1)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 2)) == nil)
    #expect(source.indexPath(for: 4) == IndexPath(row: 0, section: 1))
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1)
  }

  @Test func keepsTheCells_OfItemsThatMove() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    names.asked = []
    apply([("c", [6]), ("b", [3, 5]), ("a", [2, 7, 1])])
    #expect(texts == ["6", "3", "5", "2", "7", "1"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    #expect(names.asked.sorted() == [6, 7])
  }

  @Test func showsEachOfManyRandomSnapshots() {
    var random = SplitMix(seed: 41)
    for round in 0..<60 {
      var items = Array(0..<16).shuffled(using: &random).prefix(Int(random.next() % 14))
      let names = ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int(random.next() % 5))
      let sections = names.map { name in
        let count = Int(random.next() % UInt64(items.count + 1))
        defer { items.removeFirst(count) }
        return (name, Array(items.prefix(count)))
      }
      let logged = messages {
        source.apply(snapshot(sections), animatingDifferences: round % 2 == 0)
        update()
      }
      #expect(logged == [])
      #expect(texts == sections.flatMap(\.1).map(String.init))
    }
  }

  @Test func asksOnlyForTheCells_OfReloadedAndReconfiguredItems() throws {
    let (second, fifth) = (IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 1))
    let kept = try #require(table.cellForRow(at: second))
    names.names = [2: "two", 5: "five", 1: "one"]
    names.asked = []
    var snapshot = source.snapshot()
    snapshot.reloadItems([5])
    snapshot.reconfigureItems([2])
    source.apply(snapshot, animatingDifferences: false)
    update()
    #expect(texts == ["1", "two", "3", "4", "five"])
    #expect(names.asked.sorted() == [2, 5])
    #expect(table.cellForRow(at: second) === kept)
    #expect(table.cellForRow(at: fifth)?.textLabel?.text == "five")
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func asksOnlyForTheCells_OfAReloadedSection() {
    names.names = [1: "one", 4: "four"]
    var snapshot = source.snapshot()
    snapshot.reloadSections(["b"])
    source.apply(snapshot, animatingDifferences: false)
    update()
    #expect(texts == ["1", "2", "3", "four", "5"])
  }

  @Test func asksForAllCells_WhenApplyingByReloadData() {
    names.names = [1: "one", 4: "four"]
    var isComplete = false
    source.applySnapshotUsingReloadData(source.snapshot()) { isComplete = true }
    update()
    #expect(texts == ["one", "2", "3", "four", "5"])
    #expect(isComplete)
  }

  @Test func asynchronousApplyReturns_WithTheSnapshotShown() async {
    await source.apply(snapshot([("a", [9])]), animatingDifferences: false)
    update()
    #expect(texts == ["9"])
  }

  @Test func messageNamesTheItem_WhenTheProviderReturnsNil() {
    names.hasNoCell = true
    let logged = messages { apply([("a", [1, 2, 3, 8])]) }
    #expect(
      logged == [
        """
        The cell provider of a UITableViewDiffableDataSource made no cell for the item '8' in row [0, 3], so \
        that row is empty. Let it return a cell.
        """
      ])
  }

  @Test func keepsTheSnapshot_WhenTheTableWasFreed() {
    var table: UITableView? = UITableView(frame: .zero)
    let source = table.map { DataSource(tableView: $0) { _, _, _ in nil } }
    table = nil
    source?.apply(snapshot([("a", [1])]))
    #expect(source?.snapshot().itemIdentifiers == [1])
  }
}
