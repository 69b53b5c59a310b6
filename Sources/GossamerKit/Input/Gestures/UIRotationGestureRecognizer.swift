// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises that two fingers turn around each other, on the screen or on a touchpad.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since the gesture began, or since it was set, in radians,
  /// clockwise.
  open var rotation: CGFloat = 0

  /// How fast the fingers turn, in radians per second.
  open var velocity: CGFloat { track.velocity.x }

  /// How far the fingers turn before the gesture begins, in radians: not documented in UIKit, a guess.
  private static let hysteresis: CGFloat = 0.1

  private var startAngle: CGFloat = 0
  private var lastAngle: CGFloat = 0
  private var total: CGFloat = 0
  private var track = PointTrack()

  /// Watches the second finger come.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where !touch.isPrimary || touchesDown.count > 2 {
      ignore(touch, for: event)
    }
    guard touchesDown.count == 2 else { return }
    startAngle = angle
    lastAngle = angle
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.count == 2 else { return }
    if state == .possible {
      guard abs(Self.turn(from: startAngle, to: angle)) >= Self.hysteresis else { return }
      lastAngle = angle
      state = .began
    } else {
      turn(by: Self.turn(from: lastAngle, to: angle))
      lastAngle = angle
      state = .changed
    }
  }

  /// Ends the gesture with the second finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognized { state = .ended } else if touchesDown.isEmpty { state = .failed }
  }

  /// Forgets the rotation.
  open override func reset() {
    rotation = 0
    total = 0
    track = PointTrack()
  }

  override var wantsTransforms: Bool { true }

  override func transformed(by transform: EventTransform) {
    switch transform.phase {
    case .began, .moved:
      guard transform.rotation != 0 || isRecognized else { return }
      turn(by: transform.rotation)
      state = isRecognized ? .changed : .began
    case .ended: if isRecognized { state = .ended }
    case .cancelled: if isRecognized { state = .cancelled }
    case .stationary: break
    }
  }

  private func turn(by angle: CGFloat) {
    guard angle.isFinite else { return }
    rotation += angle
    total += angle
    track.append(CGPoint(x: total, y: 0), at: interface.clock.now)
  }

  private var angle: CGFloat {
    let touches = touchesDown
    guard touches.count == 2 else { return 0 }
    return atan2(
      touches[1].place.y - touches[0].place.y, touches[1].place.x - touches[0].place.x)
  }

  /// The shorter way from one angle to another one.
  private static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    remainder(end - start, 2 * .pi)
  }
}
