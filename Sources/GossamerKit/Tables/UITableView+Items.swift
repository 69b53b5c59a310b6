// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// Selecting rows, and moving between rows with the keyboard: the parts that differ from a collection view.
extension UITableView {
  // MARK: - Selection

  func select(_ indexPath: IndexPath?, _ animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard loadedGeometry.contains(indexPath) else {
      return Messages.views.error(
        """
        \(shortDescription) has no row \(Array(indexPath)) to select; it has \
        \(loadedGeometry.rowCounts.count) sections\(rowsOfSection(indexPath)). Nothing was selected.
        """)
    }
    select(indexPath, animated: animated)
    if scrollPosition != .none { scroll(to: indexPath, scrollPosition, animated) }
  }

  /// " and 3 rows in section 1", for messages.
  func rowsOfSection(_ indexPath: IndexPath) -> String {
    let counts = loadedGeometry.rowCounts
    guard indexPath.count == 2, counts.indices.contains(indexPath.section) else { return "" }
    return " and \(counts[indexPath.section]) rows in section \(indexPath.section)"
  }

  func tellRowHighlight(_ row: IndexPath, _ isHighlighted: Bool) {
    tell { delegate in
      if isHighlighted {
        delegate.tableView(self, didHighlightRowAt: row)
      } else {
        delegate.tableView(self, didUnhighlightRowAt: row)
      }
    }
  }

  func tellRowSelection(_ row: IndexPath, _ isSelected: Bool) {
    tell { delegate in
      if isSelected {
        delegate.tableView(self, didSelectRowAt: row)
      } else {
        delegate.tableView(self, didDeselectRowAt: row)
      }
    }
  }

  // MARK: - Keyboard

  /// Handles a key while the table is the first responder.
  /// - Returns: whether the key was handled.
  func useKey(_ press: UIPress) -> Bool {
    guard isFirstResponder, let key = press.key else { return false }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    switch key.characters {
    case UIKeyCommand.inputDownArrow where flags == .alternate:
      return editing.reordering.moveByKeyboard(1)
    case UIKeyCommand.inputUpArrow where flags == .alternate:
      return editing.reordering.moveByKeyboard(-1)
    case " " where isTypingTitle: return useInList(key, flags)
    case _ where !flags.isEmpty: return useInList(key, flags)
    case UIKeyCommand.inputDelete: return editing.deleteByKeyboard()
    case UIKeyCommand.inputEscape: return editing.giveUpByKeyboard()
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

  /// The arrow key that moves the keyboard focus from a row to the controls inside it.
  private var rightKey: String {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputRightArrow
  }

  /// The row with a number, counted from 0 across all sections; nil if there is none.
  func row(number: Int) -> IndexPath? {
    let counts = loadedGeometry.rowCounts
    var rest = number
    guard rest >= 0 else { return nil }
    for (section, count) in counts.enumerated() {
      if rest < count { return IndexPath(row: rest, section: section) }
      rest -= count
    }
    return nil
  }

  /// The accessibility label of a row's cell, which needn't be visible; nil if it has none.
  func titleOfRow(at indexPath: IndexPath) -> String? {
    if let cell = shownCell(at: indexPath) { return cell.accessibilityLabel }
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    let title = cell.accessibilityLabel
    if shownRow(of: cell) == nil { retire(cell, item: nil) }
    return title
  }

  /// The subviews in reading order: headers before their rows, wherever they are pinned at the moment.
  var viewsAsRead: [UIView] {
    let items = views.sorted { $0.key < $1.key }.map(\.value)
    return [backgroundView, tableHeaderView].compactMap(\.self) + items
      + [tableFooterView].compactMap(\.self)
  }

  /// The views before and after the rows that may contain the keyboard focus.
  var viewsAroundRows: (before: [UIView], after: [UIView]) {
    let ends = views.sorted { $0.key < $1.key }.map(\.value).filter { !($0 is UITableViewCell) }
    let after = [tableFooterView, backgroundView].compactMap(\.self)
    return ([tableHeaderView].compactMap(\.self), ends + after)
  }

  /// Moves the keyboard focus up or down by as many rows as are visible at once.
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
