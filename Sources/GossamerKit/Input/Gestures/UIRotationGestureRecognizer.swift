// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises that two fingers turn around each other, on the screen or on a touchpad.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// How far the fingers have turned since the gesture began, or since it was set, in radians,
  /// clockwise.
  open var rotation: CGFloat = 0

  /// How far the fingers turn before the gesture begins, in radians: not documented in UIKit, a guess.
  private static let hysteresis: CGFloat = 0.1

  private var total: CGFloat = 0

  /// Forgets the rotation.
  open override func reset() {
    super.reset()
    rotation = 0
    total = 0
  }

  /// The angle of the way from one finger to the other.
  override func posture(_ way: CGVector) -> CGFloat { atan2(way.dy, way.dx) }

  override func hasBegun(from start: CGFloat, to now: CGFloat) -> Bool {
    abs(Self.turn(from: start, to: now)) >= Self.hysteresis
  }

  override func change(from last: CGFloat, to now: CGFloat) {
    turn(by: Self.turn(from: last, to: now))
  }

  override func changes(by transform: EventTransform) -> Bool { transform.rotation != 0 }

  override func change(by transform: EventTransform) { turn(by: transform.rotation) }

  private func turn(by angle: CGFloat) {
    guard angle.isFinite else { return }
    rotation += angle
    total += angle
    note(total)
  }

  /// The shorter way from one angle to another one.
  private static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    remainder(end - start, 2 * .pi)
  }
}
