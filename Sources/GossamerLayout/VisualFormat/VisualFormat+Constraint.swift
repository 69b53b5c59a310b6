// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension VisualFormat {
  /// One constraint that a format asks for, with names in place of views:
  /// `first relation second + constant`, or `first relation constant` where there is no second. The
  /// multiplier is 1.
  public struct Constraint: Hashable, Sendable {
    /// Whose attribute a side of the constraint is.
    public enum Item: Hashable, Sendable {
      /// The view of this name.
      case view(String)
      /// The superview of the view of this name.
      case superview(of: String)
    }

    /// One side of a constraint: an attribute of an item.
    public struct Anchor: Hashable, Sendable {
      /// Whose attribute it is.
      public let item: Item
      /// The attribute.
      public let attribute: LayoutAttribute
    }

    /// The number of a constraint.
    public enum Constant: Hashable, Sendable {
      /// So many points.
      case points(Double)
      /// A distance that the format leaves to the platform.
      case standard(StandardSpacing)
    }

    /// The left side of the relation.
    public let first: Anchor
    /// How the two sides compare.
    public let relation: LayoutRelation
    /// The right side, or nil where the right side is the constant alone.
    public let second: Anchor?
    /// What is added to the right side.
    public let constant: Constant
    /// More than 0 and at most 1000, which is required.
    public let priority: Double
  }
}

extension VisualFormat.Constraint: CustomStringConvertible {
  /// The constraint as an equation: `field.leading == label.trailing + 8`, followed by `@250`
  /// unless it is required.
  public var description: String {
    let side = second.map { "\($0) + \(constant)" } ?? "\(constant)"
    return "\(first) \(relation) \(side)" + (priority == 1000 ? "" : " @\(priority.plain)")
  }
}

extension VisualFormat.Constraint.Anchor: CustomStringConvertible {
  /// `label.trailing`, `superview(of: label).trailing`
  public var description: String {
    switch item {
    case .view(let name): "\(name).\(attribute)"
    case .superview(of: let name): "superview(of: \(name)).\(attribute)"
    }
  }
}

extension VisualFormat.Constraint.Constant: CustomStringConvertible {
  /// `8`, `0.5`, `standard(siblings)`
  public var description: String {
    switch self {
    case .points(let points): points.plain
    case .standard(let spacing): "standard(\(spacing))"
    }
  }
}
