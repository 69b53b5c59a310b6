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

// Gestures on a view, as a person makes them. Each throws a ``ScreenError`` if a person couldn't do
// that, because the view is hidden, disabled, outside or covered. The tests' clock advances
// meanwhile.
extension UIView {
  /// Presses the middle of the view's visible part, and holds.
  /// - Parameters:
  ///   - offset: how far from the middle.
  ///   - type: a button of the pointer, or a finger.
  ///   - buttons: the button of the pointer.
  /// - Returns: the touch, to move and to lift.
  public func press(
    offset: CGVector = .zero, type: UITouch.TouchType = .indirectPointer,
    buttons: UIEvent.ButtonMask = .primary
  ) throws(ScreenError) -> Touch {
    let point = try reachablePoint()
    guard let window else { throw .notInWindow(pictureLine) }
    return Touch(
      on: window, at: CGPoint(x: point.x + offset.dx, y: point.y + offset.dy), type: type,
      buttons: type == .direct ? [] : buttons)
  }

  /// Taps the view several times in a row.
  public func tap(times: Int) throws(ScreenError) {
    for number in 0..<max(times, 0) {
      if number > 0 { interface.clock.advance(by: 0.1) }
      try press().lift()
    }
  }

  /// Clicks the view with the secondary button.
  public func secondaryClick() throws(ScreenError) {
    try press(buttons: .secondary).lift()
  }

  /// Presses the view, holds, and releases.
  /// - Parameter duration: how long, in seconds.
  public func longPress(for duration: TimeInterval = 1) throws(ScreenError) {
    let touch = try press()
    interface.clock.advance(by: duration)
    touch.lift()
  }

  /// Presses the view, moves by a distance and releases.
  /// - Parameters:
  ///   - distance: in points.
  ///   - duration: how long the movement takes, in seconds. A swipe is a short one.
  public func drag(
    by distance: CGVector, in duration: TimeInterval = 0.3
  ) throws(ScreenError) {
    let touch = try press()
    touch.move(by: distance, in: duration)
    touch.lift()
  }

  /// Touches the view with two fingers, 100 points apart unless the view is smaller, moves them apart or
  /// together and turns them around their middle, and lifts them.
  /// - Parameters:
  ///   - scale: the factor by which the distance of the fingers grows.
  ///   - rotation: how far they turn, in radians, clockwise.
  public func pinch(scale: CGFloat, rotation: CGFloat = 0) throws(ScreenError) {
    let radius = min(50, min(bounds.width, bounds.height) * 0.4)
    let fingers = [
      try press(offset: CGVector(dx: -radius, dy: 0), type: .direct),
      try press(offset: CGVector(dx: radius, dy: 0), type: .direct),
    ]
    let middle = CGPoint(x: fingers[0].location.x + radius, y: fingers[0].location.y)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      let reach = radius * (1 + (scale - 1) * part)
      for (finger, side) in zip(fingers, [CGFloat(-1), 1]) {
        finger.move(
          to: CGPoint(
            x: middle.x + side * reach * cos(rotation * part),
            y: middle.y + side * reach * sin(rotation * part)), in: 0.015, steps: 1)
      }
    }
    for finger in fingers { finger.lift() }
  }

  /// Moves the pointer over the middle of the view, without a button.
  public func hover() throws(ScreenError) {
    let point = try reachablePoint()
    window?.eventSynthesizer.hover(at: point)
    interface.updateCycle.updateToRest()
  }
}

