// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Follows the pointer over a view while no button is pressed. The gesture begins when the pointer enters the view, changes
/// when the pointer moves, and ends when it leaves the view.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var followsPointer: Bool { true }

  override func pointerMoved() { state = isRecognized ? .changed : .began }

  /// False: hovering is independent of other gestures.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// False: hovering is independent of other gestures.
  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
