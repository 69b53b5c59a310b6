// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Leads what happens in a window to its gesture recognisers and views.
///
/// A touch goes to the recognisers of the view that is hit and of those around it, the innermost first,
/// and then to the view. A recogniser that recognises its gesture makes those that it prevents fail, and
/// the view's touch is cancelled. Who recognises is settled in EventDispatcher+Recognition.swift. When
/// all have heard of the event, the actions of recognisers are called, and those that are through are
/// reset.
final class EventDispatcher {
  private(set) weak var window: UIWindow?

  /// The touches in the window, in the order in which they began.
  private(set) var touches: [UITouch] = []

  /// The recognisers that have got something and haven't been reset since, in that order.
  var active: [UIGestureRecognizer] = []

  /// Those whose actions are to be called.
  var calls: [UIGestureRecognizer] = []

  /// Those that get the transform that is under way.
  private var transformed: [UIGestureRecognizer] = []

  /// Those that get the scrolling that is under way.
  private var scrolled: [UIGestureRecognizer] = []

  /// Those in whose views the pointer is.
  private var hovered: [UIGestureRecognizer] = []

  private var depth = 0
  private var isFinishing = false

  init(of window: UIWindow) {
    self.window = window
  }

  /// Runs `change`, after which everything is settled that it entails.
  func perform(_ change: () -> Void) {
    depth += 1
    change()
    settle()
    depth -= 1
    if depth == 0, !isFinishing { finish() }
  }

  /// Calls the actions, and resets the recognisers that are through.
  private func finish() {
    isFinishing = true
    defer { isFinishing = false }
    repeat {
      while !calls.isEmpty { calls.removeFirst().callTargets() }
      resetFinished()
      // What recognisers delayed that have been reset.
      settle()
    } while !calls.isEmpty
  }

  /// Leads an event to whom it is for.
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

  /// Leads `event`, in which `touch` has done something, to recognisers and view.
  private func dispatch(_ touch: UITouch, of event: UIEvent) {
    perform {
      if touch.phase == .began { begin(touch, event) }
      let news: Set = [touch]
      for recognizer in touch.recognizers where touch.recognizers.includes(recognizer) {
        recognizer.receive(news, touch.phase, event)
      }
      hold(touch, event)
    }
    if touch.isOver { touches.remove(touch) }
  }

  /// Finds out who gets a touch that begins.
  private func begin(_ touch: UITouch, _ event: UIEvent) {
    guard let window else { return }
    var view = window.hitTest(touch.location(in: window), with: event)
    let stopped = view.flatMap { $0.interface.scrollMotions.stopDecelerating(around: $0) }
    if let stopped, touch.type == .direct {
      // As in UIKit, the finger that stops the content doesn't press what happens to be below.
      view = stopped
      claim(touch)
    }
    touch.target = view
    let isSecond = touches.contains { $0.view === view && $0.delivery.isUnderWay }
    touch.delivery.isOver =
      view == nil || isSecond && view?.isMultipleTouchEnabled != true || isExcluded(view)
    touches.append(touch)
    for recognizer in recognizers(from: view) where recognizer.mayTake(touch, event) {
      touch.recognizers.append(recognizer)
    }
    for recognizer in touch.recognizers { recognizer.add(touch) }
    note(touch.recognizers)
  }

  /// Whether `view` gets no touch, because it or another one that has a touch wants to be the only one.
  private func isExcluded(_ view: UIView?) -> Bool {
    touches.contains { touch in
      guard touch.delivery.isUnderWay, let other = touch.view, other !== view else { return false }
      return other.isExclusiveTouch || view?.isExclusiveTouch == true
    }
  }

  /// The recognisers of `view` and of those around it, the innermost first.
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

  // MARK: - What views are told

  private func hold(_ touch: UITouch, _ event: UIEvent) {
    guard !touch.delivery.isOver, touch.phase != .stationary else { return }
    if touch.phase == .cancelled {
      cancelInView(touch, event)
    } else {
      // Of movements that a recogniser delays, the last one is told.
      if touch.phase == .moved, touch.delivery.held.last?.phase == .moved {
        touch.delivery.held.removeLast()
      }
      touch.delivery.held.append((touch.phase, event))
      if !heldTouches.includes(touch) { heldTouches.append(touch) }
    }
  }

