// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// How content that has a size of its own, such as an image, fills a view of another size.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as it can be inside the bounds, undistorted.
    case scaleAspectFit = 1
    /// As small as it can be to cover the bounds, undistorted.
    case scaleAspectFill = 2
    /// As ``scaleToFill``: the Kit draws anew whenever the bounds change.
    case redraw = 3
    /// In its own size, in the middle.
    case center = 4
    /// In its own size, at the middle of the top.
    case top = 5
    /// In its own size, at the middle of the bottom.
    case bottom = 6
    /// In its own size, at the middle of the left edge.
    case left = 7
    /// In its own size, at the middle of the right edge.
    case right = 8
    /// In its own size, in the upper left corner.
    case topLeft = 9
    /// In its own size, in the upper right corner.
    case topRight = 10
    /// In its own size, in the lower left corner.
    case bottomLeft = 11
    /// In its own size, in the lower right corner.
    case bottomRight = 12
  }
}

nonisolated extension UIView.ContentMode {
  /// Where content of the given size is drawn; it may reach out of `bounds`. Content without a
  /// size, or bounds without one, gives a rectangle without one.
  package func frame(ofContent size: CGSize, in bounds: CGRect) -> CGRect {
    let shown = scaled(size, to: bounds.size)
    let rest = CGSize(width: bounds.width - shown.width, height: bounds.height - shown.height)
    let place = anchor
    return CGRect(
      x: bounds.minX + rest.width * place.x, y: bounds.minY + rest.height * place.y,
      width: shown.width, height: shown.height)
  }

  private func scaled(_ size: CGSize, to room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    let horizontal = room.width / size.width
    let vertical = room.height / size.height
    let scale: CGFloat
    switch self {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit: scale = min(horizontal, vertical)
    case .scaleAspectFill: scale = max(horizontal, vertical)
    default: scale = 1
    }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The shares of the free room that lie left of the content and above it.
  private var anchor: CGPoint {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center:
      CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}
