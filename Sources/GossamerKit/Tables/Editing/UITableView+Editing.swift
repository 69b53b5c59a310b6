// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// What a person is doing to the rows of a table.
struct TableEditing {
  /// Whether the table is in editing mode.
  var isOn = false
  /// The row that is swiped aside; nil for none.
  var swipe: RowSwipe?
  /// The one that is about to be.
  var awaitedSwipe: RowSwipe?
  /// The row that is being dragged to another place; nil for none.
  var drag: RowDrag?
  /// Whether the default answer was used while the data source was asked whether a row can be edited.
  var isUnspecified = false
}

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

// Editing mode.
extension UITableView {
  /// What the data source says about editing a row.
  enum Editability {
    case allowed, refused, unspecified
  }

  func editability(of row: IndexPath) -> Editability {
    guard let dataSource else { return .refused }
    editing.isUnspecified = false
    let answer = dataSource.tableView(self, canEditRowAt: row)
    // A data source that calls the default, but returns another answer, does implement the method.
    if editing.isUnspecified, answer == editing.isOn { return .unspecified }
    return answer ? .allowed : .refused
  }

  /// The default answer of data sources. A call shows that the data source may not implement the method.
  func standardEditability() -> Bool {
    editing.isUnspecified = true
    return editing.isOn
  }

  /// What editing does to a row that can be edited.
  func editingStyle(of row: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
  }

  /// How the cell of a row looks; nil outside of editing mode, and for a row that can't be edited.
  func rowEditing(of row: IndexPath) -> RowEditing? {
    guard editing.isOn, let dataSource, dataSource.tableView(self, canEditRowAt: row) else {
      return nil
    }
    var look = RowEditing()
    look.style = editingStyle(of: row)
    look.control =
      switch look.style {
      case _ where allowsMultipleSelectionDuringEditing: .selection
      case .delete: .delete
      case .insert: .insert
      case .none: .none
      }
    look.isIndented = delegate?.tableView(self, shouldIndentWhileEditingRowAt: row) ?? true
    look.isMovable = dataSource.tableView(self, canMoveRowAt: row)
    return look
  }

  func beginOrEndEditing(_ isOn: Bool, animated: Bool) {
    closeSwipe(animated: animated)
    cancelDrag()
    guard isOn != editing.isOn else { return }
    editing.isOn = isOn
    deselectAll()
    let change = { [self] in
      updateRowEditing(animated: animated)
      setNeedsLayout()
      layoutIfNeeded()
    }
    if animated, showsAnimations {
      UIView.animate(withDuration: 0.3, animations: change)
    } else {
      change()
    }
  }

  /// Tells the cells that are shown how they look now. What they showed before may have had another height.
  func updateRowEditing(animated: Bool) {
    guard let geometry else { return }
    let rows = views.keys.sorted().compactMap { index -> IndexPath? in
      if case .row(let row) = geometry.item(at: index) { row } else { nil }
    }
    for row in rows {
      guard let cell = shownCell(at: row) else { continue }
      cell.take(rowEditing(of: row), animated: animated)
      if animated { cell.layoutIfNeeded() }
    }
    forgetMeasurements()
  }

  /// Has the data source insert or delete a row.
  func commit(_ style: UITableViewCell.EditingStyle, _ row: IndexPath) {
    guard loadedGeometry.contains(row) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: row)
  }

  /// A person has pressed what stands before the content of a row. The keyboard goes along to the button that comes out,
  /// because what was pressed moves out of sight.
  func pressEditControl(of cell: UITableViewCell) {
    guard let row = shownRow(of: cell) else { return }
    switch cell.editingStyle {
    case .delete:
      openSwipe(of: row)
      if hasKeyboard(inside: cell), let button = editing.swipe?.view.firstButton {
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
      The data source of \(shortDescription) has no tableView(_:commit:forRowAt:), so row \(Array(row)) \
      stays as it is. Implement that, or let tableView(_:canEditRowAt:) answer false.
      """)
  }

  /// The default answer of data sources that were to move a row.
  func complainOfUnmovedRow(_ row: IndexPath) {
    Messages.views.error(
      """
      The data source of \(shortDescription) has no tableView(_:moveRowAt:to:), so row \(Array(row)) \
      is shown where it doesn't stand. Implement that, or let tableView(_:canMoveRowAt:) answer false.
      """)
  }

  // MARK: - By the keyboard

  /// Deletes the row that the keyboard is at, or the one that is selected, where that is allowed.
  /// - Returns: whether it is.
  func deleteByKeyboard() -> Bool {
    guard let row = currentItem ?? indexPathForSelectedRow, loadedGeometry.contains(row) else {
      return false
    }
    let isInEditingMode = editing.isOn && editability(of: row) != .refused
    if isInEditingMode, editingStyle(of: row) == .delete {
      commit(.delete, row)
      return true
    }
    let actions = swipeActions(of: row, isLeading: false)?.actions ?? []
    guard !editing.isOn, let action = actions.first(where: { $0.style == .destructive }) else {
      return false
    }
    perform(action, from: shownCell(at: row) ?? self)
    return true
  }
}
