// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLists
import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Inserting, deleting and moving items.
@Suite(.alone) @MainActor struct CollectionUpdateTests {
  private let source = CollectionSource([["a", "b", "c", "d"], ["x", "y"]])
  private let shown: ShownCollection
  private var view: UICollectionView { shown.view }

  init() {
    shown = ShownCollection(source)
    source.calls = []
  }

  @Test func batchInsertsDeletesAndMovesItems_AndKeepsTheirCells() throws {
    let cell = try #require(view.cellForItem(at: [0, 3]))
    view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    var ended = false
    view.performBatchUpdates {
      source.sections = [["d", "a", "new", "c"], ["x", "y"]]
      view.deleteItems(at: [[0, 1]])
      view.insertItems(at: [[0, 2]])
      view.moveItem(at: [0, 3], to: [0, 0])
    } completion: { _ in
      ended = true
    }
    Interface.current.clock.advance(by: 1)
    #expect(shown.names == ["d", "a", "new", "c", "x", "y"])
    #expect(view.cellForItem(at: [0, 0]) === cell && cell.isSelected && ended)
    #expect(view.indexPathsForSelectedItems == [[0, 0]])
    #expect(source.calls == ["willDisplay [0, 2]", "didEndDisplaying [0, 1]"])
  }

  @Test func itemsCanBeTouched_WhileInsertedOrMoved_ButNotWhileDeleted() throws {
    let deleted = try #require(view.cellForItem(at: [1, 1]))
    source.sections = [["a", "new", "b", "c", "d"], ["x"]]
    view.performBatchUpdates {
      view.deleteItems(at: [[1, 1]])
      view.insertItems(at: [[0, 1]])
    }
    for indexPath: IndexPath in [[0, 1], [0, 2]] {
      let cell = try #require(view.cellForItem(at: indexPath))
      let hit = try #require(view.hitTest(cell.center, with: nil))
      #expect(hit.isDescendant(of: cell))
    }
    let remains = try #require(view.hitTest(deleted.center, with: nil))
    #expect(deleted.superview === view && !remains.isDescendant(of: deleted))
    Interface.current.clock.advance(by: 1)
    #expect(deleted.isHidden)
  }

  @Test func sectionsCanBeInsertedDeletedMovedAndReloaded() {
    view.performBatchUpdates {
      source.sections = [["x", "y"], ["n"], ["b"]]
      view.moveSection(1, toSection: 0)
      view.insertSections([1])
      view.reloadSections([0])
    }
    shown.update()
    #expect(shown.names == ["x", "y", "n", "b"])
    view.performBatchUpdates {
      source.sections = [["n"]]
      view.deleteSections([0, 2])
    }
    #expect(shown.names == ["n"])
  }

  @Test func reloadedItemsAreDisplayedAgain_AndReconfiguredOnesKeepTheirCells() throws {
    let cells = try (0..<2).map { try #require(view.cellForItem(at: [0, $0]) as? NamedCell) }
    source.sections[0] = ["A", "B", "c", "d"]
    view.reconfigureItems(at: [[0, 0], [0, 99]])
    view.reloadItems(at: [[0, 1]])
    shown.update()
    #expect(shown.names == ["A", "B", "c", "d", "x", "y"])
    #expect(view.cellForItem(at: [0, 0]) === cells[0] && cells[0].reuses == 0)
    #expect(source.calls == ["didEndDisplaying [0, 1]", "willDisplay [0, 1]"])
  }

  @Test func visibleItemsStay_WhenItemsAreInsertedAbove() {
    let source = CollectionSource(count: 200)
    let shown = ShownCollection(source)
    shown.view.contentOffset.y = 630
    shown.update()
    let place = shown.place(of: "60").map { $0.minY - shown.view.contentOffset.y }
    shown.view.performBatchUpdates {
      source.sections[0].insert(contentsOf: (0..<10).map { "new \($0)" }, at: 0)
      shown.view.insertItems(at: (0..<10).map { [0, $0] })
    }
    shown.update()
    #expect(shown.place(of: "60").map { $0.minY - shown.view.contentOffset.y } == place)
    #expect(shown.view.contentOffset.y == 750)
  }

  /// Updates that contradict the counts of the data source.
  enum Wrong {
    case oneDeleted, insertedBeyond, deletedBeyond, sectionInserted, sectionDeleted

    @MainActor func make(in view: UICollectionView) {
      switch self {
      case .oneDeleted: view.deleteItems(at: [[0, 0]])
      case .insertedBeyond: view.insertItems(at: [[0, 9]])
      case .deletedBeyond: view.deleteItems(at: [[5, 0]])
      case .sectionInserted: view.insertSections([2])
      case .sectionDeleted: view.deleteSections([1])
      }
    }
  }

  @Test(
    arguments: [
      (
        .oneDeleted,
        """
        Invalid update: the number of items in section 0 after it (4) must be that before it (4), plus those inserted \
        (0) and moved in (0), and minus those deleted (1) and moved out (0).
        """
      ),
      (.insertedBeyond, "Invalid update: there is no item [0, 9] after it."),
      (.deletedBeyond, "Invalid update: there is no item [5, 0] before it."),
      (
        .sectionInserted,
        "Invalid update: there is no section 2 after it, only 2 of them."
      ),
      (
        .sectionDeleted,
        """
        Invalid update: the number of sections after it (2) must be that before it (2), plus those inserted (0) and \
        minus those deleted (1).
        """
      ),
    ] as [(Wrong, String)])
  func reportsInconsistentUpdates_AndReloadsTheView(change: Wrong, message: String) {
    var ended = false
    source.sections[0][0] = "A"
    let logged = messages {
      view.performBatchUpdates({ change.make(in: view) }, completion: { _ in ended = true })
    }
    #expect(
      logged == [
        """
        \(message) \(view.shortDescription) loads everything anew. Change what the data source shows, and tell the \
        collection view of exactly that, in the same performBatchUpdates(_:completion:).
        """
      ])
    shown.update()
    #expect(shown.names == ["A", "b", "c", "d", "x", "y"] && ended)
  }

