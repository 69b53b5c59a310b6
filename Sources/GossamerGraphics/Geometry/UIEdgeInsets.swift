// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Distances from the edges of a rectangle inwards, in points; a negative one points outwards.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiedgeinsets>
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top edge downwards.
  public var top: CGFloat
  /// From the left edge to the right.
  public var left: CGFloat
  /// From the bottom edge upwards.
  public var bottom: CGFloat
  /// From the right edge to the left.
  public var right: CGFloat

  /// Insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets, one distance for each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0.
  public static let zero = UIEdgeInsets()
}

nonisolated extension CGRect {
  /// The rectangle with its edges moved inwards by `insets`. Insets that are larger than the
  /// rectangle give a width or height of 0, never a negative one.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let outer = standardized
    return CGRect(
      x: outer.minX + insets.left, y: outer.minY + insets.top,
      width: max(outer.width - insets.left - insets.right, 0),
      height: max(outer.height - insets.top - insets.bottom, 0))
  }
}

/// Distances from the edges of a rectangle inwards, in points, with leading and trailing in place of
/// left and right, so that they follow the direction of the language.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets>
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge downwards.
  public var top: CGFloat
  /// From the edge at which lines begin: left for English, right for Arabic.
  public var leading: CGFloat
  /// From the bottom edge upwards.
  public var bottom: CGFloat
  /// From the edge at which lines end.
  public var trailing: CGFloat

  /// Insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets, one distance for each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// The same insets by left and right; leading is left unless the language runs from right to left.
  package func resolved(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .rightToLeft
      ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

/// An offset of a position, in points.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uioffset>
nonisolated public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// An offset of 0.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// An offset to the right and downwards.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of 0.
  public static let zero = UIOffset()
}

/// A set of edges of a rectangle.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uirectedge>
nonisolated public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge.
  public let rawValue: UInt

  /// The edges whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle, where leading is the edge at which reading starts.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nsdirectionalrectedge
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge at which reading starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge at which reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