// Scrolls, as a person does.
extension UIView {
  /// Scrolls the scroll views around the view by the least amount that makes it visible, then runs
  /// the update cycle: `try screen.button("Send").scrollIntoView().tap()`.
  /// - Returns: the view itself.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the view is hidden, or stays outside,
  ///   because it can't be scrolled to or scrolling is disabled.
  @discardableResult
  public func scrollIntoView() throws(ScreenError) -> Self {
    guard let window else { throw .notInWindow(pictureLine) }
    if let hidingView { throw .hidden(pictureLine, by: hidingView.pictureLine) }
    for ancestor in sequence(first: self, next: \.superview).dropFirst() {
      guard let scrollView = ancestor as? UIScrollView, scrollView.isScrollEnabled else { continue }
      scrollView.scrollRectToVisible(scrollView.convert(bounds, from: self), animated: false)
    }
    interface.updateCycle.updateToRest()
    guard visibleRect != nil else { throw .outside(pictureLine, window: window.bounds.size) }
    return self
  }

  /// Turns the mouse wheel over the middle of the view's visible part, which scrolls the scroll
  /// view there. Scrolling ends a quarter of a second later, by the tests' clock.
  /// - Parameter steps: the number of steps; negative steps scroll up.
  /// - Throws: ``ScreenError`` if a person couldn't reach the view.
  public func turnWheel(_ steps: Int) throws(ScreenError) {
    let point = try reachablePoint()
    for _ in 0..<abs(steps) {
      interface.clock.advance(by: 0.02)
      let step = CGVector(dx: 0, dy: CGFloat(steps.signum()))
      window?.eventSynthesizer.scroll(by: step, isDiscrete: true, at: point)
      interface.updateCycle.updateToRest()
    }
  }

  /// Scrolls the scroll view under the middle of the view's visible part, with two fingers on a
  /// touchpad, which rest before they are lifted. For a finger on the screen see ``Touch`` and
  /// `press(type: .direct)`.
  /// - Parameters:
  ///   - distance: how far the content moves up and to the left, in points.
  ///   - duration: how long that takes, in seconds by the tests' clock.
  /// - Throws: ``ScreenError`` if a person couldn't reach the view.
  public func scroll(by distance: CGVector, in duration: TimeInterval = 0.3) throws(ScreenError) {
    try moveOnTouchpad(by: distance, in: duration)
    interface.clock.advance(by: 0.2)
    window?.eventSynthesizer.endScrolling()
    interface.updateCycle.updateToRest()
  }

  /// Scrolls like ``scroll(by:in:)``, but lifts the fingers while they move. The content
  /// decelerates as ``Screen/advance(by:)`` advances the clock.
  public func fling(by distance: CGVector, in duration: TimeInterval = 0.1) throws(ScreenError) {
    try moveOnTouchpad(by: distance, in: duration)
    window?.eventSynthesizer.endScrolling()
    interface.updateCycle.updateToRest()
  }

  private func moveOnTouchpad(
    by distance: CGVector, in duration: TimeInterval
  ) throws(ScreenError) {
    let point = try reachablePoint()
    let steps = 10
    let step = CGVector(dx: distance.dx / CGFloat(steps), dy: distance.dy / CGFloat(steps))
    for _ in 0..<steps {
      interface.clock.advance(by: duration / Double(steps))
      window?.eventSynthesizer.scroll(by: step, isDiscrete: false, at: point)
      interface.updateCycle.updateToRest()
    }
  }
}

// Dropping what another application gives.
extension UIView {
  /// Drags items from another application to the middle of the view's visible part and drops them
  /// there, then runs the update cycle.
  ///
  ///     try form.drop(NSItemProvider(contentsOf: file))
  ///
  /// The host handles texts that are dropped on text fields and text views, so in a test type or
  /// paste them.
  /// - Parameter items: the items; nil ones are ignored.
  /// - Throws: ``ScreenError`` if a person couldn't do that, or if no view there accepts the drop.
  public func drop(_ items: NSItemProvider?...) throws(ScreenError) {
    let place = try reachablePoint()
    guard let window else { throw .notInWindow(pictureLine) }
    let items = items.compactMap(\.self)
    let session = DropSession(items, over: window)
    if session.move(to: place).isDrop {
      session.drop(items)
    } else {
      session.leave()
      throw .refusedDrop(pictureLine, types: items.flatMap(\.registeredTypeIdentifiers))
    }
    interface.updateCycle.update()
  }
}
