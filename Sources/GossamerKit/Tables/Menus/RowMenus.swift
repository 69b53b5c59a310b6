// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The menus of a table's rows: what the delegate has for a row, and what a swipe would show, for those who have no
/// touch screen.
final class RowMenus: UIContextMenuInteractionDelegate {
  private unowned let table: UITableView
  private weak var cell: UITableViewCell?
  private(set) lazy var interaction = RowMenuInteraction(of: table, delegate: self)

  init(of table: UITableView) {
    self.table = table
  }

  /// What a swipe of a row would show, what stands in its menu, and where it can be moved, by name.
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

  /// The menu of a row; nil for none.
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

/// Opens the menus of rows; by a key, that of the row that the keyboard is at.
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

  /// The middle of what is seen of the row that the keyboard is at; nil if that isn't seen.
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
  /// The actions of this menu and of those in it that can be chosen.
  fileprivate var allActions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.allActions }
      guard let action = element as? UIAction, !action.title.isEmpty,
        action.attributes.isDisjoint(with: [.disabled, .hidden])
      else { return [] }
      return [action]
    }
  }
}
