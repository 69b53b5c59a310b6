// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerLayout

/// Reads `<constraint>`.
enum ConstraintReader {
  /// The constraint that an element describes, not active yet.
  /// - Parameter owner: the view whose element contains the constraint. It is the first item if the
  ///   constraint gives none.
  /// - Returns: nil if an item or an attribute is missing or unknown. A message says so, unless
  ///   ``DocumentCheck`` has said so already.
  static func read(
    _ element: Element, of owner: UIView, _ instantiation: Instantiation
  ) -> NSLayoutConstraint? {
    guard let attribute = attribute("firstAttribute", of: element) else {
      if element.string("firstAttribute") == nil {
        instantiation.diagnostics.error(
          "The constraint has no firstAttribute, so it is left out. Delete it, or draw it again.",
          at: element)
      }
      return nil
    }
    guard let first = item("firstItem", of: element, instantiation) ?? implicitItem(element, owner)
    else { return nil }
    var second: AnyObject?
    if element.string("secondItem") != nil {
      second = item("secondItem", of: element, instantiation)
      if second == nil { return nil }
    }
    let secondAttribute = self.attribute("secondAttribute", of: element)
    if element.string("secondAttribute") != nil, secondAttribute == nil { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute,
      relatedBy: element.choice("relation", from: relations) ?? .equal,
      toItem: second, attribute: secondAttribute ?? .notAnAttribute,
      multiplier: element.ratio("multiplier") ?? 1, constant: constant(of: element),
      file: instantiation.document.fileName, line: UInt(max(element.line, 0)))
    readPriority(element, into: constraint, instantiation)
    constraint.identifier = element.string("identifier")
    return constraint
  }

  /// The constant in points. Interface Builder leaves it out if it is 0, but writes it for the standard
  /// distance (`symbolic="YES"`) too.
  static func constant(of element: Element) -> CGFloat {
    element.number("constant") ?? 0
  }

  private static func readPriority(
    _ element: Element, into constraint: NSLayoutConstraint, _ instantiation: Instantiation
  ) {
    guard let priority = element.number("priority") else { return }
    guard priority > 0, priority <= 1000 else {
      instantiation.diagnostics.warning(
        """
        The priority \(Double(priority)) isn't above 0 and at most 1000, so the constraint is required. \
        Correct it.
        """, at: element)
      return
    }
    constraint.priority = UILayoutPriority(Float(priority))
  }

  private static func attribute(_ name: String, of element: Element) -> LayoutAttribute? {
    element.choice(name, from: attributes)
  }

  private static func implicitItem(_ element: Element, _ owner: UIView) -> AnyObject? {
    element.string("firstItem") == nil ? owner : nil
  }

  /// The view or layout guide that an item refers to. Nil if the item isn't in the scene, which
  /// ``DocumentCheck`` has reported, or, with a message, if it is neither a view nor a supported guide.
  private static func item(
    _ name: String, of element: Element, _ instantiation: Instantiation
  ) -> AnyObject? {
    let document = instantiation.document
    guard let id = element.string(name), let item = document.element(id: id),
      document.scene(of: item)?.element === document.scene(of: element)?.element
    else { return nil }
    let object = instantiation.object(for: item)
    if object is UIView || object is UILayoutGuide { return object }
    instantiation.diagnostics.warning(
      """
      The constraint is left out: its \(name) '\(id.excerpt)' is <\(item.name)>, which is no view and no \
      supported layout guide.
      """, at: element)
    return nil
  }

  private static let relations: [String: LayoutRelation] = [
    "lessThanOrEqual": .lessThanOrEqual, "equal": .equal,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: LayoutAttribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
