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

  /// One distance an edge.
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
  /// The rectangle that lies `insets` within this one. Insets that are larger than the rectangle give a
  /// width or height of 0, never a negative one.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let outer = standardized
    return CGRect(
      x: outer.minX + insets.left, y: outer.minY + insets.top,
      width: max(outer.width - insets.left - insets.right, 0),
      height: max(outer.height - insets.top - insets.bottom, 0))
  }
}
