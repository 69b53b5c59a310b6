// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises and follows a pinch: two fingers that move apart or together, on the screen or on a touchpad, or a
/// wheel that is turned while Ctrl is held.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// The factor by which the distance of the fingers has grown since the gesture began, or since this property was
  /// set: 2 for twice the distance.
  open var scale: CGFloat = 1

  /// The change of the distance after which the gesture begins, in points. UIKit doesn't document it; 8 is a guess.
  private static let hysteresis: CGFloat = 8

  /// The factor since the gesture began.
  private var total: CGFloat = 1

  /// Resets the scale to 1.
  open override func reset() {
    super.reset()
    scale = 1
    total = 1
  }

  /// The distance of the fingers, in points.
  override func measure(_ vector: CGVector) -> CGFloat { hypot(vector.dx, vector.dy) }

  /// Whether the distance isn't 0, so that a factor can be computed from it.
  override func canMeasureChange(from distance: CGFloat) -> Bool { distance > 0 }

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
