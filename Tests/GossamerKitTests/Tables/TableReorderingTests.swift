// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Moving rows by dragging, by keys and by accessibility actions.
@Suite(.alone) @MainActor struct TableReorderingTests {
  private let source = EditedRows([["a", "b", "c", "d"], ["x", "y"]])
  private let shown: ShownTable
  private var table: UITableView { shown.table }

  init() {
    shown = ShownTable(source)
    table.isEditing = true
    shown.update()
  }

  private func handle(_ row: IndexPath) throws -> UIView {
    try #require(table.cellForRow(at: row)?.reorderHandle)
  }

  private func advance(_ seconds: TimeInterval = 1) {
    Interface.current.clock.advance(by: seconds)
    shown.update()
  }

  private var texts: [[String]] { source.sections }

  /// The texts of the visible cells, from top to bottom.
  private var order: [String] {
    table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }

  @Test(arguments: [UITouch.TouchType.direct, .indirectPointer])
  func draggedRowMoves_AndTheOthersMakeRoom(type: UITouch.TouchType) throws {
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let touch = try handle([0, 0]).press(type: type)
    touch.move(by: CGVector(dx: 0, dy: 90))
    #expect(order == ["b", "c", "a", "d", "x", "y"])
    #expect(cell.frame.minY == 90)
    #expect(table.place(of: "b") == 0 && table.place(of: "c") == 44)
    #expect(table.subviews.last === cell)
    #expect(source.calls.last == "target for [0, 2]")
    touch.lift()
    advance()
    #expect(source.calls.last == "move [0, 0] to [0, 2]")
    #expect(texts[0] == ["b", "c", "a", "d"])
    #expect(shown.texts == ["b", "c", "a", "d", "x", "y"])
    #expect(table.cellForRow(at: [0, 2]) === cell)
    #expect(cell.frame.minY == 88)
    #expect(table.contentOffset.y == 0)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(
    arguments: [
      ([0, 3], 50.0, [["a", "b", "c"], ["x", "d", "y"]]),
      ([0, 2], 3 * 44 + 10, [["a", "b", "d"], ["x", "y", "c"]]),
      ([1, 0], -44, [["a", "b", "c", "x", "d"], ["y"]]),
      ([1, 1], -300, [["y", "a", "b", "c", "d"], ["x"]]),
      ([1, 1], -50, [["a", "b", "c", "d"], ["y", "x"]]),
      ([0, 1], 10, [["a", "b", "c", "d"], ["x", "y"]]),
    ] as [(IndexPath, Double, [[String]])])
  func draggedRowLandsBetweenRows_AlsoOfAnotherSection(
    row: IndexPath, distance: Double, expected: [[String]]
  ) throws {
    source.canMove = { _ in true }
    let touch = try handle(row).press()
    touch.move(by: CGVector(dx: 0, dy: distance))
    touch.lift()
    advance()
    #expect(texts == expected)
    #expect(shown.texts == expected.flatMap(\.self))
  }

  @Test func rowsReturnToTheirPlaces_WhenTheDragIsCancelled() throws {
    let touch = try handle([0, 0]).press()
    touch.move(by: CGVector(dx: 0, dy: 90))
    touch.cancel()
    advance()
    #expect(texts[0] == ["a", "b", "c", "d"])
    #expect(shown.texts == ["a", "b", "c", "d", "x", "y"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
  }

  @Test func rowLandsWhereTheDelegateRedirectsIt() throws {
    source.target = { source, proposed in proposed.section == 0 ? proposed : source }
    let touch = try handle([0, 0]).press()
    touch.move(by: CGVector(dx: 0, dy: 220))
    #expect(table.place(of: "b") == 44)
    touch.lift()
    advance()
    #expect(texts[0] == ["a", "b", "c", "d"])
  }

