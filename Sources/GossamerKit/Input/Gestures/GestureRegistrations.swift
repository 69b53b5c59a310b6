// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// The targets and actions of a gesture recognizer.
struct GestureRegistrations {
  private var registrations: [Registration] = []

  private struct Registration {
    weak var target: AnyObject?
    /// The selector; nil for a method.
    let selector: Selector?
    let call: (UIGestureRecognizer) -> Void
  }

  /// The targets that haven't been deallocated, in the order in which they were added.
  var targets: [AnyObject] { registrations.compactMap(\.target) }

  /// The closures that call the actions, in the order in which they were added.
  var calls: [(UIGestureRecognizer) -> Void] { registrations.map(\.call) }

  /// Adds an action. A target and a selector that were added already stay where they are.
  mutating func add(
    _ target: AnyObject?, _ selector: Selector? = nil,
    _ call: @escaping (UIGestureRecognizer) -> Void
  ) {
    let isThere = registrations.contains {
      selector != nil && $0.selector == selector && $0.target === target
    }
    guard !isThere else { return }
    registrations.append(Registration(target: target, selector: selector, call: call))
  }

  /// Removes the actions of `target`; nil stands for all targets and for all actions.
  mutating func remove(_ target: AnyObject?, _ selector: Selector?) {
    registrations.removeAll {
      (target == nil || $0.target === target) && (selector == nil || $0.selector == selector)
    }
  }
}

extension UIGestureRecognizer {
  func add<Target: AnyObject>(
    _ target: Target, _ call: @escaping (Target, UIGestureRecognizer) -> Void
  ) {
    registrations.add(target) { [weak target] recognizer in
      guard let target else { return }
      WireActivity.call(from: recognizer, to: target) { call(target, recognizer) }
    }
  }

  /// Calls an action with this recognizer as its argument. Logs a message instead if the action expects another type.
  func call<Sender>(_ action: (Sender) -> Void, of target: AnyObject) {
    guard let sender = self as? Sender else {
      Messages.views.error(
        """
        An action of \(type(of: target)) expects a sender of type \(Sender.self), but it is \
        connected to a \(type(of: self)). The action wasn't called.
        """)
      return
    }
    action(sender)
  }

  func add(_ target: Any?, _ selector: Selector) {
    let object = target.map { $0 as AnyObject }
    if let object, selector.reachable(object, from: shortDescription) == nil { return }
    let isDirected = object != nil
    registrations.add(object, selector) { [weak object] recognizer in
      if isDirected, object == nil { return }
      selector.send(
        to: object, from: recognizer, for: recognizer.lastEvent,
        place: recognizer.shortDescription)
    }
  }

  /// Adds a target as a document connects it; see ``addTarget(_:action:)-(Any?,_)``.
  package func addTarget(_ target: (any Wirable)?, actionNamed name: String) {
    add(target, Selector(name))
  }

  /// The targets that haven't been deallocated.
  package var targets: [AnyObject] { registrations.targets }

  func callTargets() {
    let calls = registrations.calls
    guard !calls.isEmpty, let tracer = Interface.current.tracer else {
      for call in calls { call(self) }
      return
    }
    tracer.gesture(self) {
      for call in calls { call(self) }
    }
  }

  /// The class, and the ``name`` if there is one, for messages.
  var shortDescription: String {
    let kind = String(describing: type(of: self))
    return name.map { "\(kind) '\($0)'" } ?? kind
  }
}
