// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// The targets and actions of a gesture recognizer.
struct GestureRegistrations {
  private var registrations: [Registration] = []

  private struct Registration {
    weak var target: AnyObject?
    let call: (UIGestureRecognizer) -> Void
  }

  /// The targets that haven't been deallocated, in the order in which they were added.
  var targets: [AnyObject] { registrations.compactMap(\.target) }

  /// The closures that call the actions, in the order in which they were added.
  var calls: [(UIGestureRecognizer) -> Void] { registrations.map(\.call) }

  mutating func add(_ target: AnyObject?, _ call: @escaping (UIGestureRecognizer) -> Void) {
    registrations.append(Registration(target: target, call: call))
  }

  /// Removes the actions of `target`; those of all targets if it is nil.
  mutating func remove(_ target: AnyObject?) {
    registrations.removeAll { target == nil || $0.target === target }
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

  /// Adds a target whose action is found by its name among the target's wires. The recognizer is the action's sender.
  /// - Parameters:
  ///   - target: the object with the action; held weakly. If nil, the responder chain is searched for one, from the
  ///     recognizer's view, whenever the action is called.
  ///   - name: the action's name among the wires.
  package func addTarget(_ target: (any Wirable)?, actionNamed name: String) {
    let action = NamedAction(name: name)
    if let target {
      add(target) { target, recognizer in
        action.perform(on: target, sender: recognizer, place: recognizer.shortDescription)
      }
    } else {
      registrations.add(nil) { recognizer in
        let target = action.target(from: recognizer.view)
        action.perform(on: target, from: recognizer, place: recognizer.shortDescription)
      }
    }
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
