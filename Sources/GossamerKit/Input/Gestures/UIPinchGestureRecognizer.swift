// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises that two fingers move apart or together, on the screen or on a touchpad, or that the wheel
/// is turned while Ctrl is held.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// How much farther the fingers are apart than when the gesture began, or than when it was set: 2 for
  /// twice as far.
  open var scale: CGFloat = 1

  /// By how many points the distance of the fingers changes before the gesture begins: not documented in
  /// UIKit, a guess.
  private static let hysteresis: CGFloat = 8

  private var total: CGFloat = 1

  /// Forgets the scale.
  open override func reset() {
    super.reset()
    scale = 1
    total = 1
  }

  /// The distance of the fingers.
  override func posture(_ way: CGVector) -> CGFloat { hypot(way.dx, way.dy) }

  override func isFollowed(from distance: CGFloat) -> Bool { distance > 0 }

  override func hasBegun(from start: CGFloat, to now: CGFloat) -> Bool {
    abs(now - start) >= Self.hysteresis
  }

  override func change(from last: CGFloat, to now: CGFloat) { grow(by: now / last) }

  override func changes(by transform: EventTransform) -> Bool { transform.scale != 1 }

  override func change(by transform: EventTransform) { grow(by: transform.scale) }

  private func grow(by factor: CGFloat) {
    guard factor.isFinite, factor > 0 else { return }
    scale *= factor
    total *= factor
    note(total)
  }
}
