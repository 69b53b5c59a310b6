// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds a place for the label of a wire: on the wire, where it covers no other label.
enum LabelPlace {
  private static let shares: [CGFloat] = [0.5, 0.36, 0.64, 0.22, 0.78]

  /// The frame of a label of the given size.
  /// - Parameters:
  ///   - curve: the wire.
  ///   - bounds: the rectangle that the label has to stay in.
  ///   - others: the rectangles that it should not cover. If all places cover one, it gets the
  ///     middle of the wire.
  static func frame(
    for size: CGSize, on curve: WireCurve, within bounds: CGRect, avoiding others: [CGRect]
  ) -> CGRect {
    let onCurve = shares.map { share in
      frame(around: curve.point(at: share), size: size, within: bounds)
    }
    let beside = (1...3).flatMap { step in
      [1, -1].map { side in
        let point = curve.point(at: 0.5)
        let shift = CGFloat(step * side) * (size.height + 2)
        return frame(
          around: CGPoint(x: point.x, y: point.y + shift), size: size, within: bounds)
      }
    }
    let candidates = onCurve + beside
    let free = candidates.first { candidate in
      !others.contains { $0.insetBy(dx: -2, dy: -1).intersects(candidate) }
    }
    return free ?? onCurve[0]
  }

  private static func frame(around point: CGPoint, size: CGSize, within bounds: CGRect) -> CGRect {
    let x = min(point.x - size.width / 2, bounds.maxX - size.width - 4)
    let y = min(point.y - size.height / 2, bounds.maxY - size.height - 4)
    return CGRect(
      origin: CGPoint(x: max(x, bounds.minX + 4).rounded(), y: max(y, bounds.minY + 4).rounded()),
      size: size)
  }
}
