// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// From one state to the next.
extension UIGestureRecognizer {
  /// Takes over a state that a subclass sets.
  func change(to newState: State) {
    perform {
      switch (storedState, newState) {
      case (.possible, .began), (.possible, .changed), (.possible, .ended):
        recognizeUnlessWaiting(as: newState)
      case (.possible, .failed), (.possible, .cancelled): fail()
      case (.began, .changed), (.changed, .changed): enter(.changed)
      case (.began, .ended), (.changed, .ended): enter(.ended)
      case (.began, .cancelled), (.changed, .cancelled): enter(.cancelled)
      case (.began, .failed), (.changed, .failed): enter(.cancelled)
      default: break
      }
    }
  }

  private func recognizeUnlessWaiting(as newState: State) {
    guard waitingState == nil, isEnabled else { return }
    if let dispatcher {
      dispatcher.recognize(self, as: newState)
    } else {
      enter(newState)
    }
  }

  /// Takes over a state that nobody objects to.
  func enter(_ newState: State) {
    storedState = newState
    guard let dispatcher else { return callTargets() }
    if !dispatcher.calls.includes(self) { dispatcher.calls.append(self) }
  }

  /// The touches are no such gesture. They don't come any more.
  func fail() {
    guard storedState == .possible, !isIdle else { return }
    storedState = .failed
    waitingState = nil
    for touch in trackedTouches { drop(touch) }
  }

  /// Breaks the gesture off: one that is under way is cancelled, one that hasn't begun fails.
  func cancel() {
    switch storedState {
    case .began, .changed: enter(.cancelled)
    case .possible: fail()
    case .ended, .cancelled, .failed: break
    }
  }

  /// Runs a change that others have to settle with this one.
  func perform(_ change: () -> Void) {
    if let dispatcher { dispatcher.perform(change) } else { change() }
  }

  /// What leads the touches of the view's window.
  private var dispatcher: EventDispatcher? { attachedView?.window?.dispatcher }

  // MARK: - Getting touches

  /// Whether the recogniser gets a touch that begins.
  func mayTake(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard waitingState == nil, allowedTypes.contains(touch.type.rawValue),
      mayTake(event)
    else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  /// Whether the recogniser gets what begins with an event.
  func mayTake(_ event: UIEvent) -> Bool {
    shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }

  func add(_ touch: UITouch) {
    trackedTouches.append(touch)
    involvedTouches.append(touch)
  }

  /// Takes what touches have done.
  func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    lastEvent = event
    updateCentroid()
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// The touches that haven't been lifted.
  var touchesDown: [UITouch] {
    var down: [UITouch] = []
    for touch in trackedTouches where !touch.isOver { down.append(touch) }
    return down
  }

  private func updateCentroid() {
    guard !trackedTouches.isEmpty else { return }
    let count = CGFloat(trackedTouches.count)
    centroid = .zero
    for touch in trackedTouches {
      centroid.x += touch.place.x / count
      centroid.y += touch.place.y / count
    }
  }

  /// A touch was taken over by somebody else.
  func lose(_ touch: UITouch) {
    guard trackedTouches.includes(touch) else { return }
    touchesCancelled([touch], with: lastEvent ?? UIEvent(.touches([touch]), in: touch.window))
    drop(touch)
  }

  /// Gets no more of a touch.
  func drop(_ touch: UITouch) {
    trackedTouches.remove(touch)
    touch.recognizers.remove(self)
  }

  func receive(_ transform: EventTransform, _ event: UIEvent) {
    lastEvent = event
    centroid = transform.location
    transformed(by: transform)
  }

  func receive(_ scroll: EventScroll, _ event: UIEvent) {
    lastEvent = event
    centroid = scroll.location
    scrolled(by: scroll)
  }

  func receive(hoverAt location: CGPoint?, _ event: UIEvent) {
    lastEvent = event
    if let location { centroid = location }
    pointerMoved()
  }

  func pointerLeft(_ event: UIEvent) {
    lastEvent = event
    if isRecognized { state = .ended }
  }

  // MARK: - The end of a gesture

  func dropEndedTouches() {
    for touch in trackedTouches where touch.isOver { trackedTouches.remove(touch) }
  }

  /// Whether the gesture is over, or will never be: all touches were lifted, and nothing was seen in
  /// them.
  var isThrough: Bool {
    switch storedState {
    case .ended, .cancelled, .failed: true
    case .began, .changed: false
    case .possible:
      trackedTouches.isEmpty && waitingState == nil && !awaitsAnotherTouch
        && !involvedTouches.isEmpty
    }
  }

  /// Whether nothing has come for the recogniser since it was reset.
  var isIdle: Bool { storedState == .possible && involvedTouches.isEmpty && waitingState == nil }

  func prepareForNextGesture() {
    for touch in involvedTouches { drop(touch) }
    involvedTouches = []
    waitingState = nil
    storedState = .possible
    lastEvent = nil
    reset()
  }
}
