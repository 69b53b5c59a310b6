// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a person can do with a view by an assistive technology, where others press or swipe what is in it.
///
///     cell.accessibilityCustomActions = [
///       UIAccessibilityCustomAction(name: "Archive") { _ in archive() }
///     ]
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
open class UIAccessibilityCustomAction {
  /// What does it; returns whether it is done.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// What it is called, in the user's language: "Archive".
  open var name: String

  /// What a menu of actions shows beside the name; nil for nothing.
  open var image: UIImage?

  /// What does it; nil for nothing.
  open var actionHandler: ActionHandler?

  /// Creates an action.
  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}

// What assistive technologies can do with a view.
extension UIView {
  /// Whether there may be any of ``accessibleActions``.
  package var mayHaveAccessibleActions: Bool {
    accessibility.customActions != nil || self is any ListCell
      || accessibilityTraits.contains(.adjustable)
  }

  /// What can be done with the view beside activating it, by name. Found out when it is asked for.
  package var accessibleActions: [UIAccessibilityCustomAction] {
    (accessibilityCustomActions ?? []) + builtInAccessibleActions + adjustments
  }

  private var adjustments: [UIAccessibilityCustomAction] {
    guard accessibilityTraits.contains(.adjustable) else { return [] }
    let steps = [("Increment", accessibilityIncrement), ("Decrement", accessibilityDecrement)]
    return steps.map { name, step in
      UIAccessibilityCustomAction(name: name) { _ in
        step()
        return true
      }
    }
  }

  /// Does what an assistive technology asks for by a name.
  /// - Returns: whether there is such an action, and it is done.
  package func performAccessibleAction(named name: String) -> Bool {
    guard let action = accessibleActions.first(where: { $0.name == name }) else { return false }
    window?.commitComposed()
    return action.actionHandler?(action) ?? false
  }
}
