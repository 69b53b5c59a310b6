// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An item of constraints: a view or a layout guide.
protocol LayoutItem: AnyObject {
  /// The item's zeroing reference.
  var reference: ItemReference { get }

  /// The name of the item in a message.
  /// - Parameters:
  ///   - number: a suffix, such as "#2", that distinguishes it from others of the same name; empty if there are none.
  ///   - names: the names of the message's other items.
  func layoutDescription(_ number: String, with names: LayoutItemNames) -> String
}

extension LayoutItem {
  /// The view itself; a guide's owning view, if it has one.
  var viewInTree: UIView? { reference.viewInTree }

  /// The view in whose coordinates the item's frame is: the superview of a view, the owner of a guide.
  var superviewInTree: UIView? { reference.superviewInTree }
}

extension UILayoutGuide: LayoutItem {
  func layoutDescription(_ number: String, with names: LayoutItemNames) -> String {
    let owner = owningView.map { names[$0] } ?? "no view"
    let name = identifier.isEmpty ? "UILayoutGuide" : "'\(identifier)'"
    return "\(name)\(number) of \(owner)"
  }
}
