// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Calling the method that a selector names. It needs a wire; what has none is told, not called.
extension Selector {
  /// The object that the selector reaches its methods through; nil, after a message, if the target has no wires. The message
  /// is logged once for each class and selector.
  /// - Parameter place: what would call the method, for the message, such as "UIButton 'Save'".
  @MainActor package func reachable(_ target: Any, from place: String) -> (any Wirable)? {
    if let target = target as? any Wirable { return target }
    let kind = type(of: target)
    Interface.current.tellOnce("\(kind) \(name)") {
      Messages.views.error(
        """
        '\(name)' of \(kind) can't be called by \(place): \(kind) has no wires. Let it conform to Wirable, with \
        .action("\(name)", \(kind).method) among its wires, or give the method itself instead of the selector.
        """)
    }
    return nil
  }

  /// Calls the method on `target`.
  /// - Parameters:
  ///   - arguments: its arguments; those that are missing are nil, and those that it doesn't take are left out.
  ///   - place: what calls the method, for the messages.
  /// - Returns: what the method has returned; nil for nothing, and if it wasn't called.
  @MainActor @discardableResult
  package func call(_ target: Any, _ arguments: [Any?], from place: String) -> Any? {
    guard let target = reachable(target, from: place) else { return nil }
    return NamedAction(name: name).result(on: target, arguments, place: place)
  }
}

extension AnyWires {
  /// The action of this name: one of the class's own, or a method of UIKit's that a selector may name.
  package final func action(named name: String) -> WiredAction? {
    actions[name] ?? selectors[name]
  }
}

extension Wires {
  /// A method of UIKit's that a selector may name. Documents aren't offered it as an action.
  @discardableResult
  func selector(_ name: String, _ method: @escaping (Root) -> (Any?) -> Void) -> Self {
    selectors[name] = WiredAction(name) { (root: Root, argument: Any?) in method(root)(argument) }
    return self
  }

  /// A method of UIKit's without parameters that a selector may name.
  @discardableResult
  func selector<Result>(_ name: String, _ method: @escaping (Root) -> () -> Result) -> Self {
    selectors[name] = WiredAction(name, method)
    return self
  }
}

extension Interface {
  /// Runs `tell` unless that has been done for this fact.
  package func tellOnce(_ fact: String, _ tell: () -> Void) {
    if toldFacts.insert(fact).inserted { tell() }
  }
}