  @Test func nestedBatchUpdatesAreAppliedTogether() {
    view.performBatchUpdates {
      source.sections[0] = ["a", "b"]
      view.performBatchUpdates { view.deleteItems(at: [[0, 3]]) }
      view.deleteItems(at: [[0, 2]])
    }
    #expect(shown.names == ["a", "b", "x", "y"])
  }

  @Test func deletedCellStays_UntilItHasFaded() throws {
    let leaving = try #require(view.cellForItem(at: [0, 0]))
    var ended = false
    view.performBatchUpdates {
      source.sections[0].removeFirst()
      view.deleteItems(at: [[0, 0]])
    } completion: { _ in
      ended = true
    }
    shown.update()
    #expect(!ended && shown.names == ["b", "c", "d", "x", "y"])
    #expect(!leaving.isHidden && leaving.alpha == 0 && source.calls == [])
    #expect(shown.place(of: "b")?.minX == 0)
    Interface.current.clock.advance(by: 1)
    #expect(ended && leaving.isHidden && source.calls == ["didEndDisplaying [0, 0]"])
  }

  @Test func viewCanBeReloaded_WhileACellIsMade() {
    let source = RestlessSource(count: 5)
    let shown = ShownCollection(source)
    #expect(shown.names == ["other"])
  }

  // MARK: - Snapshots

  @Test func appliedSnapshotIsShown_AndMovedItemsKeepTheirCells() throws {
    let shown = ShownCollection(source)
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: shown.view) {
      view, indexPath, name in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? NamedCell)?.label.text = name
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b", "c"], toSection: 1)
    data.apply(snapshot)
    shown.update()
    let cell = try #require(shown.view.cellForItem(at: [0, 2]))
    snapshot.deleteItems(["a"])
    snapshot.moveItem("c", beforeItem: "b")
    snapshot.appendItems(["z"], toSection: 2)
    data.apply(snapshot)
    shown.update()
    #expect(shown.names == ["c", "b", "z"] && shown.view.cellForItem(at: [0, 0]) === cell)
    #expect(data.itemIdentifier(for: [1, 0]) == "z" && data.indexPath(for: "b") == [0, 1])
    #expect(data.sectionIdentifier(for: 1) == 2 && data.index(for: 2) == 1)
  }

  @Test func reportsACellProviderThatReturnsNil() {
    let shown = ShownCollection(source)
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: shown.view) {
      _, _, _ in nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1])
    snapshot.appendItems(["a"])
    let logged = messages {
      data.apply(snapshot)
      shown.update()
    }
    #expect(
      logged == [
        """
        The cell provider of a UICollectionViewDiffableDataSource made no cell for the item 'a' at [0, 0], so its \
        place is empty. Let it return a cell.
        """
      ])
  }
}

/// Replaces its items and reloads the view when it is asked for the third cell.
private final class RestlessSource: CollectionSource {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if indexPath.item == 2 {
      sections = [["other"]]
      collectionView.reloadData()
      return UICollectionViewCell(frame: .zero)
    }
    return super.collectionView(collectionView, cellForItemAt: indexPath)
  }
}
