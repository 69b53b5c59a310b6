// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

private struct Photo: Identifiable {
  let id: Int
  var title: String
}

private final class PhotoCell: UITableViewCell {}

/// A table in a window.
@MainActor private final class ShownTable {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let controller = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(table)
  }

  isolated deinit { window.isHidden = true }

  /// Shows the screen, or lets it disappear.
  func show(_ isShown: Bool) {
    if isShown { window.makeKeyAndVisible() } else { window.isHidden = true }
    update()
  }

  func update() { Interface.current.updateCycle.updateToRest() }

  var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  /// Selects a row as the table does when a person presses it.
  func choose(_ row: Int) {
    let indexPath = IndexPath(row: row, section: 0)
    table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    table.furtherDelegates.tell {
      ($0 as? any UITableViewDelegate)?.tableView(table, didSelectRowAt: indexPath)
    }
  }
}

@Suite(.alone) @MainActor struct TableCoordinatorTests {
  private let shown = ShownTable()
  private let photos: TableCoordinator<Photo, PhotoCell>

  init() {
    photos = TableCoordinator(shown.table) { $0.textLabel?.text = $1.title }
    photos.items = [Photo(id: 1, title: "a"), Photo(id: 2, title: "b"), Photo(id: 3, title: "c")]
    shown.update()
  }

  @Test func showsItsItems() {
    #expect(shown.texts == ["a", "b", "c"])
    photos.items.removeFirst()
    shown.update()
    #expect(shown.texts == ["b", "c"])
  }

  @Test func keepsTheCells_OfItemsThatStayTheSame() {
    let cell = shown.table.cellForRow(at: IndexPath(row: 2, section: 0))
    photos.show([
      Photo(id: 3, title: "C"), Photo(id: 4, title: "d"), Photo(id: 1, title: "a"),
    ])
    shown.update()
    #expect(shown.texts == ["C", "d", "a"])
    #expect(shown.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  @Test func namesAnIdentifier_ThatTwoItemsHave() {
    let logged = messages {
      photos.show([Photo(id: 3, title: "c"), Photo(id: 3, title: "d")])
      shown.update()
    }
    #expect(shown.texts == ["c", "d"])
    #expect(
      logged == [
        """
        TableCoordinator<Photo, PhotoCell>: '3' stands in the new list twice, at 0 and at 1. The first one \
        counts. Give each element an identifier of its own.
        """
      ])
  }

  @Test func namesDuplicateIdentifiers_InOneMessage() {
    let logged = messages {
      photos.show((0..<2_000).map { Photo(id: $0 % 7, title: "\($0)") })
      shown.update()
    }
    #expect(
      logged == [
        """
        TableCoordinator<Photo, PhotoCell>: 1993 elements have the identifier of an earlier one: \
        '0' (in the new list, at 0 and at 7), '1' (in the new list, at 1 and at 8), '2' (in the new \
        list, at 2 and at 9), '3' (in the new list, at 3 and at 10), '4' (in the new list, at 4 and \
        at 11), and 1988 more. The first one counts. Give each element an identifier of its own.
        """
      ])
  }

  @Test func sendsValueChanged_WhenARowIsSelected() {
    var titles: [String?] = []
    photos.delegate?.addAction(
      UIAction { [photos] _ in titles.append(photos.selectedData?.title) }, for: .valueChanged)
    #expect(photos.selectedData == nil)
    shown.choose(1)
    #expect(titles == ["b"])
    #expect(shown.table.indexPathForSelectedRow == nil)
  }
}

@Suite(.alone) @MainActor struct TableIntentionTests {
  private let shown = ShownTable()
  private let photos: TableCoordinator<Int, PhotoCell>

  init() {
    photos = TableCoordinator(shown.table) { $0.textLabel?.text = "\($1)" }
    shown.table.rowHeight = 44
    photos.items = Array(0..<60)
    shown.update()
  }

  @Test func callsTheClosure_WhenARowIsSelected() {
    var rows: [Int] = []
    shown.controller.intentions = [
      SelectionIntention(in: shown.table) { rows.append($0.row) }
    ]
    shown.choose(3)
    #expect(rows == [3])
  }

  @Test(.timeLimit(.minutes(5))) func loadsMoreOnce_WhenOneOfTheLastRowsBecomesVisible() async {
    let (loads, loaded) = AsyncStream<Int>.makeStream()
    var count = 0
    shown.controller.intentions = [
      LoadMoreOnScrollIntention(in: shown.table, margin: 3) { [photos] in
        count += 1
        photos.items += Array(photos.items.count..<photos.items.count + 20)
        loaded.yield(photos.items.count)
      }
    ]
    shown.update()
    var arrivals = loads.makeAsyncIterator()
    scroll(to: 50)
    #expect(count == 0)
    scroll(to: 59)
    #expect(await arrivals.next() == 80)
    shown.update()
    #expect(count == 1)
    scroll(to: 79)
    #expect(await arrivals.next() == 100)
    #expect(count == 2)
  }

  /// Loads that last until the test ends them.
  private final class Loads {
    private(set) var count = 0
    private(set) var cancelled = 0
    private(set) var ended = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func load() async {
      count += 1
      await withCheckedContinuation { waiting.append($0) }
      if Task.isCancelled { cancelled += 1 }
      // The intention goes on without a suspension, so that it has noted the end before a test looks again.
      ended += 1
    }

    var areWaiting: Bool { !waiting.isEmpty }

    func end() {
      for load in waiting { load.resume() }
      waiting = []
    }
  }

  @Test func loadsAgain_WhenTheScreenComesBackAfterACancelledLoad() async throws {
    let loads = Loads()
    shown.controller.intentions = [
      LoadMoreOnScrollIntention(in: shown.table) { await loads.load() }
    ]
    shown.update()
    scroll(to: 59)
    try await eventually("a load waits") { loads.areWaiting }
    shown.show(false)
    loads.end()
    try await eventually("a load is cancelled") { loads.cancelled == 1 }
    #expect(loads.count == 1)
    shown.show(true)
    try await eventually("a second load begins") { loads.count == 2 }
    // The screen comes back before the cancelled work has ended.
    try await eventually("a load waits") { loads.areWaiting }
    shown.show(false)
    shown.show(true)
    #expect(loads.count == 2)
    loads.end()
    try await eventually("a third load begins") { loads.count == 3 }
    try await eventually("a load waits") { loads.areWaiting }
    loads.end()
  }

  @Test func loadsAgain_WhenAPersonScrollsBackToTheEndAfterAnEmptyLoad() async throws {
    let loads = Loads()
    shown.controller.intentions = [
      LoadMoreOnScrollIntention(in: shown.table) { await loads.load() }
    ]
    shown.update()
    scroll(to: 59)
    try await eventually("a load waits") { loads.areWaiting }
    loads.end()
    try await eventually("the load ends") { loads.ended == 1 }
    // It doesn't load endlessly, whatever the table reloads.
    shown.table.reloadData()
    shown.update()
    scroll(to: 57)
    scroll(to: 59)
    #expect(loads.count == 1)
    scroll(to: 30)
    scroll(to: 59)
    try await eventually("a second load begins") { loads.count == 2 }
    try await eventually("a load waits") { loads.areWaiting }
    loads.end()
  }

  private func scroll(to row: Int) {
    shown.table.scrollToRow(
      at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
    shown.update()
  }

  @Test func saysSo_WhenThereIsNoTable() {
    let logged = messages { shown.controller.intentions = [SelectionIntention()] }
    #expect(logged.count == 1)
    #expect(logged.first?.contains("a part of it isn't set: 'tableView'") == true)
  }
}
