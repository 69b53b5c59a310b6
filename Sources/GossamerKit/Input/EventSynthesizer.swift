// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Where a person's doings come into a window: the host tells what its devices do, and a test tells what
/// a person would do. Both become the same events, which go to ``UIApplication/sendEvent(_:)``.
package final class EventSynthesizer {
  private(set) weak var window: UIWindow?
  let interface: Interface
  private var contacts: [Contact] = []
  private var lastPress: LastPress?
  private var zoomEnd: Alarm?
  /// The keys that are held, in the order in which they were pressed; see EventSynthesizer+Keys.swift.
  var heldKeys: [HeldKey] = []
  /// When a key was last pressed that types; nil if something else was pressed since. See EventSynthesizer+Typing.swift.
  var lastKeystroke: TimeInterval?
  /// Rings when typing may be over, while an alert waits for that.
  var typingEnd: Alarm?
  private var scrollEnd: Alarm?
  private var lastScroll: EventScroll?

  init(of window: UIWindow) {
    self.window = window
    interface = window.interface
  }

  /// A finger or a button that is down.
  private struct Contact {
    let id: Int
    let touch: UITouch
    let modifierFlags: UIKeyModifierFlags
  }

  /// What makes the next press one of several taps in the same place.
  private struct LastPress {
    let place: CGPoint
    let buttons: UIEvent.ButtonMask
    let count: Int
    var end: TimeInterval
  }

  /// How much later, in seconds, and how far away, in points, the next of several taps may begin. UIKit
  /// doesn't document it; GTK's defaults are 0.4 and 5, too near for fingers.
  private static let (longestPause, longestDistance) = (0.4, CGFloat(45))

  // MARK: - Fingers and buttons

  /// A finger or a button goes down. A second button of the same device breaks off the touch, as GTK's
  /// own clicks are.
  /// - Parameters:
  ///   - id: tells the finger or the pointer from others that are down at the same time.
  ///   - point: in the coordinates of the window.
  ///   - buttons: the button; empty for a finger.
  /// - Returns: the touch, unless there is none.
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
      // A press beside an open menu closes it, and does nothing else.
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

  /// What tells one more finger from those that are down.
  package var unusedID: Int { (contacts.map(\.id).max() ?? 0) + 1 }

  /// Whether a finger or a button is down that nobody has taken from the Kit.
  package func isDown(_ id: Int) -> Bool { touch(id) != nil }

  /// A finger moves, or the pointer while its button is down.
  package func move(_ id: Int, to point: CGPoint) {
    guard let touch = touch(id), touch.place != point else { return }
    touch.change(to: .moved, at: point)
    send(touch)
  }

  /// A finger is lifted, or the button let go.
  package func release(_ id: Int, at point: CGPoint) {
    guard let touch = touch(id) else { return }
    lastPress?.end = interface.clock.now
    touch.change(to: .ended, at: point)
    end(touch)
  }

  /// A touch counts no longer, because the host has taken it.
  package func cancel(_ id: Int) {
    guard let touch = touch(id) else { return }
    touch.change(to: .cancelled, at: touch.place)
    end(touch)
  }

  /// A widget of the host's has taken over a touch.
  /// - Parameter view: the view that the widget shows.
  package func hostDidClaim(_ id: Int, for view: UIView) {
    guard let touch = touch(id) else { return }
    let isItsOwn =
      view.peer?.tracksTouches == true && touch.view?.isDescendant(of: view) == true
    if isItsOwn { window?.dispatcher.hostDidClaim(touch, for: view) } else { cancel(id) }
  }

  /// Something has come in front of the window, such as a menu: what is down is let go there.
  func cancelTouches() {
    for contact in contacts where !contact.touch.isOver { cancel(contact.id) }
  }

  /// The window closes.
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
    // Whoever overrides sendEvent(_:) may have kept the end to itself.
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

  // MARK: - The pointer without a button, touchpads, the wheel

  /// The pointer moves without a button pressed.
  /// - Parameter point: in the coordinates of the window; nil when it leaves the window.
  package func hover(at point: CGPoint?, modifierFlags: UIKeyModifierFlags = []) {
    guard let window, window.isVisible else { return }
    interface.application.sendEvent(
      UIEvent(.hover(at: point), in: window, modifierFlags: modifierFlags))
  }

  /// Two fingers pinch or turn on a touchpad.
  /// - Parameters:
  ///   - point: where the pointer is, in the coordinates of the window.
  ///   - scale: by what factor the fingers are farther apart than in the last call.
  ///   - rotation: how far they have turned since then, in radians, clockwise.
  /// - Returns: whether a recogniser takes it.
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

  /// The wheel is turned, or two fingers move over a touchpad. It ends by ``endScrolling()``, or a quarter
  /// of a second after the last step, because a wheel doesn't say when.
  /// - Parameters:
  ///   - distance: how far the content is to go up and to the left.
  ///   - isDiscrete: whether that is in steps of the wheel, and not in points.
  ///   - point: where the pointer is, in the coordinates of the window.
  /// - Returns: whether a recogniser takes it.
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
    // What nobody takes may be wanted by somebody once it goes the other way.
    guard isTaken else {
      scrollEnd = nil
      return false
    }
    scrollEnd = interface.clock.setAlarm(in: 0.25) { [weak self] in self?.endScrolling() }
    lastScroll = step
    return true
  }

  /// The fingers leave the touchpad, perhaps while they move.
  package func endScrolling() {
    guard scrollEnd != nil, let last = lastScroll else { return }
    scrollEnd = nil
    lastScroll = nil
    send(
      EventScroll(
        phase: .ended, location: last.location, distance: .zero, isDiscrete: last.isDiscrete), [])
  }

  /// Two fingers have come to rest on a touchpad, which stops what moves below by itself.
  package func restOnTouchpad(at point: CGPoint) {
    window?.hitTest(point, with: nil)?.stopDeceleratingScrollViews()
  }

  @discardableResult
  private func send(_ scroll: EventScroll, _ modifierFlags: UIKeyModifierFlags) -> Bool {
    guard let window, window.isVisible else { return false }
    let event = UIEvent(.scroll(scroll), in: window, modifierFlags: modifierFlags)
    interface.application.sendEvent(event)
    return event.isTaken
  }

  /// The wheel is turned while Ctrl is held, which is a pinch for those who have a mouse. It ends a
  /// quarter of a second after the last step, because a wheel doesn't say when.
  /// - Returns: whether a recogniser takes it.
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
