// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What constraints can be attached to: a view or a layout guide.
protocol LayoutItem: AnyObject {
  /// What stands for the item where nothing may keep it alive.
  var reference: ItemReference { get }

  /// The item in a message.
  var layoutDescription: String { get }
}

extension LayoutItem {
  /// The view itself; a guide's owning view, if it has one.
  var viewInTree: UIView? { reference.viewInTree }

  /// The view in whose coordinates the item's rectangle is: a view's superview, a guide's owner.
  var superviewInTree: UIView? { reference.superviewInTree }
}

extension UIView: LayoutItem {
  var layoutDescription: String { shortDescription }
}

extension UILayoutGuide: LayoutItem {
  var layoutDescription: String {
    let owner = owningView?.shortDescription ?? "no view"
    return identifier.isEmpty ? "UILayoutGuide of \(owner)" : "'\(identifier)' of \(owner)"
  }
}
