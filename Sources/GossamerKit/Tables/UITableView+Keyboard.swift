// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Going from row to row with the keyboard.
extension UITableView: KeyboardList {
  /// - Returns: whether the key was used.
  func use(_ press: UIPress) -> Bool {
    guard isFirstResponder, let key = press.key else { return false }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    switch key.characters {
    case UIKeyCommand.inputDownArrow where flags == .alternate: return moveByKeyboard(1)
    case UIKeyCommand.inputUpArrow where flags == .alternate: return moveByKeyboard(-1)
    case " " where isTypingTitle: return useInList(key, flags)
    case _ where !flags.isEmpty: return useInList(key, flags)
    case UIKeyCommand.inputDelete: return deleteByKeyboard()
    case UIKeyCommand.inputEscape: return giveUpByKeyboard()
    case UIKeyCommand.inputDownArrow: go(by: 1)
    case UIKeyCommand.inputUpArrow: go(by: -1)
    case UIKeyCommand.inputHome: go(to: item(number: 0))
    case UIKeyCommand.inputEnd: go(to: item(number: itemCount - 1))
    case UIKeyCommand.inputPageDown: goByPage(1)
    case UIKeyCommand.inputPageUp: goByPage(-1)
    case " ", "\r": return currentItem.map(activateItem) ?? false
    case rightKey: return enterItem()
    default: return useInList(key, flags)
    }
    return true
  }

  /// The arrow that leads from a row into what can be used in it.
  private var rightKey: String {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputRightArrow
  }

  /// Lets go of a row that is dragged or swiped aside.
  /// - Returns: whether there is one.
  private func giveUpByKeyboard() -> Bool {
    guard isEditing, editing.drag != nil || editing.swipe != nil else { return false }
    cancelDrag()
    closeSwipe(animated: true)
    return true
  }

  func mayHighlightItem(at indexPath: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
  }

  var firstItemInSight: IndexPath? { rowsInSight.first }

  var itemCount: Int { loadedGeometry.itemCount - 2 * loadedGeometry.sectionCount }

  func item(number: Int) -> IndexPath? {
    let counts = loadedGeometry.rowCounts
    var rest = number
    guard rest >= 0 else { return nil }
    for (section, count) in counts.enumerated() {
      if rest < count { return IndexPath(row: rest, section: section) }
      rest -= count
    }
    return nil
  }

  func number(of item: IndexPath) -> Int {
    loadedGeometry.rowCounts[..<item.section].reduce(item.row, +)
  }

  func cell(ofItem indexPath: IndexPath) -> UIView? { shownCell(at: indexPath) }

  func title(ofItem indexPath: IndexPath) -> String? {
    if let cell = shownCell(at: indexPath) { return cell.accessibilityLabel }
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    let title = cell.accessibilityLabel
    if shownRow(of: cell) == nil { retire(cell, item: nil) }
    return title
  }

  func scrollToItem(_ indexPath: IndexPath) { scroll(to: indexPath, .none, false) }

  /// Headings stand in front of their items, wherever they lie now.
  var viewsAsRead: [UIView] {
    let items = views.sorted { $0.key < $1.key }.map(\.value)
    return [backgroundView, tableHeaderView].compactMap(\.self) + items
      + [tableFooterView].compactMap(\.self)
  }

  var viewsAroundItems: (before: [UIView], after: [UIView]) {
    let ends = views.sorted { $0.key < $1.key }.map(\.value).filter { !($0 is UITableViewCell) }
    let after = [tableFooterView, backgroundView].compactMap(\.self)
    return ([tableHeaderView].compactMap(\.self), ends + after)
  }

  /// Goes to the row that lies as much further as is seen at a time.
  private func goByPage(_ direction: CGFloat) {
    let area = bounds.inset(by: adjustedContentInset)
    guard let from = startingItem ?? rowsInSight.first else { return }
    let place = itemRect(.row(from))
    let y = place.midY + direction * (area.height - place.height)
    let geometry = loadedGeometry
    let wanted = geometry.rows(from: y, to: y + 1).first
    go(to: wanted ?? item(number: direction > 0 ? itemCount - 1 : 0))
  }
}
