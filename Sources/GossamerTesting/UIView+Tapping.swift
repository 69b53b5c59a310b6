// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Using a view as a person does.
extension UIView {
  /// Taps the middle of what can be seen of the view, then runs the update cycle.
  ///
  /// A control does what it does when it is pressed; a text field begins to be edited.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the view is hidden, disabled, outside,
  ///   covered, or does nothing when it is tapped.
  public func tap() throws(ScreenError) {
    let receiver = try tapReceiver()
    if receiver.canBecomeFirstResponder {
      guard receiver.becomeFirstResponder() else {
        throw .refusedEditing(receiver.pictureLine)
      }
    } else {
      (receiver as? UIControl)?.performPrimaryAction()
    }
    UpdateCycle.shared.updateToRest()
  }

  /// What gets a tap on this view: a control inside of it, the view, or the control that it is in.
  private func tapReceiver() throws(ScreenError) -> UIView {
    guard let window else { throw .notInWindow(pictureLine) }
    if let hidingView { throw .hidden(pictureLine, by: hidingView.pictureLine) }
    guard let visible = visibleRect else {
      throw .outside(pictureLine, window: window.bounds.size)
    }
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    let hit = window.hitTest(middle, with: UIEvent(type: .touches))
    guard let hit else { throw .inert(pictureLine) }
    guard hit.isDescendant(of: self) || isDescendant(of: hit) else {
      throw .covered(pictureLine, by: hit.pictureLine)
    }
    // A press on what a card shows is for the card.
    guard let receiver = hit.pressReceiver, receiver.isDescendant(of: self) || !(self is UIControl)
    else { throw .inert(pictureLine) }
    if let control = receiver as? UIControl, !control.isEnabled {
      throw .disabled(control.pictureLine)
    }
    return receiver
  }

  /// What can be seen of the view, in the coordinates of its window; nil if that is nothing.
  var visibleRect: CGRect? {
    var rect = bounds
    for view in sequence(first: self, next: \.superview) {
      rect = rect.intersection(view.bounds)
      guard !rect.isEmpty else { return nil }
      guard view.superview != nil else { break }
      rect.origin.x += view.frame.minX - view.bounds.minX
      rect.origin.y += view.frame.minY - view.bounds.minY
    }
    return rect
  }
}
