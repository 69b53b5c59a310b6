// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Screen {
  /// Presses a point of the window, whatever is there, and holds.
  /// - Parameters:
  ///   - point: the point, in the coordinates of the window.
  ///   - type: a button of the pointer, or a finger.
  ///   - buttons: the button of the pointer.
  /// - Returns: the touch, to move and to lift.
  public func press(
    at point: CGPoint, type: UITouch.TouchType = .indirectPointer,
    buttons: UIEvent.ButtonMask = .primary
  ) -> Touch {
    Touch(on: window, at: point, type: type, buttons: type == .direct ? [] : buttons)
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
    window?.inputFeed.hover(at: point)
    interface.updateCycle.updateToRest()
  }
}
