// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// Selecting items, by the application and by a person.
extension UICollectionView: PressableList {
  // MARK: - By the application

  func select(_ indexPath: IndexPath?, _ animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll(animated: animated) }
    guard loadedCounts.contains(indexPath) else {
      return Messages.views.error(
        """
        \(shortDescription) has no item \(Array(indexPath)) to select\(countsForMessage(indexPath)). \
        Nothing was selected.
        """)
    }
    if !allowsMultipleSelection {
      for other in selection.indexPaths where other != indexPath { deselect(other) }
    }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scroll(to: indexPath, scrollPosition, animated) }
  }

  func deselect(_ indexPath: IndexPath) {
    guard selection.contains(indexPath) else { return }
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  func deselectAll(animated: Bool) {
    for indexPath in selection.indexPaths { deselect(indexPath) }
  }

  // MARK: - By a person

  func selectByHand(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selection.contains(indexPath) { return deselectByHand(indexPath) }
    // Whoever is asked or told may change everything.
    var isAllowed = true
    let wanted = following(indexPath) {
      isAllowed = delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
    }
    guard isAllowed, let wanted else { return }
    let item = following(wanted) {
      guard !allowsMultipleSelection else { return }
      for other in selection.indexPaths where other != wanted {
        deselect(other)
        tell { $0.collectionView(self, didDeselectItemAt: other) }
      }
    }
    guard let item else { return }
    selection.insert(item)
    let selected = following(item) {
      guard let cell = cellForItem(at: item) else { return }
      cell.isSelected = true
      // UIKit's order: a segue of a document is prepared before the delegate hears of the selection.
      for handler in cell.selectionHandlers { handler(cell) }
    }
    if let selected { tell { $0.collectionView(self, didSelectItemAt: selected) } }
  }

  private func deselectByHand(_ indexPath: IndexPath) {
    var isAllowed = true
    let item = following(indexPath) {
      isAllowed = delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true
    }
    guard isAllowed, let item, selection.contains(item) else { return }
    deselect(item)
    tell { $0.collectionView(self, didDeselectItemAt: item) }
  }

  // MARK: - By a touch

  /// - Returns: whether the touch is on an item, and followed.
  func press(_ touches: Set<UITouch>) -> Bool {
    guard pressed == nil, let touch = touches.first, touch.isPrimary,
      let indexPath = touch.view.flatMap(item(around:))
    else { return false }
    currentItem = indexPath
    hideFocusRing()
    var isAllowed = allowsSelection
    let item = following(indexPath) {
      guard isAllowed else { return }
      isAllowed = delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    }
    if let item { beginPress(touch, at: item, highlights: isAllowed) }
    return true
  }

  /// The item of the cell that a view is in.
  func item(around view: UIView) -> IndexPath? {
    sequence(first: view, next: \.superview).lazy
      .compactMap { ($0 as? UICollectionViewCell).flatMap(self.shownItem(of:)) }.first
  }

  func hasItem(at indexPath: IndexPath) -> Bool { loadedCounts.contains(indexPath) }

  func frameOfItem(at indexPath: IndexPath) -> CGRect {
    attributes(of: .cell(indexPath))?.frame ?? .null
  }

  func highlightItem(at indexPath: IndexPath, _ isHighlighted: Bool) {
    cellForItem(at: indexPath)?.isHighlighted = isHighlighted
    tell { delegate in
      if isHighlighted {
        delegate.collectionView(self, didHighlightItemAt: indexPath)
      } else {
        delegate.collectionView(self, didUnhighlightItemAt: indexPath)
      }
    }
  }
}
