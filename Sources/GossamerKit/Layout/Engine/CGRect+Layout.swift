// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Helpers for layout structs: values that are created from the bounds, insets and flags, and compute the frames of the
// subviews, so that `layoutSubviews()` only assigns them.
nonisolated extension CGRect {
  /// The rectangle with its edges on whole pixels, finite and not negative.
  ///
  /// The edges are rounded, not the sizes, so that adjacent rectangles stay adjacent without a gap or an overlap.
  /// - Parameter scale: pixels per point, such as `traitCollection.displayScale`; if it isn't positive, 1 is used.
  public func roundedToPixels(scale: CGFloat) -> CGRect {
    let scale = scale > 0 ? scale : 1
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (round(minX), round(minY))
    return CGRect(
      x: left, y: top, width: max(0, round(minX + size.width) - left),
      height: max(0, round(minY + size.height) - top))
  }

  /// The rectangle for right-to-left layouts: mirrored horizontally within `container`.
  public func mirrored(in container: CGRect) -> CGRect {
    CGRect(
      x: container.minX + container.maxX - maxX, y: minY, width: width, height: height)
  }
}

nonisolated extension UIEdgeInsets {
  /// The insets for right-to-left layouts: with left and right exchanged.
  public var mirrored: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}
