// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object in the accessibility tree: a view, or an accessibility element of a view.
package protocol Accessible: AnyObject {
  var accessibilityLabel: String? { get }
  var accessibilityValue: String? { get }
  var accessibilityHint: String? { get }
  var accessibilityIdentifier: String? { get }
  var accessibilityTraits: UIAccessibilityTraits { get }

  func accessibilityActivate() -> Bool
  func accessibilityIncrement()
  func accessibilityDecrement()

  /// Whether there may be ``accessibleActions``; cheaper than asking for them.
  var mayHaveAccessibleActions: Bool { get }

  /// The named actions, in addition to activating it. They are collected at each call.
  var accessibleActions: [UIAccessibilityCustomAction] { get }

  /// The window that contains it; nil for none.
  var responderWindow: UIWindow? { get }
}

extension Accessible {
  /// Performs the action with this name for an assistive technology.
  /// - Returns: whether there is such an action and it was performed.
  package func performAccessibleAction(named name: String) -> Bool {
    guard let action = accessibleActions.first(where: { $0.name == name }) else { return false }
    responderWindow?.commitComposed()
    return action.actionHandler?(action) ?? false
  }

  /// The actions Increment and Decrement of an adjustable object; empty for others.
  var adjustments: [UIAccessibilityCustomAction] {
    guard accessibilityTraits.contains(.adjustable) else { return [] }
    let steps = [("Increment", accessibilityIncrement), ("Decrement", accessibilityDecrement)]
    return steps.map { name, step in
      UIAccessibilityCustomAction(name: name) { _ in
        step()
        return true
      }
    }
  }
}
