// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Which recogniser recognises its gesture, where several get the same touches.
//
// A recogniser that has seen enough asks to leave the state `possible`. It fails if another one, which
// has recognised already, prevents it, or if its delegate or a view says so. It waits as long as one
// that has to fail first is undecided. Once it recognises, it makes those fail that it prevents.
extension EventDispatcher {
  /// Lets `recognizer`, which has seen enough, recognise its gesture, or wait, or fail.
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
    // Whoever was asked may have ended the gesture.
    guard recognizer.state == .possible, active.includes(recognizer) else { return }
    recognizer.enter(state)
    for rival in rivals where rival.isUndecided && recognizer.prevents(rival) { rival.fail() }
    guard recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.involvedTouches {
      cancelInView(touch, nil)
      claim(touch)
    }
  }

  /// The host's widgets are to let go of a touch that somebody here has taken.
  func claim(_ touch: UITouch) {
    window?.host?.claim(touch)
  }

  /// Whether `recognizer` waits for `other` to fail, itself or by way of those that it waits for. Such
  /// a circle of requirements would otherwise never end.
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

  /// Lets those recognise that have waited long enough, and views hear what was kept from them, until
  /// nothing changes any more.
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

  /// Resets the recognisers whose gestures are over, and those that have got all touches without
  /// having seen anything in them.
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
  /// Whether the recogniser has recognised its gesture.
  var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// Whether the recogniser, which has got touches, may still recognise something in them.
  var isUndecided: Bool { state == .possible && !isIdle }

  /// Whether this recogniser, which has recognised its gesture, makes `other` fail.
  fileprivate func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  /// Whether this recogniser recognises only after `other` has failed.
  fileprivate func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.wrappedValue === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether the delegate, the views that are touched and those around them, up to the recogniser's own,
  /// allow the gesture.
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
