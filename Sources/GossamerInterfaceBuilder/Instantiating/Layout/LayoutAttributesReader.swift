// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads the attributes of a view element that are about Auto Layout.
enum LayoutAttributesReader {
  /// Sets whether constraints position the view, and its hugging and compression resistance priorities.
  /// Interface Builder leaves an attribute out if it has the value of a plain view.
  static func read(_ element: Element, into view: UIView, _ instantiation: Instantiation) {
    if isPositionedByConstraints(element, in: instantiation.document) {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for (axis, name) in axes {
      let hugging = priority("\(name)HuggingPriority", of: element) ?? .defaultLow
      if hugging != view.contentHuggingPriority(for: axis) {
        view.setContentHuggingPriority(hugging, for: axis)
      }
      let resistance =
        priority("\(name)CompressionResistancePriority", of: element) ?? .defaultHigh
      if resistance != view.contentCompressionResistancePriority(for: axis) {
        view.setContentCompressionResistancePriority(resistance, for: axis)
      }
    }
    if instantiation.purpose == .canvas, let size = placeholderSize(of: element) {
      view.contentSizeStandIn = size
    }
  }

  /// Whether constraints position the view. They position only subviews: a root view has the size of its
  /// window, and a cell's content view that of the cell. A view with a fixed frame is laid out by its
  /// autoresizing mask, which Interface Builder turns into constraints when it compiles the document.
  private static func isPositionedByConstraints(
    _ element: Element, in document: Document
  ) -> Bool {
    document.usesAutoLayout && element.parent?.name == "subviews"
      && element.bool("translatesAutoresizingMaskIntoConstraints") == false
      && element.bool("fixedFrame") != true
  }

  private static func priority(_ name: String, of element: Element) -> UILayoutPriority? {
    guard let priority = element.number(name) else { return nil }
    return UILayoutPriority(Float(min(max(priority, 1), 1000)))
  }

  /// The placeholder for the intrinsic size, which a view has on the canvas only; nil for none.
  private static func placeholderSize(of element: Element) -> CGSize? {
    let (width, height) = ("placeholderIntrinsicWidth", "placeholderIntrinsicHeight")
    guard element.string(width) != nil || element.string(height) != nil else { return nil }
    return CGSize(width: length(width, of: element), height: length(height, of: element))
  }

  private static func length(_ name: String, of element: Element) -> CGFloat {
    if [nil, "infinite"].contains(element.string(name)) { return UIView.noIntrinsicMetric }
    return element.number(name) ?? UIView.noIntrinsicMetric
  }

  private static let axes: [(NSLayoutConstraint.Axis, String)] = [
    (.horizontal, "horizontal"), (.vertical, "vertical"),
  ]
}
