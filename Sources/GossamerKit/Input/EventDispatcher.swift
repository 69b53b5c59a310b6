// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Delivers the events of a window to its gesture recognizers and views.
///
/// A touch goes to the gesture recognizers of the hit view and its ancestors, the innermost first, and then to the view. A
/// recognizer that recognises its gesture makes the recognizers that it prevents fail, and cancels the view's touch; see
/// EventDispatcher+Recognition.swift. After an event was delivered the actions of recognizers are called, and finished
/// recognizers are reset.
final class EventDispatcher {
  private(set) weak var window: UIWindow?

  /// The touches in the window, in the order in which they began.
  private(set) var touches: [UITouch] = []

  /// The recognizers that have received input and haven't been reset since, in this order.
  var active: [UIGestureRecognizer] = []

  /// The recognizers whose actions have to be called.
  var calls: [UIGestureRecognizer] = []

  /// The recognizers of the current touchpad pinch or rotation.
  private var transformed: [UIGestureRecognizer] = []

  /// The recognizers of the current scrolling.
  private var scrolled: [UIGestureRecognizer] = []

  /// The recognizers whose views the pointer is in.
  private var hovered: [UIGestureRecognizer] = []

  private var depth = 0
  private var isFinishing = false

  init(of window: UIWindow) {
    self.window = window
  }

  /// Runs `change`, and then arbitrates among the recognizers and calls their actions.
  func perform(_ change: () -> Void) {
    depth += 1
    change()
    settle()
    depth -= 1
    if depth == 0, !isFinishing { finish() }
  }

  /// Calls the actions, and resets the finished recognizers.
  private func finish() {
    isFinishing = true
    defer { isFinishing = false }
    repeat {
      while !calls.isEmpty { calls.removeFirst().callTargets() }
      resetFinished()
      // Delivers the touches that the reset recognizers have delayed.
      settle()
    } while !calls.isEmpty
  }

  /// Delivers an event.
  func dispatch(_ event: UIEvent) {
    switch event.content {
    case .touches(let touches):
      for touch in touches where touch.phase != .stationary { dispatch(touch, of: event) }
    case .hover(let location): dispatch(hoverAt: location, event)
    case .scroll(let scroll): dispatch(scroll, event)
    case .transform(let transform): dispatch(transform, event)
    case .presses(let presses): dispatch(presses, of: event)
    }
  }

  // MARK: - Touches

  /// Delivers `event`, in which `touch` has changed, to the recognizers and the view.
  private func dispatch(_ touch: UITouch, of event: UIEvent) {
    if let tracer = window?.interface.tracer {
      tracer.touch(touch) { deliver(touch, of: event) }
    } else {
      deliver(touch, of: event)
    }
    if touch.isOver { touches.remove(touch) }
  }

  private func deliver(_ touch: UITouch, of event: UIEvent) {
    perform {
      if touch.phase == .began { begin(touch, event) }
      let changed: Set = [touch]
      for recognizer in touch.recognizers where touch.recognizers.includes(recognizer) {
        recognizer.receive(changed, touch.phase, event)
      }
      hold(touch, event)
    }
  }

  /// Finds the view and the recognizers that get a touch that begins.
  private func begin(_ touch: UITouch, _ event: UIEvent) {
    guard let window else { return }
    var view = window.hitTest(touch.location(in: window), with: event)
    let stopped = view.flatMap { $0.interface.scrollMotions.stopDecelerating(around: $0) }
    if let stopped, touch.type == .direct {
      // As in UIKit, a finger that stops decelerating content doesn't press the view below it.
      view = stopped
      claim(touch)
    }
    touch.target = view
    let isSecond = touches.contains { $0.view === view && $0.delivery.isUnderWay }
    touch.delivery.isOver =
      view == nil || isSecond && view?.isMultipleTouchEnabled != true || isExcluded(view)
    touches.append(touch)
    for recognizer in recognizers(from: view) where recognizer.mayReceive(touch, event) {
      touch.recognizers.append(recognizer)
    }
    for recognizer in touch.recognizers { recognizer.add(touch) }
    note(touch.recognizers)
  }

  /// Whether `view` gets no touch, because it or a view with a touch has `isExclusiveTouch`.
  private func isExcluded(_ view: UIView?) -> Bool {
    touches.contains { touch in
      guard touch.delivery.isUnderWay, let other = touch.view, other !== view else { return false }
      return other.isExclusiveTouch || view?.isExclusiveTouch == true
    }
  }

  /// The recognizers of `view` and its ancestors, the innermost first.
  private func recognizers(from view: UIView?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = view
    while let current = view {
      for recognizer in current.input?.recognizers ?? [] where recognizer.isEnabled {
        found.append(recognizer)
      }
      view = current.parent
    }
    return found
  }

  private func note(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers where !active.includes(recognizer) {
      active.append(recognizer)
    }
  }

  // MARK: - Delivering touches to views

  private func hold(_ touch: UITouch, _ event: UIEvent) {
    guard !touch.delivery.isOver, touch.phase != .stationary else { return }
    if touch.phase == .cancelled {
      cancelInView(touch, event)
    } else {
      // Of delayed movements only the last one is delivered.
      if touch.phase == .moved, touch.delivery.held.last?.phase == .moved {
        touch.delivery.held.removeLast()
      }
      touch.delivery.held.append((touch.phase, event))
      if !heldTouches.includes(touch) { heldTouches.append(touch) }
    }
  }

  /// The touches with undelivered changes.
  private var heldTouches: [UITouch] = []

