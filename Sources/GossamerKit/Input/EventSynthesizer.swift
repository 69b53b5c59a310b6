// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Turns the input of a window into UIEvents, and sends them by ``UIApplication/sendEvent(_:)``. The host reports the input
/// of its devices, and tests report simulated input, by the same methods.
package final class EventSynthesizer {
  private(set) weak var window: UIWindow?
  let interface: Interface
  private var contacts: [Contact] = []
  private var lastPress: LastPress?
  private var zoomEnd: Alarm?
  /// The keys that are held, in the order in which they were pressed; see EventSynthesizer+Keys.swift.
  var heldKeys: [HeldKey] = []
  /// The time at which a key that types was last pressed; nil if another key, or a button, was pressed since. See
  /// EventSynthesizer+Typing.swift.
  var lastKeystroke: TimeInterval?
  /// Rings when a pause in typing is expected, while an alert waits for it.
  var typingEnd: Alarm?
  private var scrollEnd: Alarm?
  private var lastScroll: EventScroll?

  init(of window: UIWindow) {
    self.window = window
    interface = window.interface
  }

  /// A finger, or a pressed button.
  private struct Contact {
    let id: Int
    let touch: UITouch
    let modifierFlags: UIKeyModifierFlags
  }

  /// The last press, which decides whether the next one is a repeated tap.
  private struct LastPress {
    let place: CGPoint
    let buttons: UIEvent.ButtonMask
    let count: Int
    var end: TimeInterval
  }

  /// The maximum pause in seconds and the maximum distance in points between repeated taps. UIKit doesn't document them;
  /// GTK's defaults are 0.4 seconds and 5 points, which is too little for fingers.
  private static let (longestPause, longestDistance) = (0.4, CGFloat(45))

  // MARK: - Fingers and buttons

  /// Begins a touch by a finger or a button. Pressing a second button of the same device cancels the touch, as in GTK.
  /// - Parameters:
  ///   - id: identifies the finger or the pointer while it is down.
  ///   - point: the place in the coordinates of the window.
  ///   - buttons: the button; empty for a finger.
  /// - Returns: the touch; nil if none began.
  @discardableResult
  package func press(
    _ id: Int, at point: CGPoint, type: UITouch.TouchType, buttons: UIEvent.ButtonMask,
    modifierFlags: UIKeyModifierFlags = []
  ) -> UITouch? {
    guard touch(id) == nil else {
      cancel(id)
      return nil
    }
    guard let window, window.isVisible else { return nil }
    endTyping()
    if let menu = window.shownMenu {
      // A press outside an open menu closes it, and does nothing else.
      menu.dismiss()
      return nil
    }
    let touch = UITouch(
      id: id, in: window, at: point, type: type, tapCount: tapCount(at: point, buttons),
      buttonMask: buttons)
    contacts.append(Contact(id: id, touch: touch, modifierFlags: modifierFlags))
    send(touch)
    return touch
  }

  /// An identifier for one more finger.
  package var unusedID: Int { (contacts.map(\.id).max() ?? 0) + 1 }

  /// Whether there is a touch with this identifier, which hasn't been cancelled.
  package func isDown(_ id: Int) -> Bool { touch(id) != nil }

  /// Moves a finger, or the pointer with its button pressed.
  package func move(_ id: Int, to point: CGPoint) {
    guard let touch = touch(id), touch.place != point else { return }
    touch.change(to: .moved, at: point)
    send(touch)
  }

  /// Ends a touch: the finger is lifted, or the button released.
  package func release(_ id: Int, at point: CGPoint) {
    guard let touch = touch(id) else { return }
    lastPress?.end = interface.clock.now
    touch.change(to: .ended, at: point)
    end(touch)
  }

  /// Cancels a touch.
  package func cancel(_ id: Int) {
    guard let touch = touch(id) else { return }
    touch.change(to: .cancelled, at: touch.place)
    end(touch)
  }

  /// Called when a widget of the host has claimed a touch.
  /// - Parameter view: the view that the widget shows.
  package func hostDidClaim(_ id: Int, for view: UIView) {
    guard let touch = touch(id) else { return }
    let isItsOwn =
      view.peer?.tracksTouches == true && touch.view?.isDescendant(of: view) == true
    if isItsOwn { window?.dispatcher.hostDidClaim(touch, for: view) } else { cancel(id) }
  }

  /// Cancels all touches, because something in front of the window, such as a menu, gets their end.
  func cancelTouches() {
    for contact in contacts where !contact.touch.isOver { cancel(contact.id) }
  }

  /// Cancels all input, because the window is closing.
  func cancelAll() {
    cancelTouches()
    cancelKeys()
    (scrollEnd, lastKeystroke, typingEnd) = (nil, nil, nil)
    window?.dispatcher.cancelAll()
  }

  private func touch(_ id: Int) -> UITouch? { contacts.first { $0.id == id }?.touch }

  private func tapCount(at point: CGPoint, _ buttons: UIEvent.ButtonMask) -> Int {
    let now = interface.clock.now
    var count = 1
    if let last = lastPress, last.buttons == buttons, now - last.end <= Self.longestPause,
      hypot(point.x - last.place.x, point.y - last.place.y) <= Self.longestDistance
    {
      count = last.count + 1
    }
    lastPress = LastPress(place: point, buttons: buttons, count: count, end: now)
    return count
  }

  private func end(_ touch: UITouch) {
    send(touch)
    contacts.removeAll { $0.touch === touch }
    // An override of sendEvent(_:) may not have passed the end on.
    window?.dispatcher.forget(touch)
  }

  private func send(_ touch: UITouch) {
    for contact in contacts where contact.touch !== touch {
      contact.touch.currentPhase = .stationary
    }
    interface.application.sendEvent(
      UIEvent(
        .touches(contacts.map(\.touch)), in: window,
        modifierFlags: contacts.first { $0.touch === touch }?.modifierFlags ?? [],
        buttonMask: touch.buttonMask))
  }

  // MARK: - Hovering, touchpads and the wheel

  /// Moves the pointer without a pressed button.
  /// - Parameter point: the place in the coordinates of the window; nil when the pointer leaves it.
  package func hover(at point: CGPoint?, modifierFlags: UIKeyModifierFlags = []) {
    guard let window, window.isVisible else { return }
    interface.application.sendEvent(
      UIEvent(.hover(at: point), in: window, modifierFlags: modifierFlags))
  }

  /// A step of a pinch or a rotation on a touchpad.
  /// - Parameters:
  ///   - point: the place of the pointer, in the coordinates of the window.
  ///   - scale: the factor by which the fingers have moved apart since the last step.
  ///   - rotation: the rotation since the last step, in radians, clockwise.
  /// - Returns: whether a gesture recognizer handles it.
  @discardableResult
  package func transform(
    _ phase: UITouch.Phase, at point: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0,
    modifierFlags: UIKeyModifierFlags = []
  ) -> Bool {
    guard let window, window.isVisible else { return false }
    let step = EventTransform(phase: phase, location: point, scale: scale, rotation: rotation)
    let event = UIEvent(.transform(step), in: window, modifierFlags: modifierFlags)
    interface.application.sendEvent(event)
    return event.isTaken
  }

  /// A step of scrolling by the wheel or a touchpad. Scrolling ends with ``endScrolling()``, or a quarter of a second after
  /// the last step, because a wheel doesn't report the end.
  /// - Parameters:
  ///   - distance: the distance by which the content moves up and to the left.
  ///   - isDiscrete: whether the distance is in steps of the wheel, rather than in points.
  ///   - point: the place of the pointer, in the coordinates of the window.
  /// - Returns: whether a gesture recognizer handles it.
  @discardableResult
  package func scroll(
    by distance: CGVector, isDiscrete: Bool, at point: CGPoint,
    modifierFlags: UIKeyModifierFlags = []
  ) -> Bool {
    guard distance.dx.isFinite, distance.dy.isFinite else { return false }
    let step = EventScroll(
      phase: scrollEnd == nil ? .began : .moved, location: point, distance: distance,
      isDiscrete: isDiscrete)
    let isTaken = send(step, modifierFlags)
    // If no recognizer handles this step, one may handle the next, for instance in the opposite direction. So that begins
    // anew.
    guard isTaken else {
      scrollEnd = nil
      return false
    }
    scrollEnd = interface.clock.setAlarm(in: 0.25) { [weak self] in self?.endScrolling() }
    lastScroll = step
    return true
  }

  /// Ends scrolling: the fingers have left the touchpad, perhaps while moving.
  package func endScrolling() {
    guard scrollEnd != nil, let last = lastScroll else { return }
    scrollEnd = nil
    lastScroll = nil
    send(
      EventScroll(
        phase: .ended, location: last.location, distance: .zero, isDiscrete: last.isDiscrete), [])
  }

  /// Two fingers rest on the touchpad, which stops a decelerating scroll view under the pointer.
  package func restOnTouchpad(at point: CGPoint) {
    guard let window, let view = window.hitTest(point, with: nil) else { return }
    window.interface.scrollMotions.stopDecelerating(around: view)
  }

  @discardableResult
  private func send(_ scroll: EventScroll, _ modifierFlags: UIKeyModifierFlags) -> Bool {
    guard let window, window.isVisible else { return false }
    let event = UIEvent(.scroll(scroll), in: window, modifierFlags: modifierFlags)
    interface.application.sendEvent(event)
    return event.isTaken
  }

  /// A step of the wheel with Ctrl held, which is a pinch for people with a mouse. It ends a quarter of a second after the
  /// last step, because a wheel doesn't report the end.
  /// - Returns: whether a gesture recognizer handles it.
  package func zoom(by factor: CGFloat, at point: CGPoint) -> Bool {
    let phase: UITouch.Phase = zoomEnd == nil ? .began : .moved
    let isTaken = transform(phase, at: point, scale: factor, modifierFlags: .command)
    guard isTaken else {
      zoomEnd = nil
      return false
    }
    zoomEnd = interface.clock.setAlarm(in: 0.25) { [weak self] in
      self?.zoomEnd = nil
      self?.transform(.ended, at: point, modifierFlags: .command)
    }
    return true
  }
}
