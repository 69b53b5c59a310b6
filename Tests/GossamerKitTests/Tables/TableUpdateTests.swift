// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Inserting, deleting, moving and reloading the rows of a visible table.
@Suite(.alone) @MainActor struct TableUpdateTests {
  private let source = TableSource([["a", "b", "c", "d"], ["x", "y"]])
  private let shown: ShownTable
  private var table: UITableView { shown.table }

  init() {
    shown = ShownTable(source)
  }

  @Test func showsAnInsertedRow_AndKeepsTheOtherCells() throws {
    let cell = table.cellForRow(at: [0, 1])
    source.sections[0].insert("new", at: 1)
    table.insertRows(at: [[0, 1]], with: .automatic)
    shown.update()
    #expect(shown.texts == ["a", "new", "b", "c", "d", "x", "y"])
    #expect(table.cellForRow(at: [0, 2]) === cell)
  }

  @Test func rowsCanBeTouched_WhileInsertedOrMoved_ButNotWhileDeleted() throws {
    let deleted = try #require(table.cellForRow(at: [0, 3]))
    source.sections[0] = ["a", "new", "b", "c"]
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 3]], with: .automatic)
      table.insertRows(at: [[0, 1]], with: .automatic)
    }
    for indexPath: IndexPath in [[0, 1], [0, 2]] {
      let cell = try #require(table.cellForRow(at: indexPath))
      let hit = try #require(table.hitTest(cell.center, with: nil))
      #expect(hit.isDescendant(of: cell))
    }
    let remains = try #require(table.hitTest(deleted.center, with: nil))
    #expect(deleted.superview === table && !remains.isDescendant(of: deleted))
    Interface.current.clock.advance(by: 1)
    #expect(deleted.isHidden)
  }

  @Test func batchAppliesAllChanges_ByOldAndNewIndexPaths() {
    source.sections = [["c", "n", "a"], ["y", "x"], ["z"]]
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 1], [0, 3]], with: .fade)
      table.moveRow(at: [0, 2], to: [0, 0])
      table.insertRows(at: [[0, 1]], with: .fade)
      table.moveRow(at: [1, 1], to: [1, 0])
      table.insertSections([2], with: .fade)
    }
    shown.update()
    #expect(shown.texts == ["c", "n", "a", "y", "x", "z"])
    #expect(table.numberOfSections == 3)
  }

  @Test func callsTheCompletion_AfterTheChange() {
    var texts: [String] = []
    source.sections[0].removeFirst()
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 0]], with: .none)
    } completion: { _ in
      texts = shown.texts
    }
    shown.update()
    Interface.current.clock.advance(by: 1)
    #expect(texts.first == "b")
  }

  @Test func showsTheNewContents_OfReloadedRowsAndSections() {
    source.sections[0][2] = "C"
    table.reloadRows(at: [[0, 2]], with: .automatic)
    shown.update()
    #expect(shown.texts == ["a", "b", "C", "d", "x", "y"])
    source.sections[1] = ["1", "2", "3"]
    table.reloadSections([1], with: .automatic)
    shown.update()
    #expect(shown.texts == ["a", "b", "C", "d", "1", "2", "3"])
  }

  @Test func selectionFollowsItsRow_AndReloadDataClearsIt() {
    table.allowsMultipleSelection = true
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    source.sections[0].removeFirst()
    table.deleteRows(at: [[0, 0]], with: .none)
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    #expect(table.cellForRow(at: [0, 1])?.isSelected == true)
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func visibleRowsStay_WhenRowsAreInsertedAbove() throws {
    source.sections = [(0..<200).map { "Row \($0)" }]
    table.reloadData()
    table.contentOffset.y = 3_000
    shown.update()
    let before = try #require(shown.place(of: "Row 75"))
    source.sections[0].insert(contentsOf: (0..<10).map { "New \($0)" }, at: 0)
    table.insertRows(at: (0..<10).map { [0, $0] }, with: .none)
    shown.update()
    #expect(shown.place(of: "Row 75") == before)
    #expect(table.contentOffset.y == 3_440)
  }

  @Test func showsARowInsertedAtTheTop_WhenScrolledToTheTop() {
    source.sections[0].insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    shown.update()
    #expect(shown.texts.first == "new")
    #expect(table.contentOffset.y == 0)
  }

  @Test func deletesAllRows() {
    source.sections = [[]]
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 0], [0, 1], [0, 2], [0, 3]], with: .none)
      table.deleteSections([1], with: .none)
    }
    shown.update()
    #expect(shown.texts == [])
    #expect(table.contentSize.height == 0)
  }

  @Test func reloadDataKeepsTheContentOffset() {
    source.sections = [(0..<500).map { "Row \($0)" }]
    table.reloadData()
    table.contentOffset.y = 5_010
    shown.update()
    let texts = shown.texts
    table.reloadData()
    shown.update()
    #expect(shown.texts == texts)
    #expect(table.contentOffset.y == 5_010)
  }

  // MARK: - An inconsistent data source

  @Test func reloadsTheTable_WhenTheCountsDontAgree() {
    source.sections[0] = ["p", "q"]
    let logged = messages {
      table.insertRows(at: [[0, 0]], with: .automatic)
      shown.update()
    }
    #expect(
      logged == [
        """
        Invalid update: the number of rows in section 0 after it (2) must be that before it (4), plus \
        those inserted (1) and moved in (0), and minus those deleted (0) and moved out (0). UITableView \
        loads everything anew. Change what the data source shows, and tell the table of exactly that, \
        in the same performBatchUpdates(_:completion:).
        """
      ])
    #expect(shown.texts == ["p", "q", "x", "y"])
  }

  @Test func showsTheLatestRows_WhenTheyChangeDuringABatch() {
    source.sections[0].append("e")
    let logged = messages {
      table.performBatchUpdates {
        table.insertRows(at: [[0, 4]], with: .automatic)
        source.sections[0].removeAll()
      }
      shown.update()
    }
    #expect(logged.count == 1)
    #expect(shown.texts == ["x", "y"])
    source.sections[0] = ["f"]
    table.insertRows(at: [[0, 0]], with: .automatic)
    shown.update()
    #expect(shown.texts == ["f", "x", "y"])
  }

  @Test func showsTheLatestRows_WhenTheyChangeWhileACellIsMade() {
    final class Restless: UITableViewDataSource {
      var count = 3
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if count == 3 {
          count = 1
          tableView.reloadData()
        }
        return UITableViewCell()
      }
    }
    let restless = Restless()
    table.dataSource = restless
    table.reloadData()
    shown.update()
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.visibleCells.count == 1)
  }

  @Test func hasNoRows_WhenTheDataSourceReturnsANegativeCount() {
    final class Liar: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let liar = Liar()
    let logged = messages {
      table.dataSource = liar
      shown.update()
    }
    #expect(
      logged == [
        """
        The data source of UITableView answers that there are -3 rows in section 0; it has none now.
        """
      ])
    #expect(table.visibleCells.isEmpty)
  }

  @Test func tableCanBeReloaded_WhileACellIsConfigured() {
    var reloads = 0
    source.configure = { [table] cell, text in
      cell.textLabel?.text = text
      if reloads < 3 {
        reloads += 1
        table.reloadData()
      }
    }
    table.reloadData()
    shown.update()
    #expect(shown.texts == ["a", "b", "c", "d", "x", "y"])
  }

  @Test func logsAMessage_WhenAReuseIdentifierIsNotRegistered() {
    let logged = messages { _ = table.dequeueReusableCell(withIdentifier: "Photo", for: [0, 0]) }
    #expect(
      logged == [
        """
        UITableView has no cell for 'Photo': register a class or a nib for it by \
        register(_:forCellReuseIdentifier:), or give a prototype cell of its document that identifier. \
        A plain cell stands in for it.
        """
      ])
    table.register(Photo.self, forCellReuseIdentifier: "Photo")
    #expect(table.dequeueReusableCell(withIdentifier: "Photo", for: [0, 0]) is Photo)
  }

  private final class Photo: UITableViewCell {}
}
