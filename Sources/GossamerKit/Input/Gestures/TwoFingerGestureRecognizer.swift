// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What ``UIPinchGestureRecognizer`` and ``UIRotationGestureRecognizer`` have in common: they follow how two fingers lie to
/// each other, on the screen or on a touchpad.
///
/// UIKit has no such class: there both are subclasses of the recogniser itself.
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  /// How fast the value changes that is recognised, per second: the scale, or the angle in radians.
  open var velocity: CGFloat { track.velocity.x }

  /// How the fingers lay to each other when the second one came.
  private var start: CGFloat = 0
  /// How they lay when they moved last.
  private var last: CGFloat = 0
  private var track = PointTrack()

  // MARK: - Following the fingers

  /// Watches the second finger come.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where !touch.isPrimary || touchesDown.count > 2 {
      ignore(touch, for: event)
    }
    guard touchesDown.count == 2 else { return }
    start = posture
    last = start
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.count == 2, isFollowed(from: last) else { return }
    let now = posture
    if state == .possible {
      guard hasBegun(from: start, to: now) else { return }
      last = now
      state = .began
    } else if isFollowed(from: now) {
      change(from: last, to: now)
      last = now
      state = .changed
    }
  }

  /// Ends the gesture with the second finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognized { state = .ended } else if touchesDown.isEmpty { state = .failed }
  }

  /// Forgets the value.
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

  /// Takes note of the value since the gesture began, for the ``velocity``.
  func note(_ total: CGFloat) {
    track.append(CGPoint(x: total, y: 0), at: interface.clock.now)
  }

  private var posture: CGFloat {
    let touches = touchesDown
    guard touches.count == 2 else { return 0 }
    return posture(
      CGVector(
        dx: touches[1].place.x - touches[0].place.x, dy: touches[1].place.y - touches[0].place.y))
  }

  // MARK: - What each gesture makes of it

  /// The number by which the gesture knows how the fingers lie to each other.
  /// - Parameter way: the way from the first finger to the second.
  func posture(_ way: CGVector) -> CGFloat { 0 }

  /// Whether a change can be told from how the fingers lie.
  func isFollowed(from posture: CGFloat) -> Bool { true }

  /// Whether the fingers have moved by enough for the gesture to begin.
  func hasBegun(from start: CGFloat, to now: CGFloat) -> Bool { false }

  /// The fingers have moved.
  func change(from last: CGFloat, to now: CGFloat) {}

  /// Whether a touchpad tells of such a change.
  func changes(by transform: EventTransform) -> Bool { false }

  /// The fingers have moved on a touchpad.
  func change(by transform: EventTransform) {}
}
