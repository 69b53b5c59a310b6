// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The context menus of a table's rows: the delegate's menu, and below it the row's swipe actions, so that they are
/// available without a touch screen.
final class RowMenus: UIContextMenuInteractionDelegate {
  private unowned let table: UITableView
  private weak var cell: UITableViewCell?
  private(set) lazy var interaction = RowMenuInteraction(of: table, delegate: self)

  init(of table: UITableView) {
    self.table = table
  }

  /// The accessibility custom actions of a row: those of its context menu, which include the swipe actions, and those
  /// that move it.
  func accessibleActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard let row = table.shownRow(of: cell) else { return [] }
    let menu = menu(of: row, at: cell.center)?.makeMenu()
    let actions = (menu?.allActions ?? []).map { action in
      UIAccessibilityCustomAction(name: action.title, image: action.image) { [weak table] _ in
        guard let table else { return false }
        action.perform(sender: table)
        return true
      }
    }
    return actions + table.editing.reordering.accessibleActions(of: row)
  }

  /// The context menu of a row; nil if there is none.
  private func menu(of row: IndexPath, at point: CGPoint) -> UIContextMenuConfiguration? {
    let own = table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: row, point: point)
    let actions = [false, true].flatMap {
      table.editing.swiping.actions(of: row, isLeading: $0)?.actions ?? []
    }
    let entries = actions.filter { $0.title != nil }.map { action in
      UIAction(
        title: action.title ?? "", image: action.image,
        attributes: action.style == .destructive ? .destructive : []
      ) { [weak table] _ in
        guard let table else { return }
        table.editing.swiping.perform(action, from: table.shownCell(at: row) ?? table)
      }
    }
    guard !entries.isEmpty else { return own }
    let configuration = own ?? UIContextMenuConfiguration()
    configuration.furtherElements = entries
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let row = table.row(at: location) else { return nil }
    cell = table.shownCell(at: row)
    return menu(of: row, at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    cell?.setHighlighted(true, animated: false)
    table.tell {
      $0.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    cell?.setHighlighted(false, animated: false)
    table.tell {
      $0.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

/// Opens the context menus of rows. A key opens the menu of the row with the keyboard focus.
final class RowMenuInteraction: UIContextMenuInteraction {
  private unowned let table: UITableView

  init(of table: UITableView, delegate: RowMenus) {
    self.table = table
    super.init(delegate: delegate)
  }

  override func openMenu(at point: CGPoint?) -> Bool {
    guard let point = point ?? placeOfKeyboard else { return false }
    return super.openMenu(at: point)
  }

  /// The centre of the visible part of the row with the keyboard focus, or else of the selected row; nil if it isn't
  /// visible.
  private var placeOfKeyboard: CGPoint? {
    let focused = table.window?.host?.focusedView.flatMap(table.item(around:))
    guard let row = focused ?? table.currentItem ?? table.indexPathForSelectedRow,
      table.loadedGeometry.contains(row)
    else { return nil }
    let rect = table.itemRect(.row(row)).intersection(
      table.bounds.inset(by: table.adjustedContentInset))
    return rect.isEmpty ? nil : CGPoint(x: rect.midX, y: rect.midY)
  }
}

extension UIMenu {
  /// The enabled actions with a title in this menu and its submenus.
  var allActions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.allActions }
      guard let action = element as? UIAction, !action.title.isEmpty,
        action.attributes.isDisjoint(with: [.disabled, .hidden])
      else { return [] }
      return [action]
    }
  }
}
