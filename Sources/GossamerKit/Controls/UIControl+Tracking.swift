// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Tracking a touch from its beginning in the control to its end.
extension UIControl {
  /// Begins to track a touch, unless the control already tracks one or is disabled. A disabled control still receives its
  /// touches, so that the views behind it don't.
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
    // Claimed only now, because until the release a movement could have scrolled the scroll view around the control.
    if peer?.tracksTouches != true { window?.dispatcher.claim(touch) }
    endTracking(touch, with: event)
    stopTracking()
    if isInside { touchWasReleasedInside() } else { sendActions(for: .touchUpOutside) }
  }

  func track(cancelled touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    breakOffTracking(event)
  }

  /// Stops tracking, because the touch was cancelled or the control was disabled.
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

/// The gestures on a control that gesture recognizers of its ancestors don't recognise.
enum OwnGestures {
  /// No gestures: the ancestors' recognizers get all.
  case none
  /// A tap with one finger, which presses the control.
  case taps
  /// All gestures, because the control uses movements itself: to select text, or to move a thumb.
  case all
}

extension OwnGestures {
  /// Whether a recognizer may recognise its gesture on a view that reserves these gestures.
  func allows(_ recognizer: UIGestureRecognizer, on view: UIView) -> Bool {
    guard recognizer.view?.isDescendant(of: view) != true else { return true }
    return switch self {
    case .none: true
    case .taps: (recognizer as? UITapGestureRecognizer)?.isPress != true
    case .all: recognizer.followsPointer
    }
  }
}
