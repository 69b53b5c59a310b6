// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises one or more taps by one or more fingers, or clicks of the pointer.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of successive taps; 1 by default.
  open var numberOfTapsRequired = 1

  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The required buttons of the pointer. A finger counts as the primary button.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  /// The wires of tap recognizers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UITapGestureRecognizer>(super.wires)
      .attribute("numberOfTapsRequired", \.numberOfTapsRequired)
      .attribute("numberOfTouchesRequired", \.numberOfTouchesRequired)
  }

  // UIKit doesn't document its limits. These come from its private headers.

  /// The maximum movement of a finger during a tap, and the maximum distance of a later touch from the first one, in
  /// points.
  private static let allowableMovement: CGFloat = 45
  /// The maximum duration of a tap by a finger, in seconds. A click may take any time, as on every desktop.
  private static let longestTap: TimeInterval = 0.75
  /// The maximum pause between two taps, in seconds.
  private static let longestPause: TimeInterval = 0.35

  /// The number of completed taps.
  private var taps = 0
  /// The greatest number of fingers during the current tap.
  private var fingers = 0
  private var firstPlace: CGPoint?
  private var alarm: Alarm?

  /// Fails if a tap begins too far from the first one, with another button, or with too many fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    alarm = nil
    for touch in touches {
      let start = firstPlace ?? touch.startPlace
      firstPlace = start
      let isFar =
        taps > 0
        && hypot(touch.startPlace.x - start.x, touch.startPlace.y - start.y)
          > Self.allowableMovement
      let buttons = touch.type == .direct ? .primary : touch.buttonMask
      guard !isFar, buttons == buttonMaskRequired else {
        state = .failed
        return
      }
    }
    fingers = max(fingers, touchesDown.count)
    guard fingers <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if touches.contains(where: { $0.type == .direct }) { failUnlessChanged(in: Self.longestTap) }
  }

  /// Fails when a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.distance > Self.allowableMovement }) { state = .failed }
  }

  /// Counts a tap when its last finger is lifted, and recognises the gesture after the last tap. Fails if the tap had too
  /// few fingers.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    alarm = nil
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      failUnlessChanged(in: Self.longestPause)
    }
  }

  /// Resets the count of taps.
  open override func reset() {
    taps = 0
    fingers = 0
    firstPlace = nil
    alarm = nil
  }

  /// False for a tap recognizer that requires more taps, which may still follow.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override var awaitsAnotherTouch: Bool { taps > 0 && alarm != nil }

  /// Fails after a delay in seconds, unless the tap ends or the next one begins meanwhile.
  private func failUnlessChanged(in delay: TimeInterval) {
    alarm = interface.clock.setAlarm(in: delay) { [weak self] in
      guard let self else { return }
      alarm = nil
      state = .failed
    }
  }

  /// Whether the gesture is the one that presses a button: a single tap by one finger, or a click.
  var isPress: Bool {
    numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 && buttonMaskRequired == .primary
  }
}
