// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The appearance of a row's cell in editing mode.
struct RowEditing: Equatable {
  /// The editing control before the content.
  enum Control: Equatable {
    case none, delete, insert, selection
  }

  var style = UITableViewCell.EditingStyle.none
  var control = Control.none
  /// Whether the content is indented to make room for the editing control.
  var isIndented = true
  var isMovable = false
}

/// The editing state of a table: editing mode, rows that are swiped aside, and a row that is being reordered.
final class TableEditing {
  private unowned let table: UITableView
  let swiping: RowSwiping
  let reordering: RowReordering
  /// Whether the table is in editing mode.
  private(set) var isOn = false
  /// Whether the default implementation was called while the data source was asked whether a row can be edited.
  private var isUnspecified = false

  init(of table: UITableView) {
    self.table = table
    swiping = RowSwiping(of: table)
    reordering = RowReordering(of: table)
  }

  /// The data source's answer to whether a row can be edited; unspecified if it doesn't implement the method.
  enum Editability {
    case allowed, refused, unspecified
  }

  func editability(of row: IndexPath) -> Editability {
    guard let dataSource = table.dataSource else { return .refused }
    isUnspecified = false
    let answer = dataSource.tableView(table, canEditRowAt: row)
    // A data source that calls the default implementation but returns another value does implement the method.
    if isUnspecified, answer == isOn { return .unspecified }
    return answer ? .allowed : .refused
  }

  /// The default implementation of `tableView(_:canEditRowAt:)`. A call suggests that the data source doesn't implement
  /// the method.
  func standardEditability() -> Bool {
    isUnspecified = true
    return isOn
  }

  /// The editing style of a row that can be edited.
  func style(of row: IndexPath) -> UITableViewCell.EditingStyle {
    table.delegate?.tableView(table, editingStyleForRowAt: row) ?? .delete
  }

  /// The appearance of a row's cell in editing mode; nil outside of editing mode, and for a row that can't be edited.
  func look(of row: IndexPath) -> RowEditing? {
    guard isOn, let dataSource = table.dataSource, dataSource.tableView(table, canEditRowAt: row)
    else {
      return nil
    }
    var look = RowEditing()
    look.style = style(of: row)
    look.control =
      switch look.style {
      case _ where table.allowsMultipleSelectionDuringEditing: .selection
      case .delete: .delete
      case .insert: .insert
      case .none: .none
      }
    look.isIndented = table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: row) ?? true
    look.isMovable = dataSource.tableView(table, canMoveRowAt: row)
    return look
  }

  /// Begins or ends editing mode.
  func set(_ isOn: Bool, animated: Bool) {
    swiping.close(animated: animated)
    reordering.cancel()
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    table.deselectAll()
    let change = { [self] in
      updateCells(animated: animated)
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    if animated, table.showsAnimations {
      UIView.animate(
        withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change)
    } else {
      change()
    }
  }

  /// Updates the visible cells to the current editing mode, and discards measured heights, which may have changed with
  /// it.
  func updateCells(animated: Bool) {
    guard let geometry = table.geometry else { return }
    let rows = table.views.keys.sorted().compactMap { index -> IndexPath? in
      if case .row(let row) = geometry.item(at: index) { row } else { nil }
    }
    for row in rows {
      guard let cell = table.shownCell(at: row) else { continue }
      cell.take(look(of: row), animated: animated)
      if animated { cell.layoutIfNeeded() }
    }
    table.forgetMeasurements()
  }

  /// Tells the data source to insert or delete a row.
  func commit(_ style: UITableViewCell.EditingStyle, _ row: IndexPath) {
    guard table.loadedGeometry.contains(row) else { return }
    table.dataSource?.tableView(table, commit: style, forRowAt: row)
  }

  /// A person has pressed a row's editing control. If the keyboard focus was in the cell, it moves to the delete button
  /// that appears, because the editing control moves out of sight.
  func pressControl(of cell: UITableViewCell) {
    guard let row = table.shownRow(of: cell) else { return }
    switch cell.editingStyle {
    case .delete:
      swiping.showActions(of: row)
      if table.hasKeyboard(inside: cell), let button = swiping.open?.view.firstButton {
        UIAccessibility.post(notification: .layoutChanged, argument: button)
      }
    case .insert: commit(.insert, row)
    case .none: break
    }
  }

  /// Reports that the data source doesn't implement `tableView(_:commit:forRowAt:)`: called by its default
  /// implementation.
  func complainOfUnchangedRow(_ row: IndexPath) {
    Messages.views.error(
      """
      The data source of \(table.shortDescription) has no tableView(_:commit:forRowAt:), so row \(Array(row)) \
      stays as it is. Implement that, or let tableView(_:canEditRowAt:) answer false.
      """)
  }

  /// Reports that the data source doesn't implement `tableView(_:moveRowAt:to:)`: called by its default implementation.
  func complainOfUnmovedRow(_ row: IndexPath) {
    Messages.views.error(
      """
      The data source of \(table.shortDescription) has no tableView(_:moveRowAt:to:), so row \(Array(row)) \
      is shown where it doesn't stand. Implement that, or let tableView(_:canMoveRowAt:) answer false.
      """)
  }

  // MARK: - By the keyboard

  /// Deletes the row with the keyboard focus, or else the selected row, if it can be deleted.
  /// - Returns: whether there is such a row and it can be deleted.
  func deleteByKeyboard() -> Bool {
    guard let row = table.currentItem ?? table.indexPathForSelectedRow,
      table.loadedGeometry.contains(row)
    else { return false }
    let isInEditingMode = isOn && editability(of: row) != .refused
    if isInEditingMode, style(of: row) == .delete {
      commit(.delete, row)
      return true
    }
    let actions = swiping.actions(of: row, isLeading: false)?.actions ?? []
    guard !isOn, let action = actions.first(where: { $0.style == .destructive }) else {
      return false
    }
    swiping.perform(action, from: table.shownCell(at: row) ?? table)
    return true
  }

  /// Cancels a drag, and closes a row that is swiped aside.
  /// - Returns: whether there was one.
  func giveUpByKeyboard() -> Bool {
    guard reordering.drag != nil || swiping.open != nil else { return false }
    reordering.cancel()
    swiping.close(animated: true)
    return true
  }
}
