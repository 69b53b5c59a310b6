// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The context menus of a collection view's items: the delegate's menu, and below it the swipe actions of a list's row, so that they
/// are available without a touch screen.
final class ItemMenus: UIContextMenuInteractionDelegate {
  private unowned let list: UICollectionView
  private weak var cell: UICollectionViewCell?
  private(set) lazy var interaction = ItemMenuInteraction(of: list, delegate: self)

  init(of list: UICollectionView) { self.list = list }

  /// The swipe actions of an item, those at the trailing edge first.
  private func swipeActions(of item: IndexPath) -> [UIContextualAction] {
    [false, true].flatMap {
      list.collectionViewLayout.swipeActions(of: item, isLeading: $0)?.actions ?? []
    }
  }

  private func entries(_ actions: [UIContextualAction], of item: IndexPath) -> [UIAction] {
    actions.filter { $0.title != nil }.map { action in
      UIAction(
        title: action.title ?? "", image: action.image,
        attributes: action.style == .destructive ? .destructive : []
      ) { [weak list] _ in
        guard let list else { return }
        action.handler(action, list.cellForItem(at: item) ?? list) { _ in }
      }
    }
  }

  /// Performs the destructive action at the trailing edge of an item, as the Delete key does.
  /// - Returns: whether there is one.
  func performDeletion(of item: IndexPath) -> Bool {
    let action = list.collectionViewLayout.swipeActions(of: item, isLeading: false)?.actions
      .first { $0.style == .destructive }
    guard let action else { return false }
    action.handler(action, list.cellForItem(at: item) ?? list) { _ in }
    return true
  }

  /// Opens the menu of a cell's item at the beginning of the cell.
  func openMenu(of cell: UICollectionViewCell) {
    _ = interaction.openMenu(at: CGPoint(x: cell.frame.minX + 20, y: cell.frame.midY))
  }

  /// The accessibility custom actions of an item: those of its menu.
  func accessibleActions(of cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] {
    guard let item = list.indexPath(for: cell) else { return [] }
    let menu = menu(of: item, at: cell.center)?.makeMenu()
    return (menu?.allActions ?? []).map { action in
      UIAccessibilityCustomAction(name: action.title, image: action.image) { [weak list] _ in
        guard let list else { return false }
        action.perform(sender: list)
        return true
      }
    }
  }

  private func menu(of item: IndexPath, at point: CGPoint) -> UIContextMenuConfiguration? {
    let own = list.delegate?.collectionView(
      list, contextMenuConfigurationForItemsAt: [item], point: point)
    let entries = entries(swipeActions(of: item), of: item)
    guard !entries.isEmpty else { return own }
    let configuration = own ?? UIContextMenuConfiguration()
    configuration.furtherElements = entries
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = list.indexPathForItem(at: location) else {
      return list.delegate?.collectionView(
        list, contextMenuConfigurationForItemsAt: [], point: location)
    }
    cell = list.cellForItem(at: item)
    return menu(of: item, at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    cell?.isHighlighted = true
    list.tell {
      $0.collectionView(list, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    cell?.isHighlighted = false
    list.tell {
      $0.collectionView(list, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

/// Opens the context menus of items. A key opens the menu of the item with the keyboard focus.
final class ItemMenuInteraction: UIContextMenuInteraction {
  private unowned let list: UICollectionView

  init(of list: UICollectionView, delegate: ItemMenus) {
    self.list = list
    super.init(delegate: delegate)
  }

  override func openMenu(at point: CGPoint?) -> Bool {
    guard let point = point ?? placeOfKeyboard else { return false }
    return super.openMenu(at: point)
  }

  /// The centre of the visible part of the item with the keyboard focus, or else of the selected item; nil if it isn't visible.
  private var placeOfKeyboard: CGPoint? {
    let focused = list.window?.host?.focusedView.flatMap(list.item(around:))
    guard let item = focused ?? list.currentItem ?? list.indexPathsForSelectedItems?.first,
      let frame = list.layoutAttributesForItem(at: item)?.frame
    else { return nil }
    let rect = frame.intersection(list.bounds.inset(by: list.adjustedContentInset))
    return rect.isEmpty ? nil : CGPoint(x: rect.midX, y: rect.midY)
  }
}
