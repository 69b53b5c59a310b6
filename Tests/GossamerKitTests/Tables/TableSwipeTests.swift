// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// The swipe actions of rows.
@Suite(.alone) @MainActor struct TableSwipeTests {
  private let source = EditedRows(count: 100)
  private let shown: ShownTable
  private var table: UITableView { shown.table }

  init() {
    shown = ShownTable(source)
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: [0, row]))
  }

  private func advance(_ seconds: TimeInterval = 1) {
    Interface.current.clock.advance(by: seconds)
    shown.update()
  }

  /// Swipes a row slowly, to the right if the distance is positive.
  private func swipe(
    _ row: Int, by distance: CGFloat, type: UITouch.TouchType = .direct
  ) throws {
    let touch = try cell(row).press(type: type)
    touch.move(by: CGVector(dx: distance, dy: 0), in: 1, steps: 20)
    advance(0.2)
    touch.lift()
    advance()
  }

  /// The titles of a row's visible buttons, from left to right.
  private func buttons(_ row: Int) throws -> [String] {
    guard let view = try cell(row).swipe?.view, view.bounds.width > 0 else { return [] }
    return view.subviews.sorted { $0.frame.minX < $1.frame.minX }.compactMap {
      $0.accessibilityLabel
    }
  }

  private func button(_ title: String, _ row: Int) throws -> UIButton {
    let view = try #require(try cell(row).swipe?.view)
    let button = view.subviews.first { $0.accessibilityLabel == title }
    return try #require(button as? UIButton)
  }

  @Test(arguments: [UITouch.TouchType.direct, .indirectPointer])
  func swipeShowsAButton_ThatDeletesTheRow(type: UITouch.TouchType) throws {
    try swipe(2, by: -90, type: type)
    #expect(try buttons(2) == ["Delete"])
    #expect(source.calls == ["willBeginEditing [0, 2]"])
    #expect(table.isEditing)
    #expect(try cell(2).showingDeleteConfirmation)
    #expect(try cell(2).contentView.frame.minX == -cell(2).openWidth)
    #expect(try cell(2).openWidth >= 74)
    try button("Delete", 2).tap()
    advance()
    #expect(
      source.calls == ["willBeginEditing [0, 2]", "commit delete [0, 2]", "didEndEditing nil"])
    #expect(Array(shown.texts.prefix(3)) == ["Row 0", "Row 1", "Row 3"])
    #expect(!table.isEditing)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func sidewaysWheelOpensAndClosesARow() throws {
    let place = CGPoint(x: 200, y: 66)
    #expect(
      shown.window.eventSynthesizer.scroll(by: CGVector(dx: 1, dy: 0), isDiscrete: true, at: place))
    advance()
    #expect(try buttons(1) == ["Delete"])
    shown.window.eventSynthesizer.scroll(by: CGVector(dx: -2, dy: 0), isDiscrete: true, at: place)
    advance()
    #expect(try buttons(1) == [])
    #expect(source.calls == ["willBeginEditing [0, 1]", "didEndEditing [0, 1]"])
  }

  @Test func fullSwipePerformsTheFirstAction_IfAllowed() throws {
    source.trailing = { [source] _ in
      UISwipeActionsConfiguration(actions: [source.action("First"), source.action("Second")])
    }
    try swipe(0, by: -190)
    #expect(try buttons(0) == ["Second", "First"])
    #expect(source.calls == ["willBeginEditing [0, 0]"])
    table.reloadData()
    shown.update()
    source.calls = []
    try swipe(0, by: -195 - 120)
    #expect(source.calls == ["willBeginEditing [0, 0]", "First", "didEndEditing [0, 0]"])
    #expect(try buttons(0) == [])
    source.trailing = { [source] _ in
      let configuration = UISwipeActionsConfiguration(actions: [source.action("First")])
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    source.calls = []
    try swipe(0, by: -350)
    #expect(source.calls == ["willBeginEditing [0, 0]"])
    #expect(try buttons(0) == ["First"])
  }

  @Test func rowStaysOpen_UntilTheActionCompletes() throws {
    var finish: ((Bool) -> Void)?
    source.leading = { [source] _ in
      UISwipeActionsConfiguration(actions: [source.action("Flag") { finish = $0 }])
    }
    try swipe(1, by: 100)
    try button("Flag", 1).tap()
    advance()
    #expect(try buttons(1) == ["Flag"])
    #expect(!(try cell(1)).showingDeleteConfirmation)
    finish?(false)
    advance()
    #expect(try buttons(1) == [])
    #expect(try cell(1).contentView.frame.minX == 0)
    finish?(true)
  }

  @Test func oneRowIsOpenAtATime_AndATapElsewhereOnlyClosesIt() throws {
    try swipe(1, by: -100)
    try swipe(4, by: -100)
    #expect(try buttons(1) == [])
    #expect(try buttons(4) == ["Delete"])
    source.calls = []
    try cell(2).tap()
    advance()
    #expect(source.calls == ["didEndEditing [0, 4]"])
    #expect(try buttons(4) == [])
    try cell(2).tap()
    #expect(source.calls.last == "didSelect [0, 2]")
    try swipe(4, by: -100)
    let touch = Touch(
      on: shown.window, at: CGPoint(x: 30, y: 4 * 44 + 22), type: .direct, buttons: [])
    touch.lift()
    advance()
    #expect(try buttons(4) == [])
    #expect(source.calls.count { $0.hasPrefix("didSelect") } == 1)
  }

  @Test(arguments: ["scrolling", "reloading", "inserting", "leaving", "editing mode", "Escape"])
  func openRowCloses_WhenTheTableScrollsOrChanges(what: String) throws {
    try swipe(1, by: -100)
    let cell = try cell(1)
    switch what {
    case "scrolling": table.contentOffset.y = 10
    case "reloading": table.reloadData()
    case "inserting":
      source.sections[0].insert("New", at: 0)
      table.insertRows(at: [[0, 0]], with: .fade)
    case "leaving": table.contentOffset.y = 2_000
    case "editing mode": table.setEditing(true, animated: true)
    default:
      table.becomeFirstResponder()
      shown.press(UIKeyCommand.inputEscape)
    }
    shown.update()
    advance()
    #expect(cell.swipe == nil)
    #expect(table.isEditing == (what == "editing mode"))
    #expect(source.calls.first == "willBeginEditing [0, 1]")
    #expect(source.calls.count { $0.hasPrefix("didEndEditing") } == 1)
    #expect(cell.contentView.frame.minX == (what == "editing mode" ? 40 : 0))
  }

  @Test func swipeShowsNothing_WhenNothingIsAllowed() throws {
    source.canEdit = { $0.row != 0 }
    source.leading = { [source] _ in UISwipeActionsConfiguration(actions: [source.action("Flag")]) }
    try swipe(0, by: 100)
    try swipe(0, by: -100)
    source.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
    try swipe(1, by: -100)
    source.trailing = { _ in nil }
    source.style = { _ in .none }
    try swipe(1, by: -100)
    #expect(source.calls.allSatisfy { $0.hasPrefix("didSelect") })
    #expect(!table.isEditing)
  }

  @Test func swipeShowsOnlyTheDelegatesActions_WithoutCanEditOfTheDataSource() throws {
    source.canEdit = { [table] _ in table.editing.standardEditability() }
    try swipe(0, by: -100)
    #expect(source.calls == ["didSelect [0, 0]"])
    source.trailing = { [source] _ in UISwipeActionsConfiguration(actions: [source.action("Flag")])
    }
    try swipe(0, by: -100)
    #expect(try buttons(0) == ["Flag"])
  }

  @Test func swipeShowsDelete_WhenTheDataSourceOverrulesItsSuperclass() throws {
    source.canEdit = { [table] in $0.row == 1 || table.editing.standardEditability() }
    try swipe(0, by: -100)
    source.canEdit = { [table] in table.editing.standardEditability() || $0.row == 1 }
    try swipe(1, by: -100)
    #expect(try buttons(1) == ["Delete"])
    #expect(try cell(0).swipe == nil)
  }

  @Test func isMirrored_FromRightToLeft() throws {
    table.semanticContentAttribute = .forceRightToLeft
    source.leading = { [source] _ in UISwipeActionsConfiguration(actions: [source.action("Flag")]) }
    table.reloadData()
    shown.update()
    for cell in table.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }
    shown.update()
    try swipe(1, by: 100)
    #expect(try buttons(1) == ["Delete"])
    #expect(try cell(1).swipe?.view.frame.minX == 0)
    #expect(try cell(1).contentView.frame.minX == cell(1).openWidth)
    try cell(5).tap()
    advance()
    try swipe(1, by: -100)
    #expect(try buttons(1) == ["Flag"])
    #expect(try cell(1).swipe?.view.frame.maxX == 393)
  }

  @Test func verticalDragScrolls_AndOpensNoRow() throws {
    let touch = try cell(10).press(type: .direct)
    touch.move(by: CGVector(dx: -12, dy: -100), in: 0.5)
    #expect(table.contentOffset.y > 0)
    #expect(!table.isEditing)
    touch.lift()
  }

  @Test(arguments: ["open", "closing", "dragged", "menu", "index"])
  func screenIsFreed_DuringAnInteractionWithARow(what: String) throws {
    source.titles = ["A"]
    let left = try leaks {
      let controller = UITableViewController(style: .plain)
      controller.tableView.dataSource = source
      controller.tableView.delegate = source
      return controller
    } after: { screen in
      let table = try #require(screen.window.rootViewController?.view as? UITableView)
      let cell = try #require(table.cellForRow(at: [0, 1]))
      if what == "open" || what == "closing" { try cell.drag(by: CGVector(dx: -100, dy: 0), in: 1) }
      if what == "closing" { table.setEditing(false, animated: true) }
      if what == "menu" { try cell.secondaryClick() }
      if what == "index" { try table.sectionIndex.view?.tap() }
      guard what == "dragged" else { return }
      table.isEditing = true
      screen.update()
      try cell.reorderHandle?.press().move(by: CGVector(dx: 0, dy: 800))
    }
    #expect(left == [])
  }

  @Test func reusedCellsHaveNoSwipeButtons() throws {
    try swipe(1, by: -100)
    let swiped = try cell(1)
    table.contentOffset.y = 3_000
    shown.update()
    advance()
    let cells = table.visibleCells
    #expect(cells.contains { $0 === swiped })
    #expect(cells.allSatisfy { $0.swipe == nil && $0.contentView.frame.minX == 0 })
  }

  // MARK: - Faulty data sources

  @Test func rowStays_WhenTheDataSourceDeletesNothing() throws {
    source.whenCommitted = { [source] _, row in
      source.sections[0].insert("Row \(row.row)", at: row.row)
    }
    try swipe(1, by: -100)
    try button("Delete", 1).tap()
    advance()
    #expect(shown.texts[1] == "Row 1")
    #expect(try buttons(1) == [])
  }

  @Test func logsAMessage_WhenTheDataSourceCannotDelete() throws {
    let source = OnlyEditable()
    let shown = ShownTable(source)
    let swiping = shown.table.editing.swiping
    let action = swiping.actions(of: [0, 0], isLeading: false)?.actions.first
    let messages = messages { action.map { swiping.perform($0, from: shown.table) } }
    #expect(
      messages == [
        """
        The data source of \(shown.table.shortDescription) has no tableView(_:commit:forRowAt:), so row \
        [0, 0] stays as it is. Implement that, or let tableView(_:canEditRowAt:) answer false.
        """
      ])
  }

  // MARK: - Keyboard

  @Test func deleteKeyDeletesTheFocusedRow_OrPerformsItsDestructiveAction() throws {
    table.becomeFirstResponder()
    shown.press(UIKeyCommand.inputDelete)
    #expect(source.calls == [])
    shown.press(UIKeyCommand.inputDownArrow)
    shown.press(UIKeyCommand.inputDownArrow)
    shown.press(UIKeyCommand.inputDelete)
    advance()
    #expect(source.calls == ["commit delete [0, 1]"])
    #expect(table.currentItem == [0, 1])
    source.canEdit = { _ in false }
    shown.press(UIKeyCommand.inputDelete)
    #expect(source.calls.count == 1)
    source.canEdit = { _ in true }
    source.trailing = { [source] _ in
      UISwipeActionsConfiguration(actions: [
        source.action("Flag"), source.action("Archive", style: .destructive),
      ])
    }
    shown.press(UIKeyCommand.inputDelete)
    #expect(source.calls.last == "Archive")
  }

  @Test func offersTheRowActions_OfADelegateWithoutConfigurations() throws {
    let delegate = RowActions()
    table.delegate = delegate
    shown.update()
    try swipe(2, by: -200)
    #expect(try buttons(2) == ["Flag", "Remove"])
    try button("Flag", 2).tap()
    advance()
    #expect(delegate.performed == ["Flag [0, 2]"] && !table.isEditing)
  }
}

extension UITableViewCell {
  /// The width of the buttons that a swipe reveals.
  fileprivate var openWidth: CGFloat { swipe?.view.openWidth ?? 0 }
}

/// A data source that permits editing but doesn't change its rows.
private final class OnlyEditable: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

/// A delegate as before iOS 11.
private final class RowActions: UITableViewDelegate {
  var performed: [String] = []

  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    [(.destructive, "Remove"), (UITableViewRowAction.Style.normal, "Flag")].map { style, title in
      UITableViewRowAction(style: style, title: title) { [weak self] action, row in
        self?.performed.append("\(action.title ?? "") \(row)")
      }
    }
  }
}
