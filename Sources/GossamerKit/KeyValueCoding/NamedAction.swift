// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// An action that a document connects by the name of its wire.
package struct NamedAction {
  /// The action's name among the wires.
  package let name: String

  /// Creates an action.
  package init(name: String) { self.name = name }

  /// Performs the action; logs a message if it can't.
  /// - Parameters:
  ///   - target: the object that has the action; nil if none was found.
  ///   - sender: the sender that the action gets.
  ///   - place: the connected object, for the message, such as "UIButton 'Save'".
  /// - Returns: whether it was performed.
  @discardableResult
  package func perform(on target: (any Wirable)?, sender: AnyObject, place: String) -> Bool {
    guard let target, let action = target.table.actions[name] else {
      let fact = target.map { "\(type(of: $0)) has no" } ?? "nobody in the responder chain has a"
      Messages.views.error(
        "The action '\(name)' of \(place) was called, but \(fact) wire for it.")
      return false
    }
    do throws(WiredAction.Refusal) {
      try action(target, sender: sender)
      return true
    } catch {
      Messages.views.error(
        """
        The action '\(name)' of \(type(of: target)) wasn't called: \(error.fact(about: sender))
        """)
      return false
    }
  }

  /// Performs the action as a call of `sender`, which highlights the connection; see ``perform(on:sender:place:)``.
  func perform(on target: (any Wirable)?, from sender: AnyObject, place: String) {
    guard let target else {
      perform(on: nil, sender: sender, place: place)
      return
    }
    WireActivity.call(from: sender, to: target, Tracer.name(of: target, method: name)) {
      _ = perform(on: target, sender: sender, place: place)
    }
  }

  /// The first responder that has the action, searching the responder chain from `start`; nil for none.
  func target(from start: UIResponder?) -> UIResponder? {
    var responder = start
    while let current = responder {
      if current.table.actions[name] != nil { return current }
      responder = current.next
    }
    return nil
  }
}

extension WiredAction.Refusal {
  /// What is wrong, in a sentence.
  fileprivate func fact(about sender: AnyObject) -> String {
    switch self {
    case .wrongSender(let expected):
      "it expects a sender of type \(expected), but it is connected to a \(type(of: sender))."
    case .wrongTarget(let expected):
      "its wire is written for \(expected). Give 'Wires' the class that the wires stand in."
    }
  }
}
