// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises that two fingers move apart or together, on the screen or on a touchpad, or that the wheel
/// is turned while Ctrl is held.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther the fingers are apart than when the gesture began, or than when it was set: 2 for
  /// twice as far.
  open var scale: CGFloat = 1

  /// How fast the scale changes, per second.
  open var velocity: CGFloat { track.velocity.x }

  /// By how many points the distance of the fingers changes before the gesture begins: not documented in
  /// UIKit, a guess.
  private static let hysteresis: CGFloat = 8

  private var startDistance: CGFloat = 0
  private var lastDistance: CGFloat = 0
  private var total: CGFloat = 1
  private var track = PointTrack()

  /// Watches the second finger come.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where !touch.isPrimary || touchesDown.count > 2 {
      ignore(touch, for: event)
    }
    guard touchesDown.count == 2 else { return }
    startDistance = distance
    lastDistance = distance
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.count == 2, lastDistance > 0 else { return }
    if state == .possible {
      guard abs(distance - startDistance) >= Self.hysteresis else { return }
      lastDistance = distance
      state = .began
    } else if distance > 0 {
      grow(by: distance / lastDistance)
      lastDistance = distance
      state = .changed
    }
  }

  /// Ends the gesture with the second finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognized { state = .ended } else if touchesDown.isEmpty { state = .failed }
  }

  /// Forgets the scale.
  open override func reset() {
    scale = 1
    total = 1
    lastDistance = 0
    track = PointTrack()
  }

  override var wantsTransforms: Bool { true }

  override func transformed(by transform: EventTransform) {
    switch transform.phase {
    case .began, .moved:
      guard transform.scale != 1 || isRecognized else { return }
      grow(by: transform.scale)
      state = isRecognized ? .changed : .began
    case .ended: if isRecognized { state = .ended }
    case .cancelled: if isRecognized { state = .cancelled }
    case .stationary: break
    }
  }

  private func grow(by factor: CGFloat) {
    guard factor.isFinite, factor > 0 else { return }
    scale *= factor
    total *= factor
    track.append(CGPoint(x: total, y: 0), at: interface.clock.now)
  }

  private var distance: CGFloat {
    let touches = touchesDown
    guard touches.count == 2 else { return 0 }
    return hypot(
      touches[1].place.x - touches[0].place.x, touches[1].place.y - touches[0].place.y)
  }
}
