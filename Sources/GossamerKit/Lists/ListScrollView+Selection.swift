// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item of a list that is pressed.
struct PressedItem {
  let touch: UITouch
  let indexPath: IndexPath
  var isHighlighted: Bool
}

// Selecting items, by the application, by a person, and by a touch.
extension ListScrollView {
  // MARK: - By the application

  /// Selects an item that is there. The delegate isn't told.
  func select(_ indexPath: IndexPath, animated: Bool) {
    if !selectsSeveral {
      for other in selection.indexPaths where other != indexPath {
        deselect(other, animated: animated)
      }
    }
    selection.insert(indexPath)
    cell(ofItem: indexPath)?.setSelected(true, animated: animated)
  }

  /// Takes the selection from an item. The delegate isn't told.
  func deselect(_ indexPath: IndexPath, animated: Bool) {
    guard selection.contains(indexPath) else { return }
    selection.remove(indexPath)
    cell(ofItem: indexPath)?.setSelected(false, animated: animated)
  }

  func deselectAll() {
    for indexPath in selection.indexPaths { deselect(indexPath, animated: false) }
  }

  // MARK: - By a person

  /// Selects an item as a person does who presses it, or takes the selection from it.
  func selectByHand(_ indexPath: IndexPath) {
    guard maySelect else { return }
    if selectsSeveral, selection.contains(indexPath) {
      return deselectByHand(indexPath, isReplaced: false)
    }
    // Whoever is asked or told may change everything.
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
      // UIKit's order: a segue of a document is prepared before the delegate hears of the selection.
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

  /// Calls somebody who may change the list.
  /// - Returns: where an item stands after that; nil if it is gone.
  func following(_ indexPath: IndexPath, _ call: () -> Void) -> IndexPath? {
    followedItem = indexPath
    call()
    defer { followedItem = nil }
    return followedItem.flatMap { hasItem(at: $0) ? $0 : nil }
  }

  // MARK: - By a touch

  /// Follows a touch on an item.
  /// - Returns: whether it is on one.
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

  /// - Returns: whether the touch is followed.
  func followPress(_ touches: Set<UITouch>) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    let isInside = frameOfItem(at: pressed.indexPath).contains(pressed.touch.location(in: self))
    if pressed.isHighlighted, !isInside { highlightPressed(false) }
    return true
  }

  /// Selects the item that is let go.
  /// - Returns: whether the touch was followed.
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
      // On a desk the keyboard goes on where the pointer was, unless somebody is typing.
      if window?.firstResponder == nil { becomeFirstResponder() }
    }
    if let item { selectByHand(item) }
    return true
  }

  /// - Returns: whether the touch was followed.
  func cancelPress(_ touches: Set<UITouch>) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    cancelPress()
    return true
  }

  /// Lets the item that is pressed look as ever.
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

  /// Whether an item looks pressed.
  func isHighlighted(_ indexPath: IndexPath) -> Bool {
    pressed?.indexPath == indexPath && pressed?.isHighlighted == true
  }

  /// The item of the cell that a view is in; nil for what is in no cell of the list.
  func item(around view: UIView) -> IndexPath? {
    sequence(first: view, next: \.superview).lazy.compactMap { self.item(ofCell: $0) }.first
  }
}
