// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises a press that is held for a time, and follows it until it ends.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The number of taps before the press; 0 by default.
  open var numberOfTapsRequired = 0

  /// The maximum movement of a finger before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  /// The wires of long press recognizers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UILongPressGestureRecognizer>(super.wires)
      .attribute("minimumPressDuration", \.minimumPressDuration)
      .attribute("numberOfTouchesRequired", \.numberOfTouchesRequired)
      .attribute("numberOfTapsRequired", \.numberOfTapsRequired)
      .attribute("allowableMovement", \.allowableMovement)
  }

  private var alarm: Alarm?

  /// Starts the timer when there are enough fingers. Fails if there are too many, if too few taps came before, or if a
  /// secondary button of the pointer is pressed.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let isMeant = touches.allSatisfy { $0.isPrimary && $0.tapCount > numberOfTapsRequired }
    guard isMeant, touchesDown.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard touchesDown.count == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    alarm = interface.clock.setAlarm(in: minimumPressDuration) { [weak self] in
      self?.state = .began
    }
  }

  /// Follows the fingers once the gesture has begun. Before, it fails if one moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognized {
      state = .changed
    } else if touches.contains(where: { $0.distance > allowableMovement }) {
      state = .failed
    }
  }

  /// Ends the gesture when a finger is lifted. Fails if it hasn't begun yet.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognized ? .ended : .failed
  }

  /// Stops the timer.
  open override func reset() { alarm = nil }
}
