// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Following a touch from its beginning in the control to its end.
extension UIControl {
  /// Begins to follow a touch, unless another one is followed already or the control is disabled.
  /// A disabled control keeps its touches from the views behind it all the same.
  func track(began touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first, touch.isPrimary else { return }
    trackedTouch = touch
    storedTouchInside = true
    guard beginTracking(touch, with: event) else { return stopTracking() }
    if highlightsWhileTracked { isHighlighted = true }
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func track(moved touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    storedTouchInside = point(inside: touch.location(in: self), with: event)
    if highlightsWhileTracked, isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events)
  }

  func track(ended touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    storedTouchInside = isInside
    // Until now a movement could have scrolled what the control is in.
    if peer?.tracksTouches != true { window?.dispatcher.claim(touch) }
    endTracking(touch, with: event)
    stopTracking()
    if isInside { touchWasReleasedInside() } else { sendActions(for: .touchUpOutside) }
  }

  func track(cancelled touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    breakOffTracking(event)
  }

  /// Follows the touch no longer, because somebody else has it, or the control can't be used now.
  func breakOffTracking(_ event: UIEvent?) {
    guard trackedTouch != nil else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    trackedTouch = nil
    storedTouchInside = false
    if highlightsWhileTracked, isHighlighted { isHighlighted = false }
  }
}

/// The gestures on a control that recognisers of the views around it don't get.
enum OwnGestures {
  /// They get all.
  case none
  /// A tap with one finger, which is how the control is pressed.
  case taps
  /// All: a text is selected by the same movements, a thumb is moved.
  case all
}

extension OwnGestures {
  /// Whether a recogniser may recognise its gesture on a view that has these gestures for itself.
  func allows(_ recognizer: UIGestureRecognizer, on view: UIView) -> Bool {
    guard recognizer.view?.isDescendant(of: view) != true else { return true }
    return switch self {
    case .none: true
    case .taps: (recognizer as? UITapGestureRecognizer)?.isPress != true
    case .all: recognizer.followsPointer
    }
  }
}
