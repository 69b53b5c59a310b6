// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The targets and actions of a control.
extension UIControl {
  /// A registered target with its action, or a registered `UIAction`. A registration without events is removed.
  final class Registration {
    var events: Event
    private(set) weak var target: AnyObject?
    /// The selector; nil for a method or a `UIAction`.
    let selector: Selector?
    let action: UIAction?
    let call: (UIControl) -> Void
    /// Whether the responder chain is searched for the target.
    private let isForChain: Bool

    var isAlive: Bool { action != nil || target != nil || isForChain }

    /// A method, or a selector, of `target`; of the responder chain if it is nil.
    init(
      events: Event, target: AnyObject?, selector: Selector? = nil,
      call: @escaping (UIControl) -> Void
    ) {
      self.events = events
      self.target = target
      self.selector = selector
      self.isForChain = target == nil
      self.action = nil
      self.call = call
    }

    init(events: Event, action: UIAction) {
      self.events = events
      self.selector = nil
      self.isForChain = false
      self.action = action
      self.call = { $0.sendAction(action) }
    }
  }

  /// Calls `call` when one of `events` happens.
  func add<Target: AnyObject>(
    _ events: Event, _ target: Target, _ call: @escaping (Target, UIControl) -> Void
  ) {
    registrations.append(
      Registration(events: events, target: target) { [weak target] control in
        guard let target else { return }
        WireActivity.call(from: control, to: target) { call(target, control) }
      })
  }

  /// Sends `selector` to `target` when one of `events` happens. A pair that is registered already isn't added again: it is
  /// called for these events too.
  func add(_ events: Event, _ target: Any?, _ selector: Selector) {
    let object = target.map { $0 as AnyObject }
    if let object, selector.reachable(object, from: shortDescription) == nil { return }
    if let known = registrations.first(where: {
      $0.selector == selector && $0.target === object && $0.isAlive
    }) {
      known.events.formUnion(events)
      return
    }
    let isDirected = object != nil
    registrations.append(
      Registration(events: events, target: object, selector: selector) { [weak object] control in
        if isDirected, object == nil { return }
        control.sendAction(selector, to: object, for: control.interface.sentEvent)
      })
  }

  /// Removes what is registered for `events`; nil stands for any target and any action.
  func remove(_ events: Event, _ target: AnyObject?, _ selector: Selector?) {
    for registration in registrations {
      let isMeant =
        (target == nil || registration.target === target)
        && (selector == nil || registration.selector == selector)
      guard isMeant, registration.action == nil else { continue }
      registration.events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The names of the selectors for a target, that of the responder chain if it is nil; nil for none.
  func names(of target: AnyObject?, for event: Event) -> [String]? {
    let names = registrations.filter {
      $0.isAlive && $0.target === target && !$0.events.isDisjoint(with: event)
    }.compactMap { $0.selector?.name }
    return names.isEmpty ? nil : names
  }

  /// The targets as values of a set.
  var hashableTargets: [AnyHashable] {
    registrations.filter { $0.isAlive && $0.action == nil }.map { registration in
      guard let target = registration.target else { return NSNull() }
      return target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target))
    }
  }

  /// Performs the action that `target` has a wire for, with this control as its sender, when one of `controlEvents` happens,
  /// as a document connects it.
  /// - Parameters:
  ///   - target: the object that has the action; held weakly. If nil, the responder chain is searched from this control when
  ///     the event happens.
  ///   - name: the action's name among the wires.
  package func addTarget(
    _ target: (any Wirable)?, actionNamed name: String, for controlEvents: Event
  ) {
    add(controlEvents, target, Selector(name))
  }

  /// Whether a `UIAction` is registered.
  package var hasActions: Bool { registrations.contains { $0.action != nil } }

  /// Removes all registrations of a `UIAction`.
  package func removeActions() { registrations.removeAll { $0.action != nil } }

  /// The targets in the order of registration, without those of a `UIAction`.
  package var targets: [AnyObject] { registrations.compactMap(\.target) }
}
