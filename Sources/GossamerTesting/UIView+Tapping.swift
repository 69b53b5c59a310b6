// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Taps views, as a person does.
extension UIView {
  /// Taps the middle of the view's visible part, like a click, then runs the update cycle.
  ///
  /// A control performs its action, a text field begins editing, and gesture recognisers and views
  /// receive the touch.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the view is hidden, disabled, outside,
  ///   covered, or does nothing when it is tapped.
  public func tap() throws(ScreenError) {
    let responder = window?.firstResponder
    let touch = try press()
    touch.lift()
    // A view may handle the touch only by becoming first responder.
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
    // If the hit view is a superview, such as a card, the press belongs to that. This is right for a
    // view on a card, but a control wouldn't get the press.
    guard hit.isDescendant(of: self) || !(self is UIControl) else { throw .inert(pictureLine) }
    let control = sequence(first: hit, next: \.superview).first { $0 is UIControl } as? UIControl
    if let control, !control.isEnabled { throw .disabled(control.pictureLine) }
    return middle
  }

  /// The visible part of the view, in the coordinates of its window; nil if nothing is visible.
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
