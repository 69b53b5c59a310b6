// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises a press that is held, and follows it until it is let go.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the press is to be held, in seconds. 0.5 unless set.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How many fingers it takes. 1 unless set.
  open var numberOfTouchesRequired = 1

  /// How many taps go before. 0 unless set.
  open var numberOfTapsRequired = 0

  /// How far a finger may move before the gesture begins, in points. 10 unless set.
  open var allowableMovement: CGFloat = 10

  /// The wires of long press recognisers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UILongPressGestureRecognizer>(super.wires)
      .attribute("minimumPressDuration", \.minimumPressDuration)
      .attribute("numberOfTouchesRequired", \.numberOfTouchesRequired)
      .attribute("numberOfTapsRequired", \.numberOfTapsRequired)
      .attribute("allowableMovement", \.allowableMovement)
  }

  private var alarm: Alarm?

  /// Begins to wait when there are enough fingers.
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

  /// Fails when a finger moves too far; follows it once the gesture has begun.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognized {
      state = .changed
    } else if touches.contains(where: { $0.distance > allowableMovement }) {
      state = .failed
    }
  }

  /// Ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognized ? .ended : .failed
  }

  /// Waits no longer.
  open override func reset() { alarm = nil }
}
