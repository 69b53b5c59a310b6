// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A simulated touch: a finger on the screen, or the pointer with a button held. It can be moved
/// and lifted.
///
///     let finger = try screen.view(identifier: "card").press()
///     finger.move(by: CGVector(dx: 0, dy: 80), in: 0.2)
///     finger.lift()
///
/// It is delivered like a real touch: through `UIApplication.sendEvent(_:)`, the hit test, gesture
/// recognisers and views. The update cycle runs after each step.
@preconcurrency @MainActor public final class Touch {
  private let window: UIWindow
  private let id: Int
  private let touch: UITouch?

  /// The location, in the coordinates of the window.
  public private(set) var location: CGPoint

  /// The view that was touched; nil if there is none.
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

  /// Whether no gesture recogniser has received the touch, and no responder has handled it.
  var isIgnored: Bool { !isRecognized && touch?.isUnhandled != false }

  /// Moves to a point of the window, in steps.
  /// - Parameters:
  ///   - point: the destination, in the coordinates of the window.
  ///   - duration: how long it takes, in seconds, by which the tests' clock advances.
  ///   - steps: the number of events.
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

  /// Ends the touch: lifts the finger, or releases the button.
  public func lift() {
    window.eventSynthesizer.release(id, at: location)
    window.interface.updateCycle.updateToRest()
  }

  /// Cancels the touch, as the system does when another window comes to the front.
  public func cancel() {
    window.eventSynthesizer.cancel(id)
    window.interface.updateCycle.updateToRest()
  }
}
