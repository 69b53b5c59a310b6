// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item of a list that is pressed.
struct PressedItem {
  let touch: UITouch
  let indexPath: IndexPath
  var isHighlighted: Bool
}

/// A table or a collection, whose items are selected by pressing them.
protocol PressableList: UIScrollView {
  var pressed: PressedItem? { get set }

  /// Where the item stands that ``following(_:_:)`` follows: changes of the list move it along. Nil for none.
  var followedItem: IndexPath? { get set }

  /// Whether there is such an item.
  func hasItem(at indexPath: IndexPath) -> Bool

  /// Where an item lies.
  func frameOfItem(at indexPath: IndexPath) -> CGRect

  /// Lets an item look pressed, or as ever, and tells of it.
  func highlightItem(at indexPath: IndexPath, _ isHighlighted: Bool)

  /// Selects an item as a person does who presses it, or takes the selection from it.
  func selectByHand(_ indexPath: IndexPath)
}

extension PressableList {
  /// Calls somebody who may change the list.
  /// - Returns: where an item stands after that; nil if it is gone.
  func following(_ indexPath: IndexPath, _ call: () -> Void) -> IndexPath? {
    followedItem = indexPath
    call()
    defer { followedItem = nil }
    return followedItem.flatMap { hasItem(at: $0) ? $0 : nil }
  }

  /// Follows a touch on an item.
  func beginPress(_ touch: UITouch, at indexPath: IndexPath, highlights: Bool) {
    pressed = PressedItem(touch: touch, indexPath: indexPath, isHighlighted: false)
    if highlights { highlightPressed(true) }
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
    highlightItem(at: indexPath, isHighlighted)
  }
}