  /// The touches whose views are still to be told something.
  private var heldTouches: [UITouch] = []

  /// Tells views what no recogniser delays any more.
  /// - Returns: whether one has been told anything.
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

  /// Tells the view of a touch that it counts no longer.
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

  // MARK: - Touches that count no longer

  /// A widget of the host's has taken over a touch.
  /// - Parameter view: the view that the widget shows.
  func hostDidClaim(_ touch: UITouch, for view: UIView) {
    perform {
      for recognizer in touch.recognizers where recognizer.view?.isDescendant(of: view) != true {
        recognizer.lose(touch)
      }
    }
  }

  /// The window is closing: nothing goes on in it.
  func cancelAll() {
    perform {
      for recognizer in active { recognizer.cancel() }
    }
    (transformed, scrolled, hovered) = ([], [], [])
  }

  /// A touch is over, whoever may have kept that from the dispatcher.
  func forget(_ touch: UITouch) {
    guard touches.includes(touch) else { return }
    touches.remove(touch)
    perform {
      for recognizer in touch.recognizers { recognizer.lose(touch) }
      cancelInView(touch, nil)
    }
  }

  /// The views under `view` are leaving the window, in which they may be touched.
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

  /// Leads a pinch or a turn to the recognisers that want it.
  private func dispatch(_ transform: EventTransform, _ event: UIEvent) {
    perform {
      if transform.phase == .began {
        let view = window?.hitTest(transform.location, with: event)
        transformed = recognizers(from: view).filter {
          $0.wantsTransforms && $0.state == .possible && $0.mayTake(event)
        }
      }
      note(transformed)
      event.isTaken = !transformed.isEmpty
      for recognizer in transformed { recognizer.receive(transform, event) }
    }
    if transform.phase == .ended || transform.phase == .cancelled { transformed = [] }
  }

  /// Leads scrolling to the recognisers that follow it: to those of the view below, and of those around
  /// it, that it began over. One that recognises it keeps the others from it.
  private func dispatch(_ scroll: EventScroll, _ event: UIEvent) {
    perform {
      if scroll.phase == .began {
        let view = window?.hitTest(scroll.location, with: event)
        if let view { view.interface.scrollMotions.stopDecelerating(around: view) }
        scrolled = recognizers(from: view).filter {
          $0.follows(scroll) && $0.state == .possible && $0.mayTake(event)
        }
      }
      note(scrolled)
      for recognizer in scrolled { recognizer.receive(scroll, event) }
      event.isTaken = scrolled.contains(where: \.isRecognized)
    }
    if !event.isTaken || scroll.phase == .ended { scrolled = [] }
  }

  /// Leads a movement of the pointer to the recognisers that follow it.
  private func dispatch(hoverAt location: CGPoint?, _ event: UIEvent) {
    perform {
      let view = location.flatMap { window?.hitTest($0, with: event) }
      let inside = recognizers(from: view).filter { $0.followsPointer && $0.mayTake(event) }
      let left = hovered.filter { !inside.includes($0) }
      hovered = inside
      note(inside)
      for recognizer in left { recognizer.pointerLeft(event) }
      for recognizer in inside { recognizer.receive(hoverAt: location, event) }
    }
  }

  /// Whether `recognizer` and `other` have been given the same touch, transform or scrolling.
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

// Objects by their identity, each at most once. Loops, and not closures: in Swift 6 a closure of the main
// actor that the standard library calls checks at each call where it runs, which was a tenth of a touch's cost.
nonisolated extension Array where Element: AnyObject {
  /// Whether `object` is there.
  func includes(_ object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }

  /// Takes `object` out, if it is there.
  mutating func remove(_ object: Element) {
    for index in indices where self[index] === object {
      remove(at: index)
      return
    }
  }
}
