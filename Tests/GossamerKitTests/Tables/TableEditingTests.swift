// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLists
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// The editing mode of a table view.
@Suite(.alone) @MainActor struct TableEditingTests {
  private let source = EditedRows([["a", "b", "c", "d"], ["x", "y"]])
  private let shown: ShownTable
  private var table: UITableView { shown.table }

  init() {
    shown = ShownTable(source)
  }

  private func cell(_ row: IndexPath) throws -> UITableViewCell {
    try #require(table.cellForRow(at: row))
  }

  private func advance(_ seconds: TimeInterval = 1) {
    Interface.current.clock.advance(by: seconds)
    shown.update()
  }

  @Test(arguments: [false, true])
  func cellsHaveTheControlsOfTheirEditingStyle(animated: Bool) throws {
    source.style = { [.delete, .insert, .none][$0.row % 3] }
    source.canEdit = { $0 != [0, 3] }
    source.canMove = { $0.section == 0 }
    table.setEditing(true, animated: animated)
    shown.update()
    advance()
    #expect(table.isEditing)
    #expect(try cell([0, 0]).editControl?.control == .delete)
    #expect(try cell([0, 1]).editControl?.control == .insert)
    #expect(try cell([0, 2]).editControl == nil)
    #expect(try cell([0, 2]).contentView.frame.minX == 40)
    #expect(try cell([0, 2]).reorderHandle?.alpha == 1)
    #expect(try cell([0, 2]).contentView.frame.maxX == 393 - 40)
    #expect(try !cell([0, 3]).isEditing)
    #expect(try cell([0, 3]).contentView.frame == CGRect(x: 0, y: 0, width: 393, height: 43))
    #expect(try cell([1, 0]).reorderHandle == nil)
    #expect(try cell([0, 0]).editingStyle == .delete)
    table.setEditing(false, animated: animated)
    advance()
    #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.editControl == nil })
    #expect(table.visibleCells.allSatisfy { $0.contentView.frame.width == 393 })
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func rowsCanBeSwipedAndReordered_InGroupedStyles(style: UITableView.Style) throws {
    let shown = ShownTable(source, style: style)
    let table = shown.table
    let cell = try #require(table.cellForRow(at: [0, 3]))
    try cell.drag(by: CGVector(dx: -100, dy: 0), in: 1)
    advance()
    #expect(cell.swipe?.view.frame.maxX == cell.bounds.width)
    table.setEditing(true, animated: false)
    shown.update()
    advance()
    #expect(cell.contentView.frame.maxX == cell.bounds.width - 40)
    let x = cell.frame.minX
    let touch = try #require(cell.reorderHandle).press()
    touch.move(by: CGVector(dx: 30, dy: 40))
    #expect(cell.frame.minX == x)
    touch.lift()
    advance()
    #expect(source.sections == [["a", "b", "c"], ["d", "x", "y"]])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c", "d", "x", "y"])
    #expect(!cell.layer.maskedCorners.contains(.layerMinXMaxYCorner) || style == .grouped)
    #expect(
      table.visibleCells.map(\.frame) == table.indexPathsForVisibleRows?.map(table.rectForRow))
  }

