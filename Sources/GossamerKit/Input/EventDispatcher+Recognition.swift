// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The arbitration among gesture recognizers that get the same touches.
//
// A recognizer that has detected its gesture requests to leave the state `possible`. It fails if another recognizer that
// has recognised its gesture prevents it, or if its delegate or a view refuses. It waits while a recognizer that has to
// fail first is undecided. When it recognises its gesture, the recognizers that it prevents fail.
extension EventDispatcher {
  /// Lets `recognizer`, which has detected its gesture, recognise it, wait, or fail.
  func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    var rivals: [UIGestureRecognizer] = []
    for other in active where other !== recognizer && shareInput(other, recognizer) {
      rivals.append(other)
    }
    for rival in rivals where rival.isRecognized && rival.prevents(recognizer) {
      return recognizer.fail()
    }
    var required: [UIGestureRecognizer] = []
    for other in active where other !== recognizer && recognizer.requiresFailure(of: other) {
      required.append(other)
    }
    for other in required where other.isRecognized { return recognizer.fail() }
    for other in required where other.isUndecided && !waits(other, for: recognizer) {
      recognizer.waitingState = state
      return
    }
    guard recognizer.mayBegin else { return recognizer.fail() }
    // The delegate or a view may have ended the gesture.
    guard recognizer.state == .possible, active.includes(recognizer) else { return }
    recognizer.enter(state)
    for rival in rivals where rival.isUndecided && recognizer.prevents(rival) { rival.fail() }
    guard recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.involvedTouches {
      cancelInView(touch, nil)
      claim(touch)
    }
  }

  /// Makes the host's widgets release a touch, because a recognizer or a control has claimed it.
  func claim(_ touch: UITouch) {
    window?.host?.claim(touch)
  }

  /// Whether `recognizer` waits for `other` to fail, directly or through others that it waits for. Two recognizers must not
  /// wait for each other, because neither would ever recognise its gesture.
  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    var seen: [UIGestureRecognizer] = []
    var open = [recognizer]
    while let next = open.popLast() {
      if next === other { return true }
      guard next.waitingState != nil, !seen.includes(next) else { continue }
      seen.append(next)
      open += active.filter { $0 !== next && $0.isUndecided && next.requiresFailure(of: $0) }
    }
    return false
  }

  /// Lets waiting recognizers recognise their gestures, and delivers delayed touches to views, until nothing changes.
  func settle() {
    var goesOn = true
    while goesOn {
      goesOn = false
      for recognizer in active {
        guard let state = recognizer.waitingState else { continue }
        recognizer.waitingState = nil
        recognize(recognizer, as: state)
        if recognizer.waitingState == nil { goesOn = true }
      }
      if deliverHeldTouches() { goesOn = true }
    }
  }

  /// Resets the recognizers whose gestures are over, and those whose touches have all ended without a gesture.
  func resetFinished() {
    for recognizer in active {
      recognizer.dropEndedTouches()
      if recognizer.isThrough { recognizer.prepareForNextGesture() }
    }
    var busy: [UIGestureRecognizer] = []
    for recognizer in active where !recognizer.isIdle { busy.append(recognizer) }
    active = busy
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer has recognised its gesture.
  var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// Whether the recognizer has touches and may still recognise its gesture.
  var isUndecided: Bool { state == .possible && !isIdle }

  /// Whether this recognizer, which has recognised its gesture, makes `other` fail.
  fileprivate func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  /// Whether this recognizer requires `other` to fail first.
  fileprivate func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.wrappedValue === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether the delegate allows the gesture, and so do the touched views and their ancestors up to the recognizer's view.
  fileprivate var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) != false else { return false }
    let own = view
    if cancelsTouchesInView {
      var asked: [UIView] = []
      for touch in involvedTouches {
        var next = touch.view
        while let view = next, view !== own, !asked.includes(view) {
          guard view.gestureRecognizerShouldBegin(self) else { return false }
          if involvedTouches.count > 1 { asked.append(view) }
          next = view.parent
        }
      }
    }
    return own?.gestureRecognizerShouldBegin(self) != false
  }
}
