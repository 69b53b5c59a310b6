// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Using a view as a person does.
extension UIView {
  /// Taps the middle of what can be seen of the view, as a click does, then runs the update cycle.
  ///
  /// A control does what it does when it is pressed; a text field begins to be edited; recognisers and
  /// views get the touch.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the view is hidden, disabled, outside,
  ///   covered, or does nothing when it is tapped.
  public func tap() throws(ScreenError) {
    let responder = window?.firstResponder
    let touch = try press()
    touch.lift()
    // A view that takes the keyboard may do so when the touch ends, and need no more of it.
    guard !touch.isIgnored || window?.firstResponder !== responder else {
      throw .inert(pictureLine)
    }
    let around = touch.view.map { sequence(first: $0, next: \.superview) }
    let client = around?.first { $0 is UIControl || $0 is UITextView } as? any TextEditorClient
    if let client, client.canBecomeFirstResponder, !client.isFirstResponder,
      let window = client.window, window.firstResponder === responder
    {
      throw .refusedEditing(client.pictureLine)
    }
  }

  /// A point of the view that a press reaches, in the coordinates of its window.
  func reachablePoint() throws(ScreenError) -> CGPoint {
    guard let window else { throw .notInWindow(pictureLine) }
    if let hidingView { throw .hidden(pictureLine, by: hidingView.pictureLine) }
    if window.shownMenu != nil { throw .covered(pictureLine, by: "an open menu") }
    if let movingView { throw .moving(pictureLine, by: movingView.pictureLine) }
    guard let visible = visibleRect else {
      throw .outside(pictureLine, window: window.bounds.size)
    }
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    guard let hit = window.hitTest(middle, with: UIEvent(type: .touches)) else {
      throw .inert(pictureLine)
    }
    guard hit.isDescendant(of: self) || isDescendant(of: hit) else {
      throw .covered(pictureLine, by: hit.pictureLine)
    }
    // A press on what a card shows is for the card.
    guard hit.isDescendant(of: self) || !(self is UIControl) else { throw .inert(pictureLine) }
    let control = sequence(first: hit, next: \.superview).first { $0 is UIControl } as? UIControl
    if let control, !control.isEnabled { throw .disabled(control.pictureLine) }
    return middle
  }

  /// What can be seen of the view, in the coordinates of its window; nil if that is nothing.
  var visibleRect: CGRect? {
    var rect = bounds
    for view in sequence(first: self, next: \.superview) {
      rect = rect.intersection(view.bounds)
      guard !rect.isEmpty else { return nil }
      guard let superview = view.superview else { break }
      rect = view.convert(rect, to: superview)
    }
    return rect
  }
}
