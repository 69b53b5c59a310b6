// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Follows the pointer over a view, as long as no button is pressed: it begins when the pointer comes in,
/// changes when it moves, and ends when it leaves.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var followsPointer: Bool { true }

  override func pointerMoved() { state = isRecognized ? .changed : .began }

  /// The pointer is over a view whatever gestures are made. Never true.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The pointer is over a view whatever gestures are made. Never true.
  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
