// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// How the cell of a row looks in editing mode.
struct RowEditing: Equatable {
  /// What stands before the content.
  enum Control: Equatable {
    case none, delete, insert, selection
  }

  var style = UITableViewCell.EditingStyle.none
  var control = Control.none
  /// Whether the content makes room for what stands before it.
  var isIndented = true
  var isMovable = false
}

/// What a person may do to the rows of a table, and is doing: editing mode, rows that are swiped aside, and a row that is
/// dragged to another place.
final class TableEditing {
  private unowned let table: UITableView
  let swiping: RowSwiping
  let reordering: RowReordering
  /// Whether the table is in editing mode.
  private(set) var isOn = false
  /// Whether the default answer was used while the data source was asked whether a row can be edited.
  private var isUnspecified = false

  init(of table: UITableView) {
    self.table = table
    swiping = RowSwiping(of: table)
    reordering = RowReordering(of: table)
  }

  /// What the data source says about editing a row.
  enum Editability {
    case allowed, refused, unspecified
  }

  func editability(of row: IndexPath) -> Editability {
    guard let dataSource = table.dataSource else { return .refused }
    isUnspecified = false
    let answer = dataSource.tableView(table, canEditRowAt: row)
    // A data source that calls the default, but returns another answer, does implement the method.
    if isUnspecified, answer == isOn { return .unspecified }
    return answer ? .allowed : .refused
  }

  /// The default answer of data sources. A call shows that the data source may not implement the method.
  func standardEditability() -> Bool {
    isUnspecified = true
    return isOn
  }

  /// What editing does to a row that can be edited.
  func style(of row: IndexPath) -> UITableViewCell.EditingStyle {
    table.delegate?.tableView(table, editingStyleForRowAt: row) ?? .delete
  }

  /// How the cell of a row looks; nil outside of editing mode, and for a row that can't be edited.
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
      UIView.animate(withDuration: 0.3, animations: change)
    } else {
      change()
    }
  }

  /// Tells the cells that are shown how they look now. What they showed before may have had another height.
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

  /// Has the data source insert or delete a row.
  func commit(_ style: UITableViewCell.EditingStyle, _ row: IndexPath) {
    guard table.loadedGeometry.contains(row) else { return }
    table.dataSource?.tableView(table, commit: style, forRowAt: row)
  }

  /// A person has pressed what stands before the content of a row. The keyboard goes along to the button that comes out,
  /// because what was pressed moves out of sight.
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

  /// The default answer of data sources that were to insert or delete.
  func complainOfUnchangedRow(_ row: IndexPath) {
    Messages.views.error(
      """
      The data source of \(table.shortDescription) has no tableView(_:commit:forRowAt:), so row \(Array(row)) \
      stays as it is. Implement that, or let tableView(_:canEditRowAt:) answer false.
      """)
  }

  /// The default answer of data sources that were to move a row.
  func complainOfUnmovedRow(_ row: IndexPath) {
    Messages.views.error(
      """
      The data source of \(table.shortDescription) has no tableView(_:moveRowAt:to:), so row \(Array(row)) \
      is shown where it doesn't stand. Implement that, or let tableView(_:canMoveRowAt:) answer false.
      """)
  }

  // MARK: - By the keyboard

  /// Deletes the row that the keyboard is at, or the one that is selected, where that is allowed.
  /// - Returns: whether it is.
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

  /// Lets go of a row that is dragged or swiped aside.
  /// - Returns: whether there is one.
  func giveUpByKeyboard() -> Bool {
    guard reordering.drag != nil || swiping.open != nil else { return false }
    reordering.cancel()
    swiping.close(animated: true)
    return true
  }
}