  @Test func logsAMessage_WhenTheDelegateRedirectsToAMissingPlace() throws {
    source.target = { _, _ in [7, 1] }
    let messages = try messages {
      let touch = try handle([0, 0]).press()
      touch.move(by: CGVector(dx: 0, dy: 44), steps: 1)
      touch.lift()
    }
    advance()
    #expect(
      messages.last == """
        The delegate of \(table.shortDescription) wants row [0, 0] to go to [7, 1], where no row can be; it has \
        2 sections. It goes to [0, 1], as proposed.
        """)
    #expect(texts[0] == ["b", "a", "c", "d"])
  }

  @Test func reloadsTheTable_WhenTheDataSourceMovesNothing() throws {
    source.moves = false
    let messages = try messages {
      let touch = try handle([0, 3]).press()
      touch.move(by: CGVector(dx: 0, dy: 50))
      touch.lift()
      advance()
    }
    #expect(messages.first?.hasPrefix("Invalid update: the number of rows in section 0") == true)
    #expect(shown.texts == ["a", "b", "c", "d", "x", "y"])
  }

  @Test func scrolls_WhileARowIsHeldAtTheBottomEdge() throws {
    let source = EditedRows(count: 1_000)
    let shown = ShownTable(source)
    shown.table.isEditing = true
    shown.update()
    let touch = try #require(shown.table.cellForRow(at: [0, 2])?.reorderHandle).press()
    touch.move(to: CGPoint(x: touch.location.x, y: 850))
    for _ in 0..<300 {
      Interface.current.clock.advance(by: 1.0 / 60)
      shown.update()
    }
    #expect(shown.table.contentOffset.y > 2_000)
    let offset = shown.table.contentOffset.y
    touch.move(to: CGPoint(x: touch.location.x, y: 400))
    Interface.current.clock.advance(by: 1)
    shown.update()
    #expect(shown.table.contentOffset.y == offset)
    touch.lift()
    Interface.current.clock.advance(by: 1)
    shown.update()
    let place = try #require(source.sections[0].firstIndex(of: "Row 2"))
    #expect(place > 45)
    #expect(shown.texts == source.sections[0].filter(shown.texts.contains))
    #expect(shown.texts.contains("Row 2"))
    #expect(shown.table.subviews.count < 60)
  }

  @Test func dragContinues_WhenAnotherRowIsInserted() throws {
    let touch = try handle([0, 0]).press()
    touch.move(by: CGVector(dx: 0, dy: 90))
    source.sections[0].insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .fade)
    shown.update()
    touch.move(by: CGVector(dx: 0, dy: 1))
    touch.lift()
    advance()
    #expect(texts[0] == ["new", "b", "a", "c", "d"])
    #expect(shown.texts == ["new", "b", "a", "c", "d", "x", "y"])
  }

  @Test(arguments: ["deleted", "reloaded", "the table", "editing mode", "the screen"])
  func dragEndsWithoutAMove_WhenItsRowOrTableChanges(what: String) throws {
    let touch = try handle([0, 0]).press()
    touch.move(by: CGVector(dx: 0, dy: 90))
    switch what {
    case "deleted":
      source.sections[0].removeFirst()
      table.deleteRows(at: [[0, 0]], with: .fade)
    case "reloaded": table.reloadRows(at: [[0, 0]], with: .fade)
    case "the table": table.reloadData()
    case "editing mode": table.isEditing = false
    default: table.removeFromSuperview()
    }
    shown.update()
    touch.move(by: CGVector(dx: 0, dy: 10))
    touch.lift()
    advance()
    #expect(!source.calls.contains { $0.hasPrefix("move") })
    #expect(shown.texts == texts.flatMap(\.self))
    #expect(table.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 })
    #expect(table.visibleCells.allSatisfy { $0.backgroundColor == nil })
  }

  @Test func rowsOfDifferentHeightsMakeRoom() throws {
    source.sections = [["a", "b", "c", "d"]]
    let heights: [String: CGFloat] = ["a": 200, "b": 44, "c": 60, "d": 100]
    let rows = HighRows(source, heights)
    table.delegate = rows
    table.reloadData()
    shown.update()
    let touch = try handle([0, 0]).press()
    touch.move(by: CGVector(dx: 0, dy: 90))
    #expect(table.place(of: "b") == 0)
    #expect(table.place(of: "c") == 44)
    #expect(table.place(of: "d") == 304)
    touch.lift()
    advance()
    #expect(texts[0] == ["b", "c", "a", "d"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 104, 304])
  }

  @Test func accessibilityActionsMoveARow() throws {
    let cell = try #require(table.cellForRow(at: [0, 1]))
    #expect(cell.accessibleActions.map(\.name).suffix(2) == ["Move Up", "Move Down"])
    #expect(cell.performAccessibleAction(named: "Move Down"))
    advance()
    #expect(texts[0] == ["a", "c", "b", "d"])
    table.isEditing = false
    #expect(!cell.performAccessibleAction(named: "Move Up"))
  }

  @Test func altAndArrowKeysMoveTheFocusedRow() {
    table.becomeFirstResponder()
    shown.press(UIKeyCommand.inputEnd)
    shown.press(UIKeyCommand.inputUpArrow, .alternate)
    #expect(texts[1] == ["y", "x"])
    shown.press(UIKeyCommand.inputUpArrow, .alternate)
    advance()
    #expect(texts == [["a", "b", "c", "d", "y"], ["x"]])
    #expect(table.currentItem == [0, 4])
    shown.press(UIKeyCommand.inputDownArrow, .alternate)
    advance()
    #expect(texts == [["a", "b", "c", "d"], ["y", "x"]])
    #expect(shown.texts == ["a", "b", "c", "d", "y", "x"])
  }

  @Test func rowHasAHandle_WhenItsCellShowsAReorderControl() throws {
    source.canMove = { [table] in table.cellForRow(at: $0)?.showsReorderControl ?? false }
    table.isEditing = false
    try #require(table.cellForRow(at: [0, 1])).showsReorderControl = true
    table.isEditing = true
    shown.update()
    #expect(
      table.visibleCells.map { $0.reorderHandle != nil } == [
        false, true, false, false, false, false,
      ])
  }
}

extension UITableView {
  /// The top of the cell with this text; nil if it isn't visible.
  fileprivate func place(of text: String) -> CGFloat? {
    visibleCells.first { $0.textLabel?.text == text }?.frame.minY
  }
}

private final class HighRows: UITableViewDelegate {
  private let source: EditedRows
  private let heights: [String: CGFloat]

  init(_ source: EditedRows, _ heights: [String: CGFloat]) {
    self.source = source
    self.heights = heights
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[source.sections[indexPath.section][indexPath.row]] ?? 44
  }
}
