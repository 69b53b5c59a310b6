// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The item that a touch is pressing.
struct PressedItem {
  let touch: UITouch
  let indexPath: IndexPath
  var isHighlighted: Bool
}

// Selecting items: by the application, by a person, and by a touch.
extension ListScrollView {
  // MARK: - By the application

  /// Selects an existing item. The delegate isn't notified.
  func select(_ indexPath: IndexPath, animated: Bool) {
    if !selectsSeveral {
      for other in selection.indexPaths where other != indexPath {
        deselect(other, animated: animated)
      }
    }
    selection.insert(indexPath)
    cell(ofItem: indexPath)?.setSelected(true, animated: animated)
  }

  /// Deselects an item. The delegate isn't notified.
  func deselect(_ indexPath: IndexPath, animated: Bool) {
    guard selection.contains(indexPath) else { return }
    selection.remove(indexPath)
    cell(ofItem: indexPath)?.setSelected(false, animated: animated)
  }

  func deselectAll() {
    for indexPath in selection.indexPaths { deselect(indexPath, animated: false) }
  }

  // MARK: - By a person

  /// Selects an item as if a person had pressed it. With multiple selection, a selected item is deselected instead.
  func selectByHand(_ indexPath: IndexPath) {
    guard maySelect else { return }
    if selectsSeveral, selection.contains(indexPath) {
      return deselectByHand(indexPath, isReplaced: false)
    }
    // The delegate may change the list during each of these calls.
    guard let wanted = itemToSelect(indexPath), hasItem(at: wanted) else { return }
    let item = following(wanted) {
      guard !selectsSeveral else { return }
      for other in selection.indexPaths where other != wanted {
        deselectByHand(other, isReplaced: true)
      }
    }
    guard let item else { return }
    selection.insert(item)
    let selected = following(item) {
      guard let cell = cell(ofItem: item) else { return }
      cell.setSelected(true, animated: false)
      // As in UIKit, a segue of a document is prepared before the delegate is notified of the selection.
      cell.callSelectionHandlers()
    }
    if let selected { tellSelection(ofItem: selected, true) }
  }

  private func deselectByHand(_ indexPath: IndexPath, isReplaced: Bool) {
    guard let wanted = itemToDeselect(indexPath, isReplaced: isReplaced),
      selection.contains(wanted)
    else { return }
    deselect(wanted, animated: false)
    tellSelection(ofItem: wanted, false)
  }

  /// Makes a call during which the list may change.
  /// - Returns: the item's index path after the call; nil if the item was deleted.
  func following(_ indexPath: IndexPath, _ call: () -> Void) -> IndexPath? {
    followedItem = indexPath
    call()
    defer { followedItem = nil }
    return followedItem.flatMap { hasItem(at: $0) ? $0 : nil }
  }

  // MARK: - By a touch

  /// Highlights the item that is touched, and tracks the touch.
  /// - Returns: whether the touch is on an item.
  func beginPress(_ touches: Set<UITouch>) -> Bool {
    guard pressed == nil, let touch = touches.first, touch.isPrimary,
      let indexPath = touch.view.flatMap(item(around:))
    else { return false }
    currentItem = indexPath
    hideFocusRing()
    var isAllowed = maySelect
    let item = following(indexPath) {
      guard isAllowed else { return }
      isAllowed = mayHighlightItem(at: indexPath)
    }
    if let item {
      pressed = PressedItem(touch: touch, indexPath: item, isHighlighted: false)
      if isAllowed { highlightPressed(true) }
    }
    return true
  }

  /// Removes the highlight when the touch leaves the item.
  /// - Returns: whether the touch is tracked.
  func followPress(_ touches: Set<UITouch>) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    let isInside = frameOfItem(at: pressed.indexPath).contains(pressed.touch.location(in: self))
    if pressed.isHighlighted, !isInside { highlightPressed(false) }
    return true
  }

  /// Selects the item on which the touch ends.
  /// - Returns: whether the touch was tracked.
  func endPress(_ touches: Set<UITouch>) -> Bool {
    guard let released = pressed, touches.contains(released.touch) else { return false }
    guard released.isHighlighted else {
      pressed = nil
      return true
    }
    window?.dispatcher.claim(released.touch)
    let item = following(released.indexPath) {
      highlightPressed(false)
      pressed = nil
      // On a desktop, the keyboard focus moves to where the pointer is used, unless a person is typing somewhere.
      if window?.firstResponder == nil { becomeFirstResponder() }
    }
    if let item { selectByHand(item) }
    return true
  }

  /// Stops tracking a cancelled touch.
  /// - Returns: whether the touch was tracked.
  func cancelPress(_ touches: Set<UITouch>) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    cancelPress()
    return true
  }

  /// Removes the highlight of the pressed item, which won't be selected.
  func cancelPress() {
    if pressed?.isHighlighted == true { highlightPressed(false) }
    pressed = nil
  }

  private func highlightPressed(_ isHighlighted: Bool) {
    guard let indexPath = pressed?.indexPath else { return }
    pressed?.isHighlighted = isHighlighted
    cell(ofItem: indexPath)?.setHighlighted(isHighlighted, animated: false)
    tellHighlight(ofItem: indexPath, isHighlighted)
  }

  /// Whether an item is highlighted.
  func isHighlighted(_ indexPath: IndexPath) -> Bool {
    pressed?.indexPath == indexPath && pressed?.isHighlighted == true
  }

  /// The item whose cell contains a view; nil if the view isn't inside a cell of the list.
  func item(around view: UIView) -> IndexPath? {
    sequence(first: view, next: \.superview).lazy.compactMap { self.item(ofCell: $0) }.first
  }
}
