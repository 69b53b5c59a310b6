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
  ///   - event: the event that an action with two parameters gets; nil for none.
  ///   - place: the connected object, for the message, such as "UIButton 'Save'".
  /// - Returns: whether it was performed.
  @discardableResult
  package func perform(
    on target: (any Wirable)?, sender: AnyObject?, for event: UIEvent? = nil, place: String
  ) -> Bool {
    call(target, [sender, event], place: place) != nil
  }

  /// Calls the method of the action; logs a message if it can't.
  /// - Returns: what the method has returned; nil for nothing, and if it wasn't called.
  func result(on target: any Wirable, _ arguments: [Any?], place: String) -> Any? {
    call(target, arguments, place: place).flatMap { $0 }
  }

  /// Calls the method of the action. Nil, after a message, if it wasn't called.
  private func call(_ target: (any Wirable)?, _ arguments: [Any?], place: String) -> Any?? {
    guard let target, let action = target.table.action(named: name) else {
      let fact = target.map { "\(type(of: $0)) has no" } ?? "nobody in the responder chain has a"
      Messages.views.error(
        "The action '\(name)' of \(place) was called, but \(fact) wire for it.")
      return nil
    }
    do throws(WiredAction.Refusal) {
      return .some(try action(target, arguments: arguments))
    } catch {
      Messages.views.error(
        """
        The action '\(name)' of \(type(of: target)) wasn't called: \(error.fact(about: arguments.first ?? nil))
        """)
      return nil
    }
  }

  /// Performs the action as a call of `sender`, which highlights the connection; see ``perform(on:sender:place:)``.
  @discardableResult
  func perform(
    on target: (any Wirable)?, from sender: AnyObject, for event: UIEvent? = nil, place: String
  ) -> Bool {
    guard let target else { return perform(on: nil, sender: sender, place: place) }
    return WireActivity.call(from: sender, to: target, Tracer.name(of: target, method: name)) {
      perform(on: target, sender: sender, for: event, place: place)
    }
  }

  /// The first responder that can perform the action, searching the responder chain from `start`; nil for none.
  func target(from start: UIResponder?, sender: Any? = nil) -> UIResponder? {
    let selector = Selector(name)
    var responder = start
    while let current = responder {
      if current.canPerformAction(selector, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }
}

extension WiredAction.Refusal {
  /// What is wrong, in a sentence.
  fileprivate func fact(about sender: Any?) -> String {
    switch self {
    case .wrongSender(let expected):
      if let sender {
        "it expects a sender of type \(expected), but it is connected to a \(type(of: sender))."
      } else {
        "it expects a sender of type \(expected), but it is called without one."
      }
    case .wrongArgument(let index, let expected, let found):
      "its argument \(index) has to be of type \(expected), but is of type \(found)."
    case .wrongTarget(let expected):
      "its wire is written for \(expected). Give 'Wires' the class that the wires stand in."
    }
  }
}
