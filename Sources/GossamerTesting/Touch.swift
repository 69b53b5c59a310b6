// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A finger of a test on the screen, or its pointer with the button held: moves, and is lifted.
///
///     let finger = try screen.view(identifier: "card").press()
///     finger.move(by: CGVector(dx: 0, dy: 80), in: 0.2)
///     finger.lift()
///
/// It goes the way of a real one: `UIApplication.sendEvent(_:)`, hit test, recognisers, views. The update
/// cycle runs after each step.
public final class Touch {
  private let window: UIWindow
  private let id: Int
  private let touch: UITouch?

  /// Where it is, in the coordinates of the window.
  public private(set) var location: CGPoint

  /// The view that it has touched; nil for none.
  public var view: UIView? { touch?.view }

  package init(
    on window: UIWindow, at location: CGPoint, type: UITouch.TouchType,
    buttons: UIEvent.ButtonMask
  ) {
    self.window = window
    self.location = location
    id = window.eventSynthesizer.unusedID
    touch = window.eventSynthesizer.press(id, at: location, type: type, buttons: buttons)
    isRecognized = touch?.gestureRecognizers?.isEmpty == false
    window.interface.updateCycle.updateToRest()
  }

  private let isRecognized: Bool

  /// Whether no recogniser has got it, and no responder has wanted it.
  var isIgnored: Bool { !isRecognized && touch?.isUnhandled != false }

  /// Moves to a point of the window, in steps.
  /// - Parameters:
  ///   - point: in the coordinates of the window.
  ///   - duration: how long it takes, in seconds of the tests' time, which passes meanwhile.
  ///   - steps: how many events it makes.
  public func move(to point: CGPoint, in duration: TimeInterval = 0, steps: Int = 10) {
    let (start, count) = (location, max(steps, 1))
    for step in 1...count {
      if duration > 0 { window.interface.clock.advance(by: duration / Double(count)) }
      let part = CGFloat(step) / CGFloat(count)
      location = CGPoint(
        x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
      window.eventSynthesizer.move(id, to: location)
      window.interface.updateCycle.updateToRest()
    }
  }

  /// Moves by a distance; see ``move(to:in:steps:)``.
  public func move(by distance: CGVector, in duration: TimeInterval = 0, steps: Int = 10) {
    let target = CGPoint(x: location.x + distance.dx, y: location.y + distance.dy)
    move(to: target, in: duration, steps: steps)
  }

  /// Ends: the finger is lifted, or the button let go.
  public func lift() {
    window.eventSynthesizer.release(id, at: location)
    window.interface.updateCycle.updateToRest()
  }

  /// Is taken away, as when another window comes in front in the middle of it.
  public func cancel() {
    window.eventSynthesizer.cancel(id)
    window.interface.updateCycle.updateToRest()
  }
}
