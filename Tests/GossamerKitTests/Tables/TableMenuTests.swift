// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// The context menus of rows.
@Suite(.alone) @MainActor struct TableMenuTests {
  private let source = EditedRows(count: 100)
  private let screen: Screen
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    source.canEdit = { [table] _ in table.editing.standardEditability() }
    table.dataSource = source
    table.delegate = source
    let controller = UIViewController()
    controller.view = table
    screen = Screen(controller, size: CGSize(width: 393, height: 852))
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: [0, row]))
  }

  private func press(_ key: String, _ flags: UIKeyModifierFlags = []) {
    let key = UIKey(
      UIKeyboardHIDUsage(typing: key), characters: key, charactersIgnoringModifiers: key,
      modifierFlags: flags)
    if !screen.window.eventSynthesizer.keyDown(1, key) {
      _ = screen.window.eventSynthesizer.keyWasLeft(key)
    }
    screen.window.eventSynthesizer.keyUp(1)
    screen.update()
  }

  private func addMenu() {
    source.menu = { [source] row, point in
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Rename") { _ in
            source.calls.append("rename \(row.row) at \(point.x) \(point.y)")
          }
        ])
      })
    }
  }

  @Test func secondaryClickOpensTheMenuOfARow() throws {
    addMenu()
    table.contentOffset.y = 440
    screen.update()
    try cell(12).secondaryClick()
    #expect(screen.menuPicture == "Rename")
    #expect(try cell(12).isHighlighted)
    #expect(source.calls == ["will display"])
    try screen.choose("Rename")
    #expect(source.calls == ["will display", "will end", "rename 12 at 196.5 550.0"])
    #expect(try !cell(12).isHighlighted)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func longPressOpensTheMenuOfARow_AndSelectsNothing() throws {
    addMenu()
    let touch = try cell(3).press(type: .direct)
    screen.advance(by: 0.6)
    #expect(screen.menuPicture == "Rename")
    touch.lift()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func shiftF10OpensTheMenuOfTheFocusedRow() throws {
    addMenu()
    table.becomeFirstResponder()
    press(UIKeyCommand.f10, .shift)
    #expect(screen.menuPicture == nil)
    press(UIKeyCommand.inputDownArrow)
    press(UIKeyCommand.inputDownArrow)
    press(UIKeyCommand.f10, .shift)
    #expect(screen.menuPicture == "Rename")
    try screen.choose("Rename")
    #expect(source.calls.last == "rename 1 at 196.5 66.0")
  }

  @Test func containsTheSwipeActions() throws {
    source.canEdit = { _ in true }
    source.leading = { [source] _ in
      UISwipeActionsConfiguration(actions: [source.action("Flag"), source.action("Rename")])
    }
    try cell(1).secondaryClick()
    #expect(screen.menuPicture == "Delete (destructive)\nFlag\nRename")
    screen.dismissMenu()
    addMenu()
    try cell(1).secondaryClick()
    #expect(screen.menuPicture == "Rename\n---\nDelete (destructive)\nFlag")
    try screen.choose("Flag")
    #expect(source.calls.last == "Flag")
    try cell(1).secondaryClick()
    try screen.choose("Delete")
    screen.advance(by: 1)
    #expect(source.calls.last == "commit delete [0, 1]")
    #expect(try cell(1).textLabel?.text == "Row 2")
  }

  @Test func doesNotOpen_WithoutActions() throws {
    try cell(1).secondaryClick()
    #expect(screen.menuPicture == nil)
  }

  @Test func deletesNothing_WhenRowsHaveChangedSinceItOpened() throws {
    source.canEdit = { _ in true }
    try cell(1).secondaryClick()
    source.sections[0].insert("New", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    try screen.choose("Delete")
    #expect(source.sections[0].count == 101)
  }
}
