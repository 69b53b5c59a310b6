// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A part of a view's rectangle that a constraint can speak of: an edge, a size, a centre, a
/// baseline.
///
/// The raw values are those of UIKit's `NSLayoutConstraint.Attribute`, so a number that is read
/// from a document means the same here.
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  /// No attribute: the second side of a constraint that is only a number.
  case notAnAttribute = 0
  /// The left edge, whatever the direction of text.
  case left = 1
  /// The right edge, whatever the direction of text.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge where text begins: left in English, right in Arabic.
  case leading = 5
  /// The edge where text ends: right in English, left in Arabic.
  case trailing = 6
  /// The width, in points.
  case width = 7
  /// The height, in points.
  case height = 8
  /// The horizontal centre.
  case centerX = 9
  /// The vertical centre.
  case centerY = 10
  /// The baseline of the lowest line of text; the bottom edge where there is no text.
  case lastBaseline = 11
  /// The baseline of the topmost line of text; the top edge where there is no text.
  case firstBaseline = 12
  /// The left edge, inside the layout margins.
  case leftMargin = 13
  /// The right edge, inside the layout margins.
  case rightMargin = 14
  /// The top edge, inside the layout margins.
  case topMargin = 15
  /// The bottom edge, inside the layout margins.
  case bottomMargin = 16
  /// The edge where text begins, inside the layout margins.
  case leadingMargin = 17
  /// The edge where text ends, inside the layout margins.
  case trailingMargin = 18
  /// The horizontal centre between the layout margins.
  case centerXWithinMargins = 19
  /// The vertical centre between the layout margins.
  case centerYWithinMargins = 20
}
