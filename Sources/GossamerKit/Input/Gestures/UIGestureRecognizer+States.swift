// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The state machine of gesture recognizers.
extension UIGestureRecognizer {
  /// Handles a state that a subclass sets: recognises the gesture, waits for other recognizers to fail first, fails, or
  /// continues the gesture. An invalid transition is ignored.
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

  /// Enters a state, after the arbitration, and has the actions called.
  func enter(_ newState: State) {
    storedState = newState
    guard let dispatcher else { return callTargets() }
    if !dispatcher.calls.includes(self) { dispatcher.calls.append(self) }
  }

  /// Fails, because the touches can't be the gesture. They aren't delivered to the recognizer any longer.
  func fail() {
    guard storedState == .possible, !isIdle else { return }
    storedState = .failed
    waitingState = nil
    for touch in trackedTouches { drop(touch) }
  }

  /// Cancels a gesture that has begun. Fails if it hasn't begun yet.
  func cancel() {
    switch storedState {
    case .began, .changed: enter(.cancelled)
    case .possible: fail()
    case .ended, .cancelled, .failed: break
    }
  }

  /// Runs a change that affects the arbitration with other recognizers.
  func perform(_ change: () -> Void) {
    if let dispatcher { dispatcher.perform(change) } else { change() }
  }

  /// The event dispatcher of the view's window.
  private var dispatcher: EventDispatcher? { attachedView?.window?.dispatcher }

  // MARK: - Receiving touches

  /// Whether the recognizer gets a touch that begins.
  func mayReceive(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard waitingState == nil, allowedTypes.contains(touch.type.rawValue),
      mayReceive(event)
    else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  /// Whether the recognizer gets the touches, scrolling, pinch or rotation that begin with an event, or a movement of the
  /// pointer.
  func mayReceive(_ event: UIEvent) -> Bool {
    shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }

  func add(_ touch: UITouch) {
    trackedTouches.append(touch)
    involvedTouches.append(touch)
  }

  /// Handles touches that have changed, all in the same phase.
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

  /// The touches that haven't ended.
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

  /// Cancels a touch that something else has claimed, such as a widget of the host, and stops receiving it.
  func lose(_ touch: UITouch) {
    guard trackedTouches.includes(touch) else { return }
    touchesCancelled([touch], with: lastEvent ?? UIEvent(.touches([touch]), in: touch.window))
    drop(touch)
  }

  /// Stops receiving a touch.
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

  /// Whether the recognizer can be reset: the gesture is over, or all touches have ended without one.
  var isThrough: Bool {
    switch storedState {
    case .ended, .cancelled, .failed: true
    case .began, .changed: false
    case .possible:
      trackedTouches.isEmpty && waitingState == nil && !awaitsAnotherTouch
        && !involvedTouches.isEmpty
    }
  }

  /// Whether the recognizer has received nothing since it was reset.
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