  /// Delivers the changes that no recognizer delays any longer to the views.
  /// - Returns: whether anything was delivered.
  func deliverHeldTouches() -> Bool {
    var hasDelivered = false
    for touch in heldTouches {
      while let next = touch.delivery.held.first, !isDelayed(touch, next.phase) {
        touch.delivery.held.removeFirst()
        touch.delivery.isUnderWay = next.phase != .ended
        touch.delivery.isOver = next.phase == .ended
        hasDelivered = true
        tell(touch, next.phase, next.event)
      }
    }
    heldTouches.removeAll { $0.delivery.held.isEmpty }
    return hasDelivered
  }

  private func isDelayed(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    guard phase == .began || phase == .ended else { return false }
    for recognizer in touch.recognizers where recognizer.isUndecided {
      let delays = phase == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded
      if delays { return true }
    }
    return false
  }

  /// Cancels a touch in its view.
  func cancelInView(_ touch: UITouch, _ event: UIEvent?) {
    let isKnown = touch.delivery.isUnderWay
    touch.delivery = TouchDelivery(isOver: true)
    guard isKnown else { return }
    let phase = touch.currentPhase
    touch.currentPhase = .cancelled
    tell(touch, .cancelled, event ?? UIEvent(.touches(touches), in: window))
    touch.currentPhase = phase
  }

  private func tell(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard let view = touch.view else { return }
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  // MARK: - Cancelling touches

  /// Called when a widget of the host has claimed a touch.
  /// - Parameter view: the view that the widget shows.
  func hostDidClaim(_ touch: UITouch, for view: UIView) {
    perform {
      for recognizer in touch.recognizers where recognizer.view?.isDescendant(of: view) != true {
        recognizer.lose(touch)
      }
    }
  }

  /// Cancels everything, because the window is closing.
  func cancelAll() {
    perform {
      for recognizer in active { recognizer.cancel() }
    }
    (transformed, scrolled, hovered) = ([], [], [])
  }

  /// Removes a touch that is over, in case an override of `sendEvent(_:)` has withheld its end.
  func forget(_ touch: UITouch) {
    guard touches.includes(touch) else { return }
    touches.remove(touch)
    perform {
      for recognizer in touch.recognizers { recognizer.lose(touch) }
      cancelInView(touch, nil)
    }
  }

  /// Cancels the touches and gestures of `view` and its descendants, which are leaving the window.
  func viewsLeft(under view: UIView) {
    guard !touches.isEmpty || !active.isEmpty else { return }
    perform {
      for touch in touches where touch.view?.isDescendant(of: view) == true {
        cancelInView(touch, nil)
      }
      for recognizer in active where recognizer.view?.isDescendant(of: view) == true {
        recognizer.cancel()
      }
    }
  }

  // MARK: - Events without touches

  /// Delivers a touchpad pinch or rotation to the recognizers that want it.
  private func dispatch(_ transform: EventTransform, _ event: UIEvent) {
    perform {
      if transform.phase == .began {
        let view = window?.hitTest(transform.location, with: event)
        transformed = recognizers(from: view).filter {
          $0.wantsTransforms && $0.state == .possible && $0.mayReceive(event)
        }
      }
      note(transformed)
      event.isTaken = !transformed.isEmpty
      for recognizer in transformed { recognizer.receive(transform, event) }
    }
    if transform.phase == .ended || transform.phase == .cancelled { transformed = [] }
  }

  /// Delivers scrolling to the recognizers that follow it: those of the view under the pointer when it began, and of its
  /// ancestors. A recognizer that recognises it prevents the others.
  private func dispatch(_ scroll: EventScroll, _ event: UIEvent) {
    perform {
      if scroll.phase == .began {
        let view = window?.hitTest(scroll.location, with: event)
        if let view { view.interface.scrollMotions.stopDecelerating(around: view) }
        scrolled = recognizers(from: view).filter {
          $0.follows(scroll) && $0.state == .possible && $0.mayReceive(event)
        }
      }
      note(scrolled)
      for recognizer in scrolled { recognizer.receive(scroll, event) }
      event.isTaken = scrolled.contains(where: \.isRecognized)
    }
    if !event.isTaken || scroll.phase == .ended { scrolled = [] }
  }

  /// Delivers a movement of the pointer to the recognizers that follow it.
  private func dispatch(hoverAt location: CGPoint?, _ event: UIEvent) {
    perform {
      let view = location.flatMap { window?.hitTest($0, with: event) }
      let inside = recognizers(from: view).filter { $0.followsPointer && $0.mayReceive(event) }
      let left = hovered.filter { !inside.includes($0) }
      hovered = inside
      note(inside)
      for recognizer in left { recognizer.pointerLeft(event) }
      for recognizer in inside { recognizer.receive(hoverAt: location, event) }
    }
  }

  /// Whether `recognizer` and `other` get the same touch, pinch, rotation or scrolling.
  func shareInput(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if transformed.includes(recognizer) && transformed.includes(other)
      || scrolled.includes(recognizer) && scrolled.includes(other)
    {
      return true
    }
    for touch in recognizer.involvedTouches where other.involvedTouches.includes(touch) {
      return true
    }
    return false
  }
}

// Arrays as sets of objects by identity. They use loops instead of closures, because in Swift 6 a main actor closure that
// the standard library calls checks its executor at each call. That was a tenth of a touch's cost.
nonisolated extension Array where Element: AnyObject {
  /// Whether the array contains `object`.
  func includes(_ object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }

  /// Removes `object`, if the array contains it.
  mutating func remove(_ object: Element) {
    for index in indices where self[index] === object {
      remove(at: index)
      return
    }
  }
}