  @Test func isMirrored_FromRightToLeft() throws {
    shown.window.semanticContentAttribute = .forceRightToLeft
    table.semanticContentAttribute = .forceRightToLeft
    table.isEditing = true
    for cell in table.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }
    for cell in table.visibleCells { cell.setNeedsLayout() }
    shown.update()
    let cell = try cell([0, 0])
    #expect(cell.editControl?.frame.maxX == 393)
    #expect(cell.reorderHandle?.frame.minX == 0)
    #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 313, height: 43))
  }

  @Test func contentKeepsItsPlace_WhenTheDelegateForbidsIndentation() throws {
    source.style = { _ in .none }
    source.indents = false
    table.isEditing = true
    shown.update()
    #expect(try cell([0, 0]).contentView.frame.minX == 0)
    #expect(try cell([0, 0]).isEditing)
  }

  @Test func deleteControlShowsAButton_ThatDeletesTheRow() throws {
    source.deleteTitle = "Remove"
    table.isEditing = true
    shown.update()
    try #require(try cell([0, 1]).editControl).tap()
    advance()
    #expect(source.calls == ["willBeginEditing [0, 1]"])
    let button = try #require(try cell([0, 1]).swipe?.view.subviews.first as? UIButton)
    #expect(button.accessibilityLabel == "Remove")
    try button.tap()
    advance()
    #expect(source.calls.suffix(2) == ["commit delete [0, 1]", "didEndEditing nil"])
    #expect(shown.texts == ["a", "c", "d", "x", "y"])
    #expect(table.isEditing)
    #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.swipe == nil })
  }

  @Test func insertControlCommitsTheInsertion() throws {
    source.style = { _ in .insert }
    table.isEditing = true
    shown.update()
    try #require(try cell([1, 0]).editControl).tap()
    #expect(source.calls == ["commit insert [1, 0]"])
  }

  @Test func editingAccessoryReplacesTheAccessory() throws {
    let cell = try cell([0, 0])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessoryType = .checkmark
    cell.editingAccessoryView = view
    shown.update()
    #expect(view.superview == nil)
    table.isEditing = true
    shown.update()
    #expect(view.frame == CGRect(x: 393 - 16 - 40 - 20, y: 12, width: 20, height: 20))
    table.isEditing = false
    shown.update()
    #expect(view.superview == nil)
    #expect(cell.shownAccessory is UIImageView)
  }

  @Test func rowsAreSelectable_OnlyIfAllowedDuringEditing() throws {
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.isEditing = true
    shown.update()
    #expect(table.indexPathForSelectedRow == nil)
    try cell([0, 2]).tap()
    #expect(source.calls == [])
    table.allowsSelectionDuringEditing = true
    try cell([0, 2]).tap()
    #expect(source.calls == ["didSelect [0, 2]"])
    table.allowsMultipleSelectionDuringEditing = true
    shown.update()
    #expect(table.indexPathForSelectedRow == nil)
    try cell([0, 1]).tap()
    try cell([0, 3]).tap()
    shown.update()
    #expect(table.indexPathsForSelectedRows == [[0, 1], [0, 3]])
    #expect(try cell([0, 1]).editControl?.control == .selection)
    #expect(
      table.visibleCells.map { $0.editControl?.isChosen } == [
        false, true, false, true, false, false,
      ])
    table.isEditing = false
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func deleteKeyCommitsTheDeletion() {
    table.isEditing = true
    table.becomeFirstResponder()
    shown.press(UIKeyCommand.inputDownArrow)
    shown.press(UIKeyCommand.inputDelete)
    #expect(source.calls == ["commit delete [0, 0]"])
  }

  @Test func asksOnlyAboutVisibleRows() {
    let source = EditedRows(count: 100_000)
    let shown = ShownTable(source)
    shown.table.setEditing(true, animated: true)
    shown.update()
    #expect(source.questions < 50)
    shown.table.contentOffset.y = 2_000_000
    shown.update()
    #expect(shown.table.visibleCells.allSatisfy { $0.isEditing })
    #expect(source.questions < 100)
  }

  @Test func deleteKeyDeletesNoRow_ThatTheDataSourceRefuses() {
    source.canEdit = { [table] in table.editing.standardEditability() && $0.row != 0 }
    table.isEditing = true
    #expect(table.becomeFirstResponder())
    shown.press(UIKeyCommand.inputHome)
    shown.press(UIKeyCommand.inputDelete)
    #expect(source.calls.filter { $0.hasPrefix("commit") } == [])
    shown.press(UIKeyCommand.inputDownArrow)
    shown.press(UIKeyCommand.inputDelete)
    #expect(source.calls.count { $0.hasPrefix("commit") } == 1)
  }

  @Test func reusedCellsHaveTheEditingStateOfTheirRows() {
    let source = EditedRows(count: 200)
    source.canEdit = { $0.row < 100 }
    let shown = ShownTable(source)
    shown.table.isEditing = true
    shown.update()
    shown.table.contentOffset.y = 150 * 44
    shown.update()
    #expect(shown.table.visibleCells.allSatisfy { !$0.isEditing && $0.editControl == nil })
    #expect(shown.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
    shown.table.contentOffset.y = 0
    shown.update()
    #expect(shown.table.visibleCells.allSatisfy { $0.isEditing && $0.reorderHandle != nil })
  }

  @Test func rowGrows_WhenEditingNarrowsItsText() throws {
    let source = EditedRows([[String(repeating: "word ", count: 8)]])
    let shown = ShownTable(source)
    let cell = try #require(shown.table.visibleCells.first)
    cell.textLabel?.numberOfLines = 0
    shown.table.reloadData()
    shown.update()
    let height = shown.table.rectForRow(at: [0, 0]).height
    shown.table.isEditing = true
    shown.update()
    #expect(shown.table.rectForRow(at: [0, 0]).height > height)
    shown.table.isEditing = false
    shown.update()
    #expect(shown.table.rectForRow(at: [0, 0]).height == height)
  }

  @Test func editButtonOfATableViewControllerTogglesEditing() throws {
    let controller = UITableViewController(style: .plain)
    let screen = Screen(UINavigationController(rootViewController: controller))
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    screen.update()
    try screen.button("Edit").tap()
    #expect(controller.tableView.isEditing)
    try screen.button("Done").tap()
    #expect(!controller.tableView.isEditing)
  }

  @Test func diffableDataSourceDeletesAndMoves_WhenASubclassImplementsIt() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let source = Letters(tableView: table) { table, _, letter in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = letter
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    let controller = UIViewController()
    controller.view = table
    let screen = Screen(controller)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    try cell.drag(by: CGVector(dx: -370, dy: 0), in: 1)
    screen.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers == ["b", "c"])
    table.isEditing = true
    screen.update()
    let handle = try #require(table.cellForRow(at: [0, 0])?.reorderHandle)
    try handle.drag(by: CGVector(dx: 0, dy: 50))
    screen.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers == ["c", "b"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "b"])
  }
}

/// Letters that can be deleted and moved.
private final class Letters: UITableViewDiffableDataSource<Int, String> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let letter = itemIdentifier(for: indexPath) else { return }
    var changed = snapshot()
    changed.deleteItems([letter])
    apply(changed)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let letter = itemIdentifier(for: sourceIndexPath),
      let other = itemIdentifier(for: destinationIndexPath)
    else { return }
    var changed = snapshot()
    if sourceIndexPath < destinationIndexPath {
      changed.moveItem(letter, afterItem: other)
    } else {
      changed.moveItem(letter, beforeItem: other)
    }
    apply(changed, animatingDifferences: false)
  }
}
