// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises a gesture in the touches of a view and of those inside of it, and calls its targets.
///
///     let tap = UITapGestureRecognizer(target: self, action: Card.open)
///     card.addGestureRecognizer(tap)
///
/// A subclass overrides the touches methods and sets ``state``: to `.ended` when a gesture that is over
/// at once was made (a tap), or to `.began`, `.changed` and `.ended` in the course of one that goes on (a
/// pan), or to `.failed` when it can't be the gesture any more.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uigesturerecognizer
open class UIGestureRecognizer: Wirable, nonisolated Hashable {
  // MARK: - Initializing a gesture recognizer

  /// Creates a recogniser without a target.
  public init() {}

  /// Creates a recogniser that calls `action` on `target`, which is held weakly.
  public init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    addTarget(target, action: action)
  }

  /// Creates a recogniser that calls `action` on `target`, which is held weakly, with itself.
  public init<Target: AnyObject, Sender>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    addTarget(target, action: action)
  }

  /// Creates a recogniser without a target.
  /// - Parameters:
  ///   - target: nil.
  ///   - action: nil.
  public init(target: AnyObject?, action: Never?) {}

  // MARK: - Documents

  /// The wires of recognisers, by UIKit's key-value coding names. An override adds to those of its
  /// superclass.
  open class var wires: AnyWires {
    Wires<UIGestureRecognizer>()
      .outlet("delegate", \.delegate)
      .attribute("enabled", \.isEnabled)
      .attribute("cancelsTouchesInView", \.cancelsTouchesInView)
      .attribute("delaysTouchesBegan", \.delaysTouchesBegan)
      .attribute("delaysTouchesEnded", \.delaysTouchesEnded)
  }

  /// Called when a document has made the recogniser and connected it. An override calls `super`.
  open func awakeFromNib() {}

  // MARK: - Adding and removing targets and actions

  /// Calls `action` on `target`, which is held weakly, when the gesture is recognised and in its
  /// course.
  ///
  /// Swift can't compare methods, so one that is added twice is called twice.
  open func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    add(target) { target, _ in action(target)() }
  }

  /// Calls `action` on `target`, which is held weakly, with this recogniser. One of another type than
  /// the action expects is refused with a message.
  open func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    add(target) { target, recognizer in recognizer.call(action(target), of: target) }
  }

  /// Ends what `target`, or everybody if it is nil, was added for.
  open func removeTarget(_ target: AnyObject?) { registrations.remove(target) }

  // MARK: - Managing gesture-related interactions

  /// Decides on the gesture, together with others' delegates; held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view whose touches the recogniser gets; nil for none.
  open var view: UIView? { attachedView }

  /// Whether the recogniser gets touches. Setting it to false cancels a gesture that is under way.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { perform { cancel() } } }
  }

  /// The kinds of touches that the recogniser gets, as raw values of ``UITouch/TouchType``. All unless
  /// set.
  open var allowedTouchTypes = [
    NSNumber(value: UITouch.TouchType.direct.rawValue),
    NSNumber(value: UITouch.TouchType.indirectPointer.rawValue),
  ]
  {
    didSet { allowedTypes = allowedTouchTypes.map(\.intValue) }
  }

  /// What the recogniser is called, for debugging.
  open var name: String?

  /// The keys that were held in the last event.
  open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }

  /// The buttons of the pointer that were pressed in the last event.
  open var buttonMask: UIEvent.ButtonMask { lastEvent?.buttonMask ?? [] }

  // MARK: - Getting the touches and location of a gesture

  /// The middle of the touches.
  /// - Parameter view: the view in whose coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { centroid.converted(to: view) }

  /// Where one of the touches is.
  /// - Parameters:
  ///   - touchIndex: its number, less than ``numberOfTouches``; another one gives the middle of the
  ///     touches.
  ///   - view: the view in whose coordinates; nil for the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else { return location(in: view) }
    return trackedTouches[touchIndex].location(in: view)
  }

  /// How many touches the recogniser gets.
  open var numberOfTouches: Int { trackedTouches.count }

  // MARK: - Getting the recognizer's state

  /// What has become of the gesture. Subclasses set it; the action is called for each state but
  /// `.possible` and `.failed`.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  // MARK: - Cancelling and delaying touches

  /// Whether the view's touches are cancelled when the gesture is recognised. In a window, a native
  /// widget below lets go of its press too.
  open var cancelsTouchesInView = true

  /// Whether the view hears of touches only when the recogniser has failed.
  open var delaysTouchesBegan = false

  /// Whether the view hears of the end of touches only when the recogniser has failed, so that a double
  /// tap can cancel both touches.
  open var delaysTouchesEnded = true

  // MARK: - Specifying dependencies between gesture recognizers

  /// Lets this recogniser recognise its gesture only after `otherGestureRecognizer`, which gets the
  /// same touches, has failed. That one is held weakly.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Weak(otherGestureRecognizer))
  }

  // MARK: - What subclasses override

  /// Called when a touch of the view begins.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a touch has moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a touch was lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a touch counts no longer. The base implementation gives the gesture up.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancel() }

  /// Called when the gesture is over, in the state `.possible`: forget what belongs to it. Touches that
  /// are still there don't come any more.
  open func reset() {}

  /// Gives up a touch, which doesn't come any more.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

  /// Whether this recogniser, when it recognises its gesture, makes another one fail. True unless
  /// overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recogniser, when it recognises its gesture, makes this one fail. True unless
  /// overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recogniser waits for another one to fail. False unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recogniser waits for this one to fail. False unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether the recogniser gets what is new in `event`. True unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: - What the Kit's own kinds override

  /// Whether the recogniser gets pinches and turns of a touchpad.
  var wantsTransforms: Bool { false }

  /// Takes a pinch or a turn of a touchpad.
  func transformed(by transform: EventTransform) {}

  /// Whether the recogniser gets scrolling of this kind.
  func follows(_ scroll: EventScroll) -> Bool { false }

  /// Takes a step of scrolling.
  func scrolled(by scroll: EventScroll) {}

  /// Whether the recogniser gets movements of the pointer without a button.
  var followsPointer: Bool { false }

  /// The pointer is in the view, and has moved.
  func pointerMoved() {}

  /// Whether the gesture goes on with another touch after the last one was lifted, as a double tap does.
  var awaitsAnotherTouch: Bool { false }

  // MARK: - State that the chapters keep

  var storedState = State.possible
  /// What the gesture becomes once those have failed that it waits for; nil if it doesn't wait.
  var waitingState: State?
  /// ``allowedTouchTypes`` as integers, which are compared for each touch.
  var allowedTypes = [
    UITouch.TouchType.direct.rawValue, UITouch.TouchType.indirectPointer.rawValue,
  ]
  weak var attachedView: UIView?
  /// What the window of its view runs in; without one the current interface.
  var interface: Interface { attachedView?.interface ?? .current }
  var registrations = GestureRegistrations()
  var requirements: [Weak<UIGestureRecognizer>] = []
  /// The touches that the recogniser gets.
  var trackedTouches: [UITouch] = []
  /// Those that it has got for this gesture, lifted ones included.
  var involvedTouches: [UITouch] = []
  /// The middle of the touches, in the coordinates of the window.
  var centroid = CGPoint.zero
  var lastEvent: UIEvent?

  /// Whether both are the same object.
  nonisolated public static func == (one: UIGestureRecognizer, other: UIGestureRecognizer) -> Bool {
    one === other
  }

  /// Feeds the object's identity into the hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UIGestureRecognizer {
  /// What has become of a gesture.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
  nonisolated public enum State: Int, Hashable, Sendable {
    /// The recogniser hasn't seen its gesture yet, but may.
    case possible = 0
    /// A gesture that goes on has begun.
    case began = 1
    /// It has changed.
    case changed = 2
    /// It is over; or a gesture that is over at once was made.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// The touches were no such gesture.
    case failed = 5

    /// The same as `ended`: a gesture that is over at once was made.
    public static var recognized: State { .ended }
  }
}
