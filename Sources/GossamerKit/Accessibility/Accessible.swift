// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What assistive technologies find: a view, or an element of one.
package protocol Accessible: AnyObject {
  var accessibilityLabel: String? { get }
  var accessibilityValue: String? { get }
  var accessibilityHint: String? { get }
  var accessibilityIdentifier: String? { get }
  var accessibilityTraits: UIAccessibilityTraits { get }

  func accessibilityActivate() -> Bool
  func accessibilityIncrement()
  func accessibilityDecrement()

  /// Whether there may be any of ``accessibleActions``.
  var mayHaveAccessibleActions: Bool { get }

  /// What can be done beside activating it, by name. Found out when it is asked for.
  var accessibleActions: [UIAccessibilityCustomAction] { get }

  /// The window that it is in; nil for none.
  var responderWindow: UIWindow? { get }
}

extension Accessible {
  /// Does what an assistive technology asks for by a name.
  /// - Returns: whether there is such an action, and it is done.
  package func performAccessibleAction(named name: String) -> Bool {
    guard let action = accessibleActions.first(where: { $0.name == name }) else { return false }
    responderWindow?.commitComposed()
    return action.actionHandler?(action) ?? false
  }

  /// The actions of what is adjustable.
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
