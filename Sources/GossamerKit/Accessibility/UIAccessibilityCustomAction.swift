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
