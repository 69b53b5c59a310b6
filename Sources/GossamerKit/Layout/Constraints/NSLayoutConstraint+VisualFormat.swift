// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

extension NSLayoutConstraint {
  /// The alignment of the views, and the direction of a visual format.
  public typealias FormatOptions = VisualFormat.Options

  /// Makes the constraints that a visual format describes: `H:|-[name]-8-[button(==name)]-|`.
  ///
  /// A `-` next to the superview stands for its layout margin, one between views for 8 points. The constraints aren't active
  /// yet. If the format has an error no constraints are made, and a message shows its place.
  ///
  /// The grammar: https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
  /// - Parameters:
  ///   - format: the format.
  ///   - options: the alignment perpendicular to the format's axis, and its direction.
  ///   - metrics: the numbers in the format, by name; nil for none.
  ///   - views: the views and layout guides in the format, by name.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any], file: String = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let source = SourceLocation(file: file, line: line)
    let items = views.compactMapValues { $0 as? any LayoutItem }
    for name in views.keys.sorted() where items[name] == nil {
      Messages.layout.error(
        "\(source): '\(name)' is neither a view nor a layout guide; no format can use it.")
    }
    var numbers: [String: Double] = [:]
    for (name, metric) in (metrics ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let number = number(from: metric) else {
        Messages.layout.error("\(source): The metric '\(name)' is no number: \(metric).")
        continue
      }
      numbers[name] = number
    }
    do throws(VisualFormatError) {
      let orphans = items.filter { $0.value.superviewInTree == nil }
      return try VisualFormat(format).constraints(
        options: options, metrics: numbers, views: Set(items.keys),
        viewsWithoutSuperview: Set(orphans.keys)
      ).map { constraint(for: $0, items: items, source: source) }
    } catch {
      Messages.layout.error("\(source): \(error)")
      return []
    }
  }

  private class func number(from metric: Any) -> Double? {
    switch metric {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private class func constraint(
    for abstract: VisualFormat.Constraint, items: [String: any LayoutItem], source: SourceLocation
  ) -> NSLayoutConstraint {
    var first = side(abstract.first, items: items)
    var second = abstract.second.map { side($0, items: items) }
    let constant: Double
    switch abstract.constant {
    case .points(let points): constant = points
    case .standard(.superviewEdge):
      constant = 0
      first = marginSide(first, of: abstract.first)
      second = second.flatMap { side in abstract.second.map { marginSide(side, of: $0) } }
    case .standard(let spacing): constant = spacing.points
    }
    return NSLayoutConstraint(
      first: first.item?.reference, first.attribute, abstract.relation,
      second: second?.item?.reference,
      second?.attribute ?? .notAnAttribute, constant: constant,
      priority: UILayoutPriority(Float(abstract.priority)), source: source)
  }

  private typealias Side = (item: (any LayoutItem)?, attribute: Attribute)

  private class func side(
    _ anchor: VisualFormat.Constraint.Anchor, items: [String: any LayoutItem]
  ) -> Side {
    switch anchor.item {
    case .view(let name): (items[name], anchor.attribute)
    case .superview(of: let name): (items[name]?.superviewInTree, anchor.attribute)
    }
  }

  /// The superview's margin instead of its edge.
  private class func marginSide(
    _ side: Side, of anchor: VisualFormat.Constraint.Anchor
  ) -> Side {
    guard case .superview = anchor.item else { return side }
    let attribute: Attribute =
      switch side.attribute {
      case .left: .leftMargin
      case .right: .rightMargin
      case .leading: .leadingMargin
      case .trailing: .trailingMargin
      case .top: .topMargin
      case .bottom: .bottomMargin
      default: side.attribute
      }
    return (side.item, attribute)
  }
}
