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

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let row = table.row(at: location) else { return nil }
    cell = table.shownCell(at: row)
    return table.menu(of: row, at: location)
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
    guard let point = point ?? table.placeOfKeyboard else { return false }
    return super.openMenu(at: point)
  }
}

extension UITableViewCell {
  /// What a swipe of the row would show, what stands in its menu, and where it can be moved, by name.
  var actionsOfRow: [UIAccessibilityCustomAction] {
    guard let table = superview as? UITableView, let row = table.shownRow(of: self) else {
      return []
    }
    let menu = table.menu(of: row, at: center)?.makeMenu()
    let actions = (menu?.allActions ?? []).map { action in
      UIAccessibilityCustomAction(name: action.title, image: action.image) { [weak table] _ in
        guard let table else { return false }
        action.perform(sender: table)
        return true
      }
    }
    return actions + table.movingActions(of: row)
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

extension UITableView {
  /// The menu of a row; nil for none.
  fileprivate func menu(of row: IndexPath, at point: CGPoint) -> UIContextMenuConfiguration? {
    let own = delegate?.tableView(self, contextMenuConfigurationForRowAt: row, point: point)
    let actions = [false, true].flatMap {
      swipeActions(of: row, isLeading: $0)?.actions ?? []
    }
    let entries = actions.filter { $0.title != nil }.map { action in
      UIAction(
        title: action.title ?? "", image: action.image,
        attributes: action.style == .destructive ? .destructive : []
      ) { [weak self] _ in
        guard let self else { return }
        perform(action, from: shownCell(at: row) ?? self)
      }
    }
    guard !entries.isEmpty else { return own }
    let configuration = own ?? UIContextMenuConfiguration()
    configuration.furtherElements = entries
    return configuration
  }

  /// The middle of what is seen of the row that the keyboard is at; nil if that isn't seen.
  fileprivate var placeOfKeyboard: CGPoint? {
    let focused = window?.host?.focusedView.flatMap(item(around:))
    guard let row = focused ?? currentItem ?? indexPathForSelectedRow,
      loadedGeometry.contains(row)
    else { return nil }
    let rect = itemRect(.row(row)).intersection(bounds.inset(by: adjustedContentInset))
    return rect.isEmpty ? nil : CGPoint(x: rect.midX, y: rect.midY)
  }
}
