// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Sending actions to their targets.
extension UIApplication {
  /// Calls the method that `action` names on `target`, with `sender` and `event` as arguments, as far as it takes them.
  ///
  ///     UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)
  /// - Parameters:
  ///   - target: an object that has a wire for `action`. If nil, the first responder in the chain that can perform the action
  ///     is searched: from the first responder of the key window, and then from `sender`.
  ///   - sender: the object that sends the action; nil for none.
  ///   - event: the event that has caused it; nil for none.
  /// - Returns: whether the method was called.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    action.send(
      to: target, from: sender.map { $0 as AnyObject }, for: event,
      place: "UIApplication.sendAction")
  }
}

extension Selector {
  /// Sends the action to `target`; if that is nil, to the first responder in the chain that can perform it. Without one a
  /// message is logged.
  /// - Returns: whether the method was called.
  @discardableResult
  @MainActor func send(
    to target: Any?, from sender: AnyObject?, for event: UIEvent?, place: String
  ) -> Bool {
    let action = NamedAction(name: name)
    let found: (any Wirable)?
    if let target {
      guard let reached = reachable(target, from: place) else { return false }
      found = reached
    } else {
      found = responder(action, from: sender)
    }
    guard let sender else {
      return action.perform(on: found, sender: nil, for: event, place: place)
    }
    return action.perform(on: found, from: sender, for: event, place: place)
  }

  @MainActor private func responder(_ action: NamedAction, from sender: AnyObject?) -> UIResponder?
  {
    let start = sender.flatMap(Self.responder)
    let window = start?.responderWindow ?? UIApplication.shared.keyWindow
    if let first = window?.firstResponder,
      let found = action.target(from: first, sender: sender)
    {
      return found
    }
    return action.target(from: start ?? window, sender: sender)
  }

  /// The responder at which the chain of a sender begins; nil for none.
  @MainActor private static func responder(of sender: AnyObject) -> UIResponder? {
    switch sender {
    case let responder as UIResponder: responder
    case let recognizer as UIGestureRecognizer: recognizer.view
    case let item as UIBarButtonItem: item.view
    default: nil
    }
  }
}
