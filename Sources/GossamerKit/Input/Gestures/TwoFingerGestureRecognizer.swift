// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The superclass of ``UIPinchGestureRecognizer`` and ``UIRotationGestureRecognizer``. It follows a number that a subclass
/// measures between two fingers: their distance, or the angle of the line through them.
///
/// UIKit has no such class: there both are subclasses of `UIGestureRecognizer`.
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  /// The velocity of the scale or of the rotation, per second; that of the rotation is in radians.
  open var velocity: CGFloat { track.velocity.x }

  /// The measure when the second finger touched the screen.
  private var start: CGFloat = 0
  /// The measure after the last movement that was followed.
  private var last: CGFloat = 0
  private var track = PointTrack()

  // MARK: - Following the fingers

  /// Starts to measure when the second finger touches the screen. Ignores further fingers, and the pointer's secondary
  /// buttons.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where !touch.isPrimary || touchesDown.count > 2 {
      ignore(touch, for: event)
    }
    guard touchesDown.count == 2 else { return }
    start = currentMeasure
    last = start
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.count == 2, canMeasureChange(from: last) else { return }
    let now = currentMeasure
    if state == .possible {
      guard hasBegun(from: start, to: now) else { return }
      last = now
      state = .began
    } else if canMeasureChange(from: now) {
      change(from: last, to: now)
      last = now
      state = .changed
    }
  }

  /// Ends the gesture when one of the fingers is lifted. Fails if it hasn't begun when the last one is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognized { state = .ended } else if touchesDown.isEmpty { state = .failed }
  }

  /// Resets the measure and the velocity.
  open override func reset() {
    last = 0
    track = PointTrack()
  }

  override var wantsTransforms: Bool { true }

  override func transformed(by transform: EventTransform) {
    switch transform.phase {
    case .began, .moved:
      guard changes(by: transform) || isRecognized else { return }
      change(by: transform)
      state = isRecognized ? .changed : .began
    case .ended: if isRecognized { state = .ended }
    case .cancelled: if isRecognized { state = .cancelled }
    case .stationary: break
    }
  }

  /// Records the total change since the gesture began, for the ``velocity``. Subclasses call it after each change.
  func note(_ total: CGFloat) {
    track.append(CGPoint(x: total, y: 0), at: interface.clock.now)
  }

  /// The measure of the two fingers now; 0 unless there are two.
  private var currentMeasure: CGFloat {
    let touches = touchesDown
    guard touches.count == 2 else { return 0 }
    return measure(
      CGVector(
        dx: touches[1].place.x - touches[0].place.x, dy: touches[1].place.y - touches[0].place.y))
  }

  // MARK: - Overridden by subclasses

  /// The number that the gesture follows, such as the distance of the fingers.
  /// - Parameter vector: the vector from the first finger to the second, in points.
  func measure(_ vector: CGVector) -> CGFloat { 0 }

  /// Whether a change from this measure can be computed.
  func canMeasureChange(from measure: CGFloat) -> Bool { true }

  /// Whether the measure has changed by enough for the gesture to begin.
  func hasBegun(from start: CGFloat, to now: CGFloat) -> Bool { false }

  /// Called when the measure has changed during the gesture.
  func change(from last: CGFloat, to now: CGFloat) {}

  /// Whether a step of a touchpad gesture contains a change that this recognizer follows.
  func changes(by transform: EventTransform) -> Bool { false }

  /// Called with each step of a touchpad gesture.
  func change(by transform: EventTransform) {}
}
