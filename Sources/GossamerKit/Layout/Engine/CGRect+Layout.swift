// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// What a layout as a value needs of rectangles: a structure that is made from a working rectangle, insets and flags, and
// answers with the rectangles of the subviews, so that `layoutSubviews()` only assigns them.
nonisolated extension CGRect {
  /// The rectangle with its edges on whole pixels, finite and not negative.
  ///
  /// Edges are rounded, not sizes: two rectangles that meet still meet, and neither overlaps the other.
  /// - Parameter scale: pixels per point, as `traitCollection.displayScale`; 1 in place of what isn't greater than 0.
  public func roundedToPixels(scale: CGFloat) -> CGRect {
    let scale = scale > 0 ? scale : 1
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (round(minX), round(minY))
    return CGRect(
      x: left, y: top, width: max(0, round(minX + size.width) - left),
      height: max(0, round(minY + size.height) - top))
  }

  /// Where the rectangle is for people who read from right to left: as far from the right edge of `container` as it is
  /// from the left one.
  public func mirrored(in container: CGRect) -> CGRect {
    CGRect(
      x: container.minX + container.maxX - maxX, y: minY, width: width, height: height)
  }
}

nonisolated extension UIEdgeInsets {
  /// The insets for people who read from right to left: left and right change places.
  public var mirrored: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}
