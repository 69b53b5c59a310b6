// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Going from row to row with the keyboard.
extension UITableView {
  /// - Returns: whether the key was used.
  func use(_ press: UIPress) -> Bool {
    guard isFirstResponder, let key = press.key else { return false }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    switch key.characters {
    case UIKeyCommand.inputDownArrow where flags == .alternate: return moveByKeyboard(1)
    case UIKeyCommand.inputUpArrow where flags == .alternate: return moveByKeyboard(-1)
    case _ where !flags.isEmpty: return false
    case UIKeyCommand.inputDelete: return deleteByKeyboard()
    case UIKeyCommand.inputEscape: return giveUpByKeyboard()
    case UIKeyCommand.inputDownArrow: go(by: 1)
    case UIKeyCommand.inputUpArrow: go(by: -1)
    case UIKeyCommand.inputHome: go(to: row(number: 0))
    case UIKeyCommand.inputEnd: go(to: row(number: rowCount - 1))
    case UIKeyCommand.inputPageDown: goByPage(1)
    case UIKeyCommand.inputPageUp: goByPage(-1)
    case " ", "\r":
      guard let currentRow, loadedGeometry.contains(currentRow) else { return false }
      var isAllowed = true
      let row = following(currentRow) {
        isAllowed = delegate?.tableView(self, shouldHighlightRowAt: currentRow) ?? true
      }
      if isAllowed, let row { selectByHand(row) }
    default: return false
    }
    return true
  }

  /// Lets go of a row that is dragged or swiped aside.
  /// - Returns: whether there is one.
  private func giveUpByKeyboard() -> Bool {
    guard isEditing, editing.drag != nil || editing.swipe != nil else { return false }
    cancelDrag()
    closeSwipe(animated: true)
    return true
  }

  private var rowCount: Int { loadedGeometry.itemCount - 2 * loadedGeometry.sectionCount }

  /// The row with a number, from 0 on, across all sections; nil for none.
  private func row(number: Int) -> IndexPath? {
    let counts = loadedGeometry.rowCounts
    var rest = number
    guard rest >= 0 else { return nil }
    for (section, count) in counts.enumerated() {
      if rest < count { return IndexPath(row: rest, section: section) }
      rest -= count
    }
    return nil
  }

  private func number(of row: IndexPath) -> Int {
    loadedGeometry.rowCounts[..<row.section].reduce(row.row, +)
  }

  private func go(by distance: Int) {
    guard let from = currentRow ?? indexPathForSelectedRow, loadedGeometry.contains(from) else {
      return go(to: rowsInSight.first ?? row(number: 0))
    }
    go(to: row(number: min(max(0, number(of: from) + distance), rowCount - 1)))
  }

  /// Goes to the row that lies as much further as is seen at a time.
  private func goByPage(_ direction: CGFloat) {
    let area = bounds.inset(by: adjustedContentInset)
    let from = currentRow ?? rowsInSight.first
    guard let from, loadedGeometry.contains(from) else { return }
    let place = itemRect(.row(from))
    let y = place.midY + direction * (area.height - place.height)
    let geometry = loadedGeometry
    let wanted = geometry.rows(from: y, to: y + 1).first
    go(to: wanted ?? row(number: direction > 0 ? rowCount - 1 : 0))
  }

  private func go(to row: IndexPath?) {
    guard let row else { return }
    currentRow = row
    showCurrentRow()
  }

  /// Scrolls to the row that the keyboard is at.
  func showCurrentRow() {
    guard let currentRow, loadedGeometry.contains(currentRow) else { return }
    scroll(to: currentRow, .none, false)
    showFocusRing()
  }

  // MARK: - The line around the row that the keyboard is at

  private func showFocusRing() {
    focusRing.show(in: self)
    placeFocusRing()
  }

  func hideFocusRing() { focusRing.removeFromSuperview() }

  /// Puts the line where its row is.
  func placeFocusRing() {
    guard focusRing.superview === self else { return }
    guard let currentRow, isFirstResponder, loadedGeometry.contains(currentRow) else {
      return hideFocusRing()
    }
    focusRing.place(itemRect(.row(currentRow)))
  }
}
