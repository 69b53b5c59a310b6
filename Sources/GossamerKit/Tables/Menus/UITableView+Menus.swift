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
    let focused = window?.host?.focusedView.flatMap(row(around:))
    guard let row = focused ?? currentRow ?? indexPathForSelectedRow,
      loadedGeometry.contains(row)
    else { return nil }
    let rect = itemRect(.row(row)).intersection(bounds.inset(by: adjustedContentInset))
    return rect.isEmpty ? nil : CGPoint(x: rect.midX, y: rect.midY)
  }
}
