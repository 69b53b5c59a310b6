// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A view that sends actions to its targets when a person uses it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontrol
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  var registrations: [Registration] = []

  /// Creates a control that performs `primaryAction` when it is used.
  /// - Parameters:
  ///   - frame: the frame in the coordinates of the future superview.
  ///   - primaryAction: performed at ``Event/primaryActionTriggered``; nil for none.
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

  /// Whether the control is enabled.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { breakOffTracking(nil) }
      stateDidChange()
    }
  }

  /// Whether the control is selected; the meaning depends on the control.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is drawn as pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The present state, as a combination of the properties above.
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

  /// The shape of the control's focus ring: a rectangle in the control's coordinates, and its corner radius.
  package var focusShape: (frame: CGRect, cornerRadius: CGFloat) {
    (CGRect(origin: .zero, size: bounds.size), storedLayer?.cornerRadius ?? 0)
  }

  // MARK: - Tracking touches

  /// Called when a touch begins in the control. True unless overridden.
  /// - Returns: whether the control tracks the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch has moved. True unless overridden.
  /// - Returns: whether the control continues to track the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ends. ``isTouchInside`` tells where.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether the control is tracking a touch.
  open var isTracking: Bool { trackedTouch != nil }

  /// Whether the tracked touch is inside the control.
  open var isTouchInside: Bool { storedTouchInside }

  /// Begins to track a touch. If an override doesn't call `super`, no touch is tracked.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(began: touches, event)
  }

  /// Continues tracking.
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

  /// Refuses single taps of ancestors' recognizers on buttons, switches, steppers and segments, as UIKit does.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    ownGestures.allows(gestureRecognizer, on: self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the control is highlighted while it tracks a touch.
  var highlightsWhileTracked: Bool { true }

  /// The gestures on the control that its ancestors' recognizers don't get.
  var ownGestures: OwnGestures { .none }

  /// Called when the touch has ended inside the control.
  func touchWasReleasedInside() { performPrimaryAction() }

  var trackedTouch: UITouch?
  var storedTouchInside = false

  // MARK: - Menus

  /// Whether the secondary button or a long press opens the menu of
  /// ``contextMenuInteraction(_:configurationForMenuAtLocation:)``. False by default.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { setContextMenuInteractionEnabled(newValue) }
  }

  /// Whether a press opens the menu instead of sending the usual actions. False by default.
  open var showsMenuAsPrimaryAction = false

  /// The interaction that opens the menu; nil unless ``isContextMenuInteractionEnabled`` is true.
  open var contextMenuInteraction: UIContextMenuInteraction? { storedMenuInteraction }

  /// Returns the menu of the control. Returns nil, no menu, unless overridden.
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

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { alignmentDidChange() } }
  }

  /// The horizontal alignment of the content.
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
  /// The target is held weakly: the registration ends when it is freed.
  ///
  /// UIKit calls the same target and action once, however often they are added, because it compares selectors. Swift can't
  /// compare functions, so here an action is called as often as it was added. Add a target where the code runs once, such as
  /// in `viewDidLoad()`, or call ``removeTarget(_:for:)`` before. A `UIAction` replaces the one with the same identifier, and
  /// an action that a document connects twice by name is called once.
  open func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    add(controlEvents, target) { target, _ in action(target)() }
  }

  /// Calls `action` on `target`, with this control, when one of `controlEvents` happens.
  ///
  /// If the control isn't of type `Sender`, a message is logged when the event happens, and the action isn't called.
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

  /// Calls the method that `action` names on `target` when one of `controlEvents` happens, with this control and its event as
  /// arguments, as far as the method takes them. The same target and action added twice are called once.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)
  /// - Parameters:
  ///   - target: an object that has a wire for `action`, held weakly. If nil, the responder chain is searched for one when the
  ///     event happens.
  ///   - action: the method; see ``Selector``.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(controlEvents, target, action)
  }

  /// Removes the registration of `target` and `action` for `controlEvents`.
  ///
  /// Methods that were added without a selector can't be compared, so they are only removed together: by nil.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/removetarget(_:action:for:)
  /// - Parameters:
  ///   - target: the target; nil for all.
  ///   - action: the action; nil for all of the target's.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents, target.map { $0 as AnyObject }, action)
  }

  /// Removes the registrations of `target` for `controlEvents`; of all targets if it is nil.
  open func removeTarget(_ target: AnyObject?, for controlEvents: Event = .allEvents) {
    remove(controlEvents, target, nil)
  }

  /// Unavailable: its message says what to use instead.
  @available(
    *, unavailable,
    message:
      "Swift can't compare methods: pass nil, which ends all actions of the target, or add a UIAction and end it by removeAction(_:for:)"
  )
  public func removeTarget<Target: AnyObject, Method>(
    _ target: Target?, action: (Target) -> Method, for controlEvents: Event
  ) {}

  /// The targets, without those of a `UIAction`; `NSNull` stands for the responder chain.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/alltargets
  open var allTargets: Set<AnyHashable> { Set(hashableTargets) }

  /// The names of the selectors that are registered for a target and an event; nil for none. Methods that were added without a
  /// selector have no name.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/actions(fortarget:forcontrolevent:)
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(of: target.map { $0 as AnyObject }, for: controlEvent)
  }

  /// Calls the method that `action` names on `target`. Called for each registered selector of an event; an override that
  /// doesn't call `super` keeps the action from being sent.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/sendaction(_:to:for:)
  /// - Parameter target: the target; nil searches the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.send(to: target, from: self, for: event, place: shortDescription)
  }

  /// Performs `action` when one of `controlEvents` happens. It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(events: controlEvents, action: action))
  }

  /// Removes the registration of `action` for `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the registration of the action with this identifier for `controlEvents`.
  open func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in registrations.indices where registrations[index].action?.identifier == identifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The events for which targets or actions are registered.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { events, registration in
      if registration.isAlive { events.formUnion(registration.events) }
    }
  }

  /// Performs `action` with this control as its sender. Called for each `UIAction` of an event.
  open func sendAction(_ action: UIAction) {
    // The action of a bar button, for instance, isn't the application's; what it calls is.
    guard !action.isOfKit else { return action.perform(sender: self) }
    WireActivity.call(from: self, to: action, action.traceName) { action.perform(sender: self) }
  }

  /// Calls the targets and actions that are registered for `controlEvents`, in the order of registration.
  ///
  /// Registrations that are added or removed during the calls have no effect on them.
  open func sendActions(for controlEvents: Event) {
    registrations.removeAll { !$0.isAlive }
    guard !registrations.isEmpty else { return }
    if let tracer = Interface.current.tracer {
      tracer.event(controlEvents.traceVerb + " " + traceName, on: self) { call(for: controlEvents) }
    } else {
      call(for: controlEvents)
    }
  }

  private func call(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      registration.call(self)
    }
  }

  /// Performs what a press on the control does, unless it is disabled.
  package func performPrimaryAction() {
    guard isEnabled else { return }
    window?.commitComposed()
    if showsMenuAsPrimaryAction, contextMenuInteraction?.openMenu(at: nil) == true {
      return sendActions(for: .menuActionTriggered)
    }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  // MARK: - Accessibility

  /// Performs what a press does, unless the control is disabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    performPrimaryAction()
    return true
  }

  /// False: a custom control may contain other controls, which assistive technologies have to find. The Kit's own controls
  /// override it.
  override var isAccessibilityElementByDefault: Bool { false }

  override class var plainness: Plainness { Plainness(of: UIControl.self, .properties) }

  /// The texts of the labels inside the control, in their order: "Milk, 2 bottles". Nil if there are none.
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
