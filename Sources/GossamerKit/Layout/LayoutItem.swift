// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What constraints can be attached to: a view or a layout guide.
protocol LayoutItem: AnyObject {
  /// The view itself; a guide's owning view, if it has one.
  var viewInTree: UIView? { get }

  /// The view in whose coordinates the item's rectangle is: a view's superview, a guide's owner.
  var superviewInTree: UIView? { get }

  /// The item in a message.
  var layoutDescription: String { get }
}

extension UIView: LayoutItem {
  var viewInTree: UIView? { self }
  var superviewInTree: UIView? { parent }
  var layoutDescription: String { shortDescription }
}

extension UILayoutGuide: LayoutItem {
  var viewInTree: UIView? { owningView }
  var superviewInTree: UIView? { owningView }
  var layoutDescription: String {
    let owner = owningView?.shortDescription ?? "no view"
    return identifier.isEmpty ? "UILayoutGuide of \(owner)" : "'\(identifier)' of \(owner)"
  }
}
