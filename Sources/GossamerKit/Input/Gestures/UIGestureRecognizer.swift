// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises a gesture in the touches of a view and its descendants, and calls its targets.
///
///     let tap = UITapGestureRecognizer(target: self, action: Card.open)
///     card.addGestureRecognizer(tap)
///
/// A subclass overrides the touches methods and sets ``state``: for a discrete gesture, such as a tap, to `.ended`; during a
/// continuous gesture, such as a pan, to `.began`, `.changed` and `.ended`; and to `.failed` when the touches can't be the
/// gesture.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor open class UIGestureRecognizer: Wirable, nonisolated Hashable {
  // MARK: - Initializing a gesture recognizer

  /// Creates a recognizer that calls the method that `action` names on `target`, with itself as the argument.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uigesturerecognizer/init(target:action:)
  /// - Parameters:
  ///   - target: an object that has a wire for `action`, held weakly. If nil, the responder chain is searched for one, from the
  ///     recognizer's view.
  ///   - action: the method; nil for none.
  public init(target: Any?, action: Selector?) {
    if let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer that calls `action` on `target`, which is held weakly.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls `action` on `target`, which is held weakly, with itself as the argument.
  public convenience init<Target: AnyObject, Sender>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  // MARK: - Documents

  /// The wires of gesture recognizers, by UIKit's key-value coding names. An override adds to those of its superclass.
  open class var wires: AnyWires {
    Wires<UIGestureRecognizer>()
      .outlet("delegate", \.delegate)
      .attribute("enabled", \.isEnabled)
      .attribute("cancelsTouchesInView", \.cancelsTouchesInView)
      .attribute("delaysTouchesBegan", \.delaysTouchesBegan)
      .attribute("delaysTouchesEnded", \.delaysTouchesEnded)
  }

  /// Called after a document has created and connected the recognizer. An override calls `super`.
  open func awakeFromNib() {}

  // MARK: - Adding and removing targets and actions

  /// Calls `action` on `target`, which is held weakly, when the gesture is recognised and whenever it changes.
  ///
  /// Swift can't compare methods, so an action that is added twice is called twice.
  open func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    add(target) { target, _ in action(target)() }
  }

  /// Calls `action` on `target`, which is held weakly, with this recognizer as the argument, when the gesture is recognised
  /// and whenever it changes. If the recognizer isn't of type `Sender`, a message is logged instead.
  open func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    add(target) { target, recognizer in recognizer.call(action(target), of: target) }
  }

  /// Calls the method that `action` names on `target` when the gesture is recognised and whenever it changes, with this
  /// recognizer as the argument. The same target and action added twice are called once.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)
  /// - Parameters:
  ///   - target: an object that has a wire for `action`, held weakly. If nil, the responder chain is searched for one, from the
  ///     recognizer's view.
  ///   - action: the method; see ``Selector``.
  open func addTarget(_ target: Any?, action: Selector) { add(target, action) }

  /// Removes an action of a target. Methods that were added without a selector are only removed together, by nil.
  /// - Parameters:
  ///   - target: the target; nil for all.
  ///   - action: the action; nil for all of the target's.
  open func removeTarget(_ target: Any?, action: Selector?) {
    registrations.remove(target.map { $0 as AnyObject }, action)
  }

  /// Removes all actions of `target`; those of all targets if it is nil.
  open func removeTarget(_ target: AnyObject?) { registrations.remove(target, nil) }

  // MARK: - Managing gesture-related interactions

  /// The delegate, which takes part in the arbitration among recognizers; held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view whose touches the recognizer gets; nil for none.
  open var view: UIView? { attachedView }

  /// Whether the recognizer gets touches. Setting it to false cancels a gesture that has begun.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { perform { cancel() } } }
  }

  /// The types of touches that the recognizer gets, as raw values of ``UITouch/TouchType``; all by default.
  open var allowedTouchTypes = [
    NSNumber(value: UITouch.TouchType.direct.rawValue),
    NSNumber(value: UITouch.TouchType.indirectPointer.rawValue),
  ]
  {
    didSet { allowedTypes = allowedTouchTypes.map(\.intValue) }
  }

  /// The name of the recognizer, for debugging.
  open var name: String?

  /// The modifier keys that were held in the last event.
  open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }

  /// The buttons of the pointer that were pressed in the last event.
  open var buttonMask: UIEvent.ButtonMask { lastEvent?.buttonMask ?? [] }

  // MARK: - Getting the touches and location of a gesture

  /// The centroid of the touches. Without touches, as in scrolling, hovering or a touchpad pinch, the location of the
  /// pointer.
  /// - Parameter view: the view in whose coordinates the point is; nil for the window.
  open func location(in view: UIView?) -> CGPoint { centroid.converted(to: view) }

  /// The location of one of the touches.
  /// - Parameters:
  ///   - touchIndex: the index, less than ``numberOfTouches``; another index gives the centroid of the touches.
  ///   - view: the view in whose coordinates the point is; nil for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else { return location(in: view) }
    return trackedTouches[touchIndex].location(in: view)
  }

  /// The number of touches that the recognizer gets.
  open var numberOfTouches: Int { trackedTouches.count }

  // MARK: - Getting the recognizer's state

  /// The state of the gesture. Subclasses set it. The actions are called for each state except `.possible` and `.failed`.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  // MARK: - Cancelling and delaying touches

  /// Whether the touches are cancelled in the view when the gesture is recognised. The host's widgets release them then,
  /// too.
  open var cancelsTouchesInView = true

  /// Whether touches are delivered to the view only after the recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the ends of touches are delivered to the view only after the recognizer has failed. So a double tap can still
  /// cancel both touches in the view.
  open var delaysTouchesEnded = true

  // MARK: - Specifying dependencies between gesture recognizers

  /// Requires another recognizer to fail before this one recognises its gesture. The other one is held weakly.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Weak(otherGestureRecognizer))
  }

  // MARK: - Overridden by subclasses

  /// Called when a touch of the view begins.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a touch has moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a touch has ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a touch is cancelled. The base implementation cancels the gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancel() }

  /// Called when the gesture is over, to reset the properties of the subclass. The state is `.possible` again. Touches that
  /// haven't ended aren't delivered to the recognizer any longer.
  open func reset() {}

  /// Ignores a touch: it isn't delivered to the recognizer any longer.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

  /// Whether this recognizer, when it recognises its gesture, makes another one fail. True unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer, when it recognises its gesture, makes this one fail. True unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer requires another one to fail first. False unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer requires this one to fail first. False unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether the recognizer gets the touches, scrolling, pinch or rotation that begin with `event`. True unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: - Overridden by the Kit's own recognizers

  /// Whether the recognizer gets pinches and rotations of a touchpad.
  var wantsTransforms: Bool { false }

  /// Handles a step of a pinch or a rotation of a touchpad.
  func transformed(by transform: EventTransform) {}

  /// Whether the recognizer gets this kind of scrolling.
  func follows(_ scroll: EventScroll) -> Bool { false }

  /// Handles a step of scrolling.
  func scrolled(by scroll: EventScroll) {}

  /// Whether the recognizer gets movements of the pointer without a button.
  var followsPointer: Bool { false }

  /// Called when the pointer has moved in the view.
  func pointerMoved() {}

  /// Whether the gesture waits for another touch after the last one has ended, as a double tap does.
  var awaitsAnotherTouch: Bool { false }

  // MARK: - Stored properties of the extensions

  var storedState = State.possible
  /// The state to enter after the recognizers that this one waits for have failed; nil if it doesn't wait.
  var waitingState: State?
  /// ``allowedTouchTypes`` as integers, for a fast comparison.
  var allowedTypes = [
    UITouch.TouchType.direct.rawValue, UITouch.TouchType.indirectPointer.rawValue,
  ]
  weak var attachedView: UIView?
  /// The interface of the view; the current one without a view.
  var interface: Interface { attachedView?.interface ?? .current }
  var registrations = GestureRegistrations()
  var requirements: [Weak<UIGestureRecognizer>] = []
  /// The touches that the recognizer gets at present.
  var trackedTouches: [UITouch] = []
  /// All touches of this gesture, including those that have ended or were dropped.
  var involvedTouches: [UITouch] = []
  /// The value of ``location(in:)``, in the coordinates of the window.
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
  /// The state of a gesture.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
  nonisolated public enum State: Int, Hashable, Sendable {
    /// The gesture hasn't been recognised, but still may be.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture goes on, and has changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete gesture was recognised.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches weren't the gesture.
    case failed = 5

    /// The same as `ended`, for a discrete gesture.
    public static var recognized: State { .ended }
  }
}
