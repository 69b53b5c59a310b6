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

// Gestures on a view, as a person makes them. Each throws a ``ScreenError`` if a person couldn't do that:
// the view is hidden, disabled, outside or covered. The tests' time passes meanwhile.
extension UIView {
  /// Presses the middle of what can be seen of the view, and holds on.
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

  /// Presses the view, holds on, and lets go.
  /// - Parameter duration: how long, in seconds.
  public func longPress(for duration: TimeInterval = 1) throws(ScreenError) {
    let touch = try press()
    interface.clock.advance(by: duration)
    touch.lift()
  }

  /// Presses the view, moves by a distance and lets go.
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
  ///   - scale: by what factor the fingers are farther apart at the end.
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

// Scrolling as a person does.
extension UIView {
  /// Scrolls the scroll views around the view, as little as it takes to see it, then runs the update
  /// cycle: `try screen.button("Send").scrollIntoView().tap()`.
  /// - Returns: the view itself.
  /// - Throws: ``ScreenError`` if a person couldn't do that: the view is hidden, or stays outside,
  ///   because it lies where nothing can be scrolled to or scrolling is disabled.
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

  /// Turns the wheel over the middle of what can be seen of the view, which scrolls what lies there. It
  /// counts as let go a quarter of a second later, in the tests' time.
  /// - Parameter steps: how many; negative ones go up.
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

  /// Scrolls what lies under the middle of what can be seen of the view, by two fingers on a touchpad, and
  /// lets it rest before lifting them. A finger on the screen is a ``Touch``, see `press(type: .direct)`.
  /// - Parameters:
  ///   - distance: how far the content goes up and to the left, in points.
  ///   - duration: how long that takes, in seconds of the tests' time.
  /// - Throws: ``ScreenError`` if a person couldn't reach the view.
  public func scroll(by distance: CGVector, in duration: TimeInterval = 0.3) throws(ScreenError) {
    try moveOnTouchpad(by: distance, in: duration)
    interface.clock.advance(by: 0.2)
    window?.eventSynthesizer.endScrolling()
    interface.updateCycle.updateToRest()
  }

  /// Scrolls as ``scroll(by:in:)`` does, and lifts the fingers while they move: the content moves on by
  /// itself, as ``Screen/advance(by:)`` lets time pass.
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
  /// Drags things over the middle of what can be seen of the view and drops them there, as from another application, then
  /// runs the update cycle.
  ///
  ///     try form.drop(NSItemProvider(contentsOf: file))
  ///
  /// Texts on text fields and text views are the host's; in a test, type or paste them.
  /// - Parameter items: what is dropped; nil for what there is no provider of, which isn't.
  /// - Throws: ``ScreenError`` if a person couldn't do that, or if no view there takes it.
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
