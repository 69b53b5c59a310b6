// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What constraints can be attached to: a view or a layout guide.
protocol LayoutItem: AnyObject {
  /// What stands for the item where nothing may keep it alive.
  var reference: ItemReference { get }

  /// The item in a message whose views have these names.
  /// - Parameter number: tells it from others of its name: "#2"; empty where there are none.
  func layoutDescription(_ number: String, with names: LayoutItemNames) -> String
}

extension LayoutItem {
  /// The view itself; a guide's owning view, if it has one.
  var viewInTree: UIView? { reference.viewInTree }

  /// The view in whose coordinates the item's rectangle is: a view's superview, a guide's owner.
  var superviewInTree: UIView? { reference.superviewInTree }
}

extension UILayoutGuide: LayoutItem {
  func layoutDescription(_ number: String, with names: LayoutItemNames) -> String {
    let owner = owningView.map { names[$0] } ?? "no view"
    let name = identifier.isEmpty ? "UILayoutGuide" : "'\(identifier)'"
    return "\(name)\(number) of \(owner)"
  }
}
