// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTesting
import TestSupport
import Testing

@testable import GossamerKit

/// Selecting rows, by touch, by keyboard and by the application.
@Suite(.serialized) @MainActor struct TableSelectionTests {
  private let source = TableSource(count: 100)
  private let shown: ShownTable
  private var table: UITableView { shown.table }

  init() {
    shown = ShownTable(source)
  }

  private func tap(_ row: Int) throws {
    try #require(table.cellForRow(at: [0, row])).tap()
  }

  @Test func tellsTheDelegate_InUIKitsOrder() throws {
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

  @Test func looksPressed_WhileItIs() throws {
    let cell = try #require(table.cellForRow(at: [0, 1]))
    let touch = try cell.press()
    #expect(cell.isHighlighted)
    touch.move(by: CGVector(dx: 0, dy: 60))
    #expect(!cell.isHighlighted)
    touch.lift()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func selectsNothing_WhereTheDelegateSaysNo() throws {
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

  @Test func selectsSeveral_WhereThatIsAllowed() throws {
    table.allowsMultipleSelection = true
    try tap(3)
    try tap(1)
    #expect(table.indexPathsForSelectedRows == [[0, 3], [0, 1]])
    try tap(3)
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    #expect(source.calls.last == "didDeselect [0, 3]")
  }

  @Test func tellsNobody_WhenTheApplicationSelects() {
    table.selectRow(at: [0, 50], animated: false, scrollPosition: .middle)
    shown.update()
    #expect(source.calls == [])
    #expect(table.cellForRow(at: [0, 50])?.isSelected == true)
    table.deselectRow(at: [0, 50], animated: false)
    #expect(table.cellForRow(at: [0, 50])?.isSelected == false)
    #expect(source.calls == [])
  }

  @Test func keepsTheSelection_WhenTheRowIsOutOfSight() throws {
    try tap(1)
    table.contentOffset.y = 3_000
    shown.update()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset.y = 0
    shown.update()
    #expect(table.cellForRow(at: [0, 1])?.isSelected == true)
    #expect(table.visibleCells.count { $0.isSelected } == 1)
  }

  @Test func aButtonInACellIsPressed_AndNotTheRow() throws {
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

  @Test func theKeyboardGoesFromRowToRow_AndSelects() {
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

  @Test func aLineIsAroundTheRow_ThatTheKeyboardIsAt() throws {
    table.becomeFirstResponder()
    shown.press(UIKeyCommand.inputDownArrow)
    let ring = table.focusRing
    #expect(ring.superview === table)
    #expect(ring.frame == CGRect(x: 2, y: 2, width: 389, height: 40))
    try tap(3)
    #expect(ring.superview == nil)
  }
}
