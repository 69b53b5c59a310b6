// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// Tables that a person edits, in real windows.
  @Suite struct EditedTableTests {
    private let source = EditedRows()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    init() {
      table.dataSource = source
      table.delegate = source
    }

    private func cell(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: [0, row]))
    }

    private func button(_ title: String) -> UIButton? {
      table.visibleCells.flatMap(\.subviews).flatMap(\.subviews).compactMap { $0 as? UIButton }
        .first { $0.accessibilityLabel == title }
    }

    /// Drags with the mouse from a point of a view, in steps, as a hand does.
    private func drag(
      _ view: UIView, from point: CGPoint, right: Int, down: Int, in shown: ShownWindow
    ) async throws {
      try await Person.pressesDown(at: point, of: view, in: shown)
      for _ in 0..<5 {
        try await Stage.settle(shown)
        try await Person.movesByPointer(right: right / 5, down: down / 5)
      }
      try await Stage.settle(shown)
      try await Person.letsGo()
    }

    @Test func aRowIsSwipedByTheMouse_AndDeletedByItsButton() async throws {
      let shown = try await Stage.show(table)
      try await drag(try cell(2), from: CGPoint(x: 300, y: 20), right: -150, down: 0, in: shown)
      try await Stage.eventually("the row is open") { (button("Delete")?.frame.width ?? 0) >= 74 }
      #expect(table.isEditing)
      try await Stage.settle(shown)
      try await Person.clicks(try #require(button("Delete")), in: shown)
      try await Stage.eventually("the row is gone") { source.rows.count == 29 }
      #expect(Array(source.rows.prefix(3)) == ["Row 0", "Row 1", "Row 3"])
      #expect(source.selected == [])
      try await Stage.eventually("the button is gone") { button("Delete") == nil }
    }

    @Test func aClickElsewhere_OnlyClosesARow() async throws {
      let shown = try await Stage.show(table)
      let cell = try cell(2)
      try await drag(cell, from: CGPoint(x: 300, y: 20), right: -150, down: 0, in: shown)
      try await Stage.eventually("the row is open") { table.isEditing }
      try await Person.clicks(try self.cell(5), in: shown)
      try await Stage.eventually("the row is closed") {
        !table.isEditing && button("Delete") == nil && cell.contentView.frame.minX == 0
      }
      #expect(source.selected == [])
      try await Person.clicks(try self.cell(5), in: shown)
      try await Stage.eventually("the next click selects") { source.selected == [[0, 5]] }
    }

    @Test func aRowIsDraggedByItsHandle() async throws {
      let shown = try await Stage.show(table)
      table.setEditing(true, animated: false)
      try await Stage.settle(shown)
      let cell = try cell(1)
      try await drag(cell, from: CGPoint(x: 370, y: 20), right: 0, down: 100, in: shown)
      try await Stage.eventually("the row has moved") { source.moves == [[[0, 1], [0, 3]]] }
      try await Stage.eventually("it has come to rest") {
        cell.frame.minY == 132 && cell.layer.shadowOpacity == 0
      }
      #expect(table.visibleCells.prefix(5).map(\.frame.minY) == [0, 44, 88, 132, 176])
      #expect(table.indexPath(for: cell) == [0, 3])
    }

    @Test func theCircleOfARow_IsAButtonByItsName() async throws {
      let shown = try await Stage.show(table)
      table.setEditing(true, animated: false)
      try await Stage.settle(shown)
      let circle = try #require(try cell(1).subviews.first { $0 is UIControl })
      let role = gtk_accessible_get_accessible_role(OpaquePointer(try shown.widget(of: circle)))
      #expect(role == GTK_ACCESSIBLE_ROLE_BUTTON)
      #expect(try shown.peer(of: circle).accessibleTexts.label == "Delete Row 1")
      try await Person.clicks(circle, in: shown)
      try await Stage.eventually("the button is there") {
        (button("Delete")?.frame.width ?? 0) >= 74
      }
    }

    @Test func theDeleteKey_DeletesARow() async throws {
      let shown = try await Stage.show(table)
      try await Person.presses("Tab")
      try await Stage.eventually("the table has the keyboard") { table.isFirstResponder }
      for key in ["Down", "Delete"] { try await Person.presses(key) }
      try await Stage.eventually("the second row is gone") {
        source.rows.count == 29 && source.rows[1] == "Row 2"
      }
      withExtendedLifetime(shown) {}
    }

    @Test func assistiveTechnologiesDoByName_WhatASwipeAndTheMenuShow() async throws {
      let shown = try await Stage.show(table)
      let widget = try shown.widget(of: try cell(1))
      #expect(gtk_widget_activate_action_variant(widget, "action.Rename", nil) != 0)
      #expect(gtk_widget_activate_action_variant(widget, "action.Paint", nil) == 0)
      #expect(gtk_widget_activate_action_variant(widget, "action.Delete", nil) != 0)
      try await Stage.eventually("the second row is gone") {
        source.rows.count == 29 && source.rows[1] == "Row 2"
      }
      #expect(
        gtk_widget_activate_action_variant(try shown.widget(of: try cell(4)), "click", nil) != 0)
      #expect(source.selected == [[0, 4]])
    }

    private func entries(of shown: ShownWindow) -> [String] {
      shown.window.shownMenu?.page.sections.flatMap(\.entries).map(\.title) ?? []
    }

    @Test func theSecondaryButton_OpensTheMenuOfARow() async throws {
      let shown = try await Stage.show(table)
      try await Person.clicksSecondarily(try cell(4), in: shown)
      try await Stage.eventually("the menu is open") { entries(of: shown) == ["Rename", "Delete"] }
      #expect(source.selected == [])
      shown.window.shownMenu?.dismiss()
      try await Stage.eventually("the menu is closed") { shown.window.shownMenu == nil }
    }

    @Test func theMenuKey_OpensTheMenuOfTheFocusedRow() async throws {
      let shown = try await Stage.show(table)
      try await Person.presses("Tab")
      try await Stage.eventually("the table has the keyboard") { table.isFirstResponder }
      for key in ["Down", "Menu"] { try await Person.presses(key) }
      try await Stage.eventually("the menu is open") { entries(of: shown) == ["Rename", "Delete"] }
      #expect(source.menuRows == [[0, 1]])
      shown.window.shownMenu?.dismiss()
    }

    @Test func aPressOnTheIndex_GoesToItsSection() async throws {
      source.rows = (0..<200).map { "Row \($0)" }
      source.titles = ["Top", "End"]
      table.reloadData()
      let shown = try await Stage.show(table)
      let strip = try #require(
        table.subviews.first { $0.accessibilityLabel == "Section index" })
      // At the edge, where a scroll bar would be.
      let place = CGPoint(x: strip.bounds.maxX - 3, y: strip.bounds.midY + 8)
      try await Person.moves(to: place, of: strip, in: shown)
      try await Stage.settle(shown)
      try await Person.clicks(place, of: strip, in: shown)
      try await Stage.eventually("the table is at its end") {
        table.contentOffset.y == 200 * 44 - 852
      }
      #expect(strip.accessibilityValue == "End")
      #expect(source.selected == [])
    }
  }
}

/// Rows that can be deleted and moved.
private final class EditedRows: UITableViewDataSource, UITableViewDelegate {
  var rows = (0..<30).map { "Row \($0)" }
  var moves: [[IndexPath]] = []
  var selected: [IndexPath] = []
  var menuRows: [IndexPath] = []
  var titles: [String]?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? rows.count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Row")
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath, destinationIndexPath])
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func numberOfSections(in tableView: UITableView) -> Int { titles == nil ? 1 : 2 }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menuRows.append(indexPath)
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Rename") { _ in }])
    })
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}
