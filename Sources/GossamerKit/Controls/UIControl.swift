// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A view that tells its targets what a person does with it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontrol
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private var registrations: [Registration] = []

  /// Creates a control that performs `primaryAction` when it is used.
  /// - Parameters:
  ///   - frame: its rectangle in the coordinates of the superview that it will get.
  ///   - primaryAction: performed at ``Event/primaryActionTriggered``; nil for nothing.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The wires of controls, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIControl>(super.wires)
      .attribute("enabled", \.isEnabled)
      .attribute("selected", \.isSelected)
      .attribute("highlighted", \.isHighlighted)
      .attribute("contentHorizontalAlignment", \.contentHorizontalAlignment)
      .attribute("contentVerticalAlignment", \.contentVerticalAlignment)
  }

  // MARK: - State

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { breakOffTracking(nil) }
      stateDidChange()
    }
  }

  /// Whether the control is selected; what that means is the control's own.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is drawn as being pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The present state, put together from the properties.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  func stateDidChange() {
    setNeedsCommit(.state)
  }

  /// What a line around the control, which has the keyboard, follows: a rectangle in the control's
  /// coordinates, and the radius of its corners.
  package var focusShape: (frame: CGRect, cornerRadius: CGFloat) {
    (CGRect(origin: .zero, size: bounds.size), storedLayer?.cornerRadius ?? 0)
  }

  // MARK: - Tracking touches

  /// Called when a touch begins in the control. True unless overridden.
  /// - Returns: whether the control follows the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch has moved. True unless overridden.
  /// - Returns: whether the control goes on following the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch is let go. ``isTouchInside`` says where.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch counts no longer.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether the control follows a touch.
  open var isTracking: Bool { trackedTouch != nil }

  /// Whether the touch that the control follows is inside of it.
  open var isTouchInside: Bool { storedTouchInside }

  /// Begins to follow a touch. An override that doesn't call `super` has the control follow none.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(began: touches, event)
  }

  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(moved: touches, event)
  }

  /// Sends `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(ended: touches, event)
  }

  /// Sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(cancelled: touches, event)
  }

  /// Leaves single taps on buttons, switches, steppers and segments to them, as UIKit does.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    ownGestures.allows(gestureRecognizer, on: self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the control is drawn as pressed while it follows a touch.
  var highlightsWhileTracked: Bool { true }

  /// Which gestures of the views around the control it keeps for itself.
  var ownGestures: OwnGestures { .none }

  /// The touch was let go inside of the control.
  func touchWasReleasedInside() { performPrimaryAction() }

  var trackedTouch: UITouch?
  var storedTouchInside = false

  // MARK: - Menus

  /// Whether a press by the secondary button, or a long one by a finger, opens a menu, which
  /// ``contextMenuInteraction(_:configurationForMenuAtLocation:)`` makes. False unless set.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { setContextMenuInteractionEnabled(newValue) }
  }

  /// Whether a press opens the menu, instead of what it does otherwise. False unless set.
  open var showsMenuAsPrimaryAction = false

  /// What opens the menu; nil unless ``isContextMenuInteractionEnabled``.
  open var contextMenuInteraction: UIContextMenuInteraction? { storedMenuInteraction }

  /// Makes the menu of the control; nil, unless overridden, for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Called when the menu is about to open.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when the menu is about to close.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  var storedMenuInteraction: UIContextMenuInteraction?

  // MARK: - Alignment of the content

  /// Where the content stands vertically.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { alignmentDidChange() } }
  }

  /// Where the content stands horizontally.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { alignmentDidChange() } }
  }

  private func alignmentDidChange() {
    setNeedsCommit(.content)
    setNeedsLayout()
  }

  // MARK: - Targets and actions

  /// Calls `action` on `target` when one of `controlEvents` happens.
  ///
  /// The target is held weakly: the registration ends with it.
  ///
  /// UIKit calls the same target and action once, however often they are added, since it compares
  /// selectors. Swift can't compare functions, so here each call of this method counts: add a target
  /// where it happens once, such as in `viewDidLoad()`, or call ``removeTarget(_:for:)`` before. A
  /// `UIAction` with an identifier of its own replaces the one that is there, and an action that a
  /// document connects twice, which it names, is called once.
  open func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    add(controlEvents, target) { target, _ in action(target)() }
  }

  /// Calls `action` on `target`, with this control, when one of `controlEvents` happens.
  ///
  /// A sender of another type than the control's is refused with a message when the event happens.
  open func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    add(controlEvents, target) { target, sender in
      guard let typedSender = sender as? Sender else {
        Messages.views.error(
          """
          An action of \(type(of: target)) expects a sender of type \(Sender.self), but it is \
          connected to a \(type(of: sender)). The action wasn't called.
          """)
        return
      }
      action(target)(typedSender)
    }
  }

  /// Ends the registrations of `target`, or of all if it is nil, for `controlEvents`.
  open func removeTarget(_ target: AnyObject?, for controlEvents: Event = .allEvents) {
    for index in registrations.indices {
      let isMeant = target == nil || registrations[index].target === target
      guard isMeant, registrations[index].action == nil else { continue }
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Ends the registrations of `target`, or of all if it is nil, for `controlEvents`, whatever their actions.
  /// - Parameter action: nil. UIKit ends that action alone if there is one; Swift can't tell one method from
  ///   another. What has to end alone is a `UIAction`: ``removeAction(_:for:)``.
  public func removeTarget(_ target: AnyObject?, action: Never?, for controlEvents: Event) {
    removeTarget(target, for: controlEvents)
  }

  /// Can't be called: says what to write in place of it.
  @available(
    *, unavailable,
    message:
      "Swift can't compare methods: pass nil, which ends all actions of the target, or add a UIAction and end it by removeAction(_:for:)"
  )
  public func removeTarget<Target: AnyObject, Method>(
    _ target: Target?, action: (Target) -> Method, for controlEvents: Event
  ) {}

  /// Performs `action` when one of `controlEvents` happens. An action with the same identifier that
  /// is there for these events gives way.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(events: controlEvents, action: action))
  }

  /// Ends the registration of `action` for `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Ends the registration of the action with this identifier for `controlEvents`.
  open func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in registrations.indices where registrations[index].action?.identifier == identifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The events for which something is registered.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { events, registration in
      if registration.isAlive { events.formUnion(registration.events) }
    }
  }

  /// Performs `action` with this control as its sender. Called for each `UIAction` of an event.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls what is registered for `controlEvents`, in the order of registration.
  ///
  /// What is registered in the course of it isn't called any more, nor what is removed.
  open func sendActions(for controlEvents: Event) {
    registrations.removeAll { !$0.isAlive }
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      registration.call(self)
    }
  }

  /// Does what a press on the control does, unless it is disabled.
  package func performPrimaryAction() {
    guard isEnabled else { return }
    window?.commitComposed()
    if showsMenuAsPrimaryAction, contextMenuInteraction?.openMenu(at: nil) == true {
      return sendActions(for: .menuActionTriggered)
    }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  // MARK: - Accessibility

  /// Does what a press does, unless the control is disabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    performPrimaryAction()
    return true
  }

  /// A control that an application makes may contain other controls, which must be found, so only the
  /// Kit's own kinds are elements by themselves.
  override var isAccessibilityElementByDefault: Bool { false }

  override class var plainness: Plainness { Plainness(of: UIControl.self, .properties) }

  /// What the labels inside say, in their order: "Milk, 2 bottles". Nil if they say nothing.
  override var defaultAccessibilityLabel: String? {
    var texts: [String] = []
    var stack: [UIView] = subviews.reversed()
    while let view = stack.popLast() {
      guard !view.isHidden, !(view is UIControl) else { continue }
      if let text = (view as? UILabel)?.accessibilityLabel, !text.isEmpty { texts.append(text) }
      stack.append(contentsOf: view.subviews.reversed())
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}

extension UIControl {
  /// Calls `call` when one of `events` happens. An action that has a name and is there for the
  /// target isn't added again: it is called for these events as well.
  func add<Target: AnyObject>(
    _ events: Event, _ target: Target, named name: String? = nil,
    _ call: @escaping (Target, UIControl) -> Void
  ) {
    if let name, let known = registrations.first(where: { $0.name == name && $0.target === target })
    {
      known.events.formUnion(events)
      return
    }
    registrations.append(
      Registration(events: events, target: target, name: name) { [weak target] control in
        guard let target else { return }
        WireActivity.fire(from: control, to: target)
        call(target, control)
      })
  }

  /// Whom the control calls, in the order of registration; an action is no target.
  package var targets: [AnyObject] { registrations.compactMap(\.target) }

  /// One target with its action, or one `UIAction`. Without events it is removed.
  private final class Registration {
    var events: Event
    private(set) weak var target: AnyObject?
    /// The name by which a document knows the target's action.
    let name: String?
    let action: UIAction?
    let call: (UIControl) -> Void

    var isAlive: Bool { action != nil || target != nil }

    init(events: Event, target: AnyObject, name: String?, call: @escaping (UIControl) -> Void) {
      self.events = events
      self.target = target
      self.name = name
      self.action = nil
      self.call = call
    }

    init(events: Event, action: UIAction) {
      self.events = events
      self.name = nil
      self.action = action
      self.call = { $0.sendAction(action) }
    }
  }
}
