// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Selecting rows by touch, by the keyboard and in code.
@Suite(.alone) @MainActor struct TableSelectionTests {
  private let source = TableSource(count: 100)
  private let shown: ShownTable
  private var table: UITableView { shown.table }

  init() {
    shown = ShownTable(source)
  }

  private func tap(_ row: Int) throws {
    try #require(table.cellForRow(at: [0, row])).tap()
  }

  @Test func callsTheDelegate_InUIKitsOrder() throws {
    try tap(2)
    #expect(
      source.calls == [
        "shouldHighlight [0, 2]", "didHighlight [0, 2]", "didUnhighlight [0, 2]",
        "willSelect [0, 2]", "didSelect [0, 2]",
      ])
    #expect(table.indexPathForSelectedRow == [0, 2])
    #expect(table.cellForRow(at: [0, 2])?.isSelected == true)
    source.calls = []
    try tap(4)
    #expect(
      Array(source.calls.suffix(4)) == [
        "willSelect [0, 4]", "willDeselect [0, 2]", "didDeselect [0, 2]", "didSelect [0, 4]",
      ])
    #expect(table.indexPathsForSelectedRows == [[0, 4]])
    #expect(table.cellForRow(at: [0, 2])?.isSelected == false)
  }

  @Test func cellIsHighlighted_WhileItIsPressed() throws {
    let cell = try #require(table.cellForRow(at: [0, 1]))
    let touch = try cell.press()
    #expect(cell.isHighlighted)
    touch.move(by: CGVector(dx: 0, dy: 60))
    #expect(!cell.isHighlighted)
    touch.lift()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func delegateCanRefuseOrRedirectTheSelection() throws {
    source.mayHighlight = false
    try tap(1)
    #expect(source.calls == ["shouldHighlight [0, 1]"])
    #expect(table.indexPathForSelectedRow == nil)
    source.mayHighlight = true
    source.select = { _ in nil }
    try tap(1)
    #expect(table.indexPathForSelectedRow == nil)
    source.select = { _ in [0, 5] }
    try tap(1)
    #expect(table.indexPathForSelectedRow == [0, 5])
  }

  @Test func selectsSeveralRows_WhenAllowed() throws {
    table.allowsMultipleSelection = true
    try tap(3)
    try tap(1)
    #expect(table.indexPathsForSelectedRows == [[0, 3], [0, 1]])
    try tap(3)
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    #expect(source.calls.last == "didDeselect [0, 3]")
  }

  @Test func doesNotCallTheDelegate_WhenSelectingInCode() {
    table.selectRow(at: [0, 50], animated: false, scrollPosition: .middle)
    shown.update()
    #expect(source.calls == [])
    #expect(table.cellForRow(at: [0, 50])?.isSelected == true)
    table.deselectRow(at: [0, 50], animated: false)
    #expect(table.cellForRow(at: [0, 50])?.isSelected == false)
    #expect(source.calls == [])
  }

  @Test func keepsTheSelection_WhileTheRowIsScrolledAway() throws {
    try tap(1)
    table.contentOffset.y = 3_000
    shown.update()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset.y = 0
    shown.update()
    #expect(table.cellForRow(at: [0, 1])?.isSelected == true)
    #expect(table.visibleCells.count { $0.isSelected } == 1)
  }

  // MARK: - Rows that change during a call of the delegate

  /// A change that the delegate makes while the user selects row 5, and the selection afterwards.
  nonisolated struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The call in which the delegate changes the rows.
    let call: String
    let change: @MainActor @Sendable (TableSource, UITableView) -> Void
    let selected: IndexPath?

    /// - Parameter isReload: whether the data is reloaded with two rows; otherwise the first two rows are deleted.
    init(in call: String, isReload: Bool, selected: IndexPath?) {
      testDescription = "\(call), \(isReload ? "reload" : "deletion")"
      self.call = call
      self.selected = selected
      change = { source, table in
        if isReload {
          source.sections = [["one", "two"]]
          table.reloadData()
        } else {
          source.sections[0].removeSubrange(0..<2)
          table.deleteRows(at: [[0, 0], [0, 1]], with: .none)
        }
      }
    }
  }

  @Test(arguments: [
    Change(in: "shouldHighlight [0, 5]", isReload: true, selected: nil),
    Change(in: "didHighlight [0, 5]", isReload: true, selected: nil),
    Change(in: "didUnhighlight [0, 5]", isReload: true, selected: nil),
    Change(in: "didUnhighlight [0, 5]", isReload: false, selected: [0, 3]),
    Change(in: "willDeselect [0, 3]", isReload: true, selected: nil),
    Change(in: "didDeselect [0, 3]", isReload: true, selected: nil),
    Change(in: "didDeselect [0, 3]", isReload: false, selected: [0, 3]),
  ])
  func selectsTheTappedRowOrNone_WhenTheDelegateChangesTheRows(change: Change) throws {
    try tap(3)
    source.calls = []
    source.react = { [unowned source, table] call in
      guard call == change.call else { return }
      source.react = { _ in }
      change.change(source, table)
    }
    let touch = try #require(table.cellForRow(at: [0, 5])).press()
    touch.lift()
    shown.update()
    #expect(table.indexPathForSelectedRow == change.selected)
    if change.call.hasPrefix("shouldHighlight") {
      #expect(!source.calls.contains { $0.hasPrefix("didHighlight") })
    }
    let selections = source.calls.filter { $0.hasPrefix("didSelect") }
    #expect(selections == (change.selected.map { ["didSelect \(Array($0))"] } ?? []))
    #expect(table.visibleCells.count { $0.isSelected } == (change.selected == nil ? 0 : 1))
  }

  @Test func selectsTheTappedRow_WhenDidDeselectReloadsTheTable() throws {
    try tap(3)
    source.react = { [unowned source, table] call in
      guard call == "didDeselect [0, 3]" else { return }
      source.sections[0][3] = "not selected"
      table.reloadData()
    }
    try tap(5)
    #expect(table.indexPathForSelectedRow == [0, 5])
    #expect(source.calls.last == "didSelect [0, 5]")
  }

  @Test func doesNotCallDidSelect_WhenASegueOfTheCellRemovesTheRow() throws {
    let cell = try #require(table.cellForRow(at: [0, 5]))
    cell.selectionHandlers.append { [source, table] _ in
      source.sections = [["one", "two"]]
      table.reloadData()
    }
    try tap(5)
    #expect(!source.calls.contains("didSelect [0, 5]"))
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func keepsTheOrder_InWhichRowsWereSelected() {
    table.allowsMultipleSelection = true
    let rows = (0..<100).map { IndexPath(row: $0 * 37 % 100, section: 0) }
    for row in rows { table.selectRow(at: row, animated: false, scrollPosition: .none) }
    for row in rows.prefix(70) {
      #expect(table.indexPathForSelectedRow == row)
      table.deselectRow(at: row, animated: false)
    }
    #expect(table.indexPathsForSelectedRows == Array(rows.suffix(30)))
    table.selectRow(at: rows[0], animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == Array(rows.suffix(30)) + [rows[0]])
  }

  /// With quadratic cost this would exceed the time limit.
  @Test(.timeLimit(.minutes(20))) func deselectsAHundredThousandRows_OneByOne() {
    let source = TableSource(count: 100_000)
    let shown = ShownTable(source)
    shown.table.allowsMultipleSelection = true
    for row in 0..<100_000 {
      shown.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    while let row = shown.table.indexPathForSelectedRow {
      shown.table.deselectRow(at: row, animated: false)
    }
    #expect(shown.table.indexPathsForSelectedRows == nil)
  }

  @Test func tapOnAButtonInACellDoesNotSelectTheRow() throws {
    let cell = try #require(table.cellForRow(at: [0, 1]))
    var presses = 0
    let button = UIButton(configuration: .filled(), primaryAction: UIAction { _ in presses += 1 })
    button.frame = CGRect(x: 100, y: 5, width: 60, height: 30)
    cell.contentView.addSubview(button)
    shown.update()
    try button.tap()
    #expect(presses == 1)
    #expect(source.calls == [])
  }

  // MARK: - Keyboard

  @Test func keysMoveTheFocus_AndSelect() {
    #expect(table.becomeFirstResponder())
    shown.press(UIKeyCommand.inputDownArrow)
    shown.press(UIKeyCommand.inputDownArrow)
    shown.press(" ")
    #expect(table.indexPathForSelectedRow == [0, 1])
    shown.press(UIKeyCommand.inputEnd)
    #expect(shown.texts.last == "Row 99")
    shown.press("\r")
    #expect(table.indexPathForSelectedRow == [0, 99])
    shown.press(UIKeyCommand.inputHome)
    shown.press(UIKeyCommand.inputUpArrow)
    shown.press("\r")
    #expect(table.indexPathForSelectedRow == [0, 0])
    shown.press(UIKeyCommand.inputPageDown)
    shown.press("\r")
    #expect(table.indexPathForSelectedRow == [0, 18])
  }

  @Test func announcesTheFocusedRow() {
    withRecordingHost { host in
      let shown = ShownTable(TableSource(count: 100))
      #expect(shown.table.becomeFirstResponder())
      for key in [UIKeyCommand.inputDownArrow, UIKeyCommand.inputDownArrow, " "] {
        shown.press(key)
        shown.update()
      }
      shown.press(UIKeyCommand.inputEnd)
      shown.update()
      let announcements = host.windows.last?.announcements
      #expect(announcements == ["Row 0, 1 of 100", "Row 1, 2 of 100", "Row 99, 100 of 100"])
    }
  }

  @Test func focusRingIsShown_WhileTheTableIsFirstResponder() {
    withRecordingHost { host in
      let shown = ShownTable(TableSource(count: 100))
      #expect(shown.table.becomeFirstResponder())
      shown.press(UIKeyCommand.inputDownArrow)
      shown.update()
      #expect(shown.table.focusRing.superview === shown.table)
      shown.table.resignFirstResponder()
      shown.update()
      #expect(shown.table.focusRing.superview == nil)
      shown.table.becomeFirstResponder()
      shown.update()
      #expect(shown.table.focusRing.superview === shown.table)
      #expect(host.windows.last?.announcements == ["Row 0, 1 of 100", "Row 0, 1 of 100"])
    }
  }

  @Test func announcesTheNextRow_WhenTheFocusedOneIsDeleted() {
    withRecordingHost { host in
      let source = TableSource(count: 3)
      let shown = ShownTable(source)
      #expect(shown.table.becomeFirstResponder())
      shown.press(UIKeyCommand.inputDownArrow)
      shown.update()
      source.sections[0].removeFirst()
      shown.table.deleteRows(at: [[0, 0]], with: .none)
      shown.update()
      #expect(host.windows.last?.announcements == ["Row 0, 1 of 3", "Row 1, 1 of 2"])
    }
  }

  @Test func focusRingSurroundsTheFocusedRow_UntilATap() throws {
    table.becomeFirstResponder()
    shown.press(UIKeyCommand.inputDownArrow)
    let ring = table.focusRing
    #expect(ring.superview === table)
    #expect(ring.frame == CGRect(x: 2, y: 2, width: 389, height: 40))
    try tap(3)
    #expect(ring.superview == nil)
  }
}
