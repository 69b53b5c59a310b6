// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

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

  /// One distance an edge.
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
