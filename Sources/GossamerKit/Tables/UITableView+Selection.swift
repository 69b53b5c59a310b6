// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// Selecting rows, by the application and by a person.
extension UITableView: PressableList {
  // MARK: - By the application

  func select(_ indexPath: IndexPath?, _ animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard loadedGeometry.contains(indexPath) else {
      return Messages.views.error(
        """
        \(shortDescription) has no row \(Array(indexPath)) to select; it has \
        \(loadedGeometry.rowCounts.count) sections\(rowsOfSection(indexPath)). Nothing was selected.
        """)
    }
    if !selectsSeveral {
      for row in selection.indexPaths where row != indexPath { deselect(row, animated) }
    }
    selection.insert(indexPath)
    shownCell(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scroll(to: indexPath, scrollPosition, animated) }
  }

  func deselect(_ indexPath: IndexPath, _ animated: Bool) {
    guard selection.contains(indexPath) else { return }
    selection.remove(indexPath)
    shownCell(at: indexPath)?.setSelected(false, animated: animated)
  }

  func deselectAll() {
    for row in selection.indexPaths { deselect(row, false) }
  }

  /// " and 3 rows in section 1", for messages.
  func rowsOfSection(_ indexPath: IndexPath) -> String {
    let counts = loadedGeometry.rowCounts
    guard indexPath.count == 2, counts.indices.contains(indexPath.section) else { return "" }
    return " and \(counts[indexPath.section]) rows in section \(indexPath.section)"
  }

  // MARK: - By a person

  /// Whether a person can select rows now.
  private var maySelect: Bool {
    guard editing.isOn else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether several rows can be selected now.
  private var selectsSeveral: Bool {
    editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects a row as a person does who clicks it, or takes the selection from it.
  func selectByHand(_ indexPath: IndexPath) {
    guard maySelect else { return }
    if selectsSeveral, selection.contains(indexPath) { return deselectByHand(indexPath) }
    guard let wanted = ask({ $0.tableView(self, willSelectRowAt: indexPath) }, else: indexPath),
      loadedGeometry.contains(wanted)
    else { return }
    // Whoever is asked or told may change everything.
    let row = following(wanted) {
      guard !selectsSeveral else { return }
      for other in selection.indexPaths where other != wanted { deselectByHand(other) }
    }
    guard let row else { return }
    selection.insert(row)
    let selected = following(row) {
      guard let cell = shownCell(at: row) else { return }
      cell.setSelected(true, animated: false)
      // UIKit's order: a segue of a document is prepared before the delegate hears of the selection.
      for handler in cell.selectionHandlers { handler(cell) }
    }
    if let selected { tell { $0.tableView(self, didSelectRowAt: selected) } }
  }

  private func deselectByHand(_ indexPath: IndexPath) {
    guard let wanted = ask({ $0.tableView(self, willDeselectRowAt: indexPath) }, else: indexPath),
      selection.contains(wanted)
    else { return }
    deselect(wanted, false)
    tell { $0.tableView(self, didDeselectRowAt: wanted) }
  }

  /// What the delegate answers; without one, `standard`.
  private func ask<Answer>(
    _ question: (any UITableViewDelegate) -> Answer, else standard: Answer
  ) -> Answer { delegate.map(question) ?? standard }

  // MARK: - By a touch

  /// - Returns: whether the touch is on a row, and followed.
  func press(_ touches: Set<UITouch>) -> Bool {
    if editing.swipe != nil { return pressBesideSwipe(touches) }
    guard pressed == nil, let touch = touches.first, touch.isPrimary,
      let row = touch.view.flatMap(item(around:))
    else {
      return false
    }
    currentItem = row
    hideFocusRing()
    var isAllowed = maySelect
    let asked = following(row) {
      guard isAllowed else { return }
      isAllowed = ask({ $0.tableView(self, shouldHighlightRowAt: row) }, else: true)
    }
    if let asked { beginPress(touch, at: asked, highlights: isAllowed) }
    return true
  }

  /// The row of the cell that a view is in; what is in front of the cells isn't theirs.
  func item(around view: UIView) -> IndexPath? {
    sequence(first: view, next: \.superview).lazy
      .compactMap { ($0 as? UITableViewCell).flatMap(self.shownRow(of:)) }.first
  }

  func release(_ touches: Set<UITouch>) -> Bool {
    if editing.swipe != nil, pressed == nil {
      closeSwipe(animated: true)
      return true
    }
    return endPress(touches)
  }

  func hasItem(at indexPath: IndexPath) -> Bool { loadedGeometry.contains(indexPath) }

  func frameOfItem(at indexPath: IndexPath) -> CGRect { itemRect(.row(indexPath)) }

  func highlightItem(at row: IndexPath, _ isHighlighted: Bool) {
    shownCell(at: row)?.setHighlighted(isHighlighted, animated: false)
    tell { delegate in
      if isHighlighted {
        delegate.tableView(self, didHighlightRowAt: row)
      } else {
        delegate.tableView(self, didUnhighlightRowAt: row)
      }
    }
  }
}
