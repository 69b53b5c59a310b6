// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An action that assistive technologies offer for a view, for instance instead of a swipe.
///
///     cell.accessibilityCustomActions = [
///       UIAccessibilityCustomAction(name: "Archive") { _ in archive() }
///     ]
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@preconcurrency @MainActor open class UIAccessibilityCustomAction {
  /// Performs the action; returns whether it was performed.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action in the user's language: "Archive".
  open var name: String

  /// The image beside the name in a menu of actions; nil for none.
  open var image: UIImage?

  /// Performs the action; nil does nothing.
  open var actionHandler: ActionHandler?

  /// Creates an action.
  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}
