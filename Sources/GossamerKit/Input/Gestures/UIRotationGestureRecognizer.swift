// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises and follows a rotation: two fingers that turn around each other, on the screen or on a touchpad.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// The angle by which the fingers have turned since the gesture began, or since this property was set,
  /// in radians, clockwise.
  open var rotation: CGFloat = 0

  /// The angle after which the gesture begins, in radians. UIKit doesn't document it; 0.1 is a guess.
  private static let hysteresis: CGFloat = 0.1

  /// The angle since the gesture began.
  private var total: CGFloat = 0

  /// Resets the rotation to 0.
  open override func reset() {
    super.reset()
    rotation = 0
    total = 0
  }

  /// The angle of the line through the fingers, in radians.
  override func measure(_ vector: CGVector) -> CGFloat { atan2(vector.dy, vector.dx) }

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

  /// The smaller turn from one angle to another, from -π to π.
  private static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    remainder(end - start, 2 * .pi)
  }
}
