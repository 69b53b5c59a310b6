// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The path of a wire: a cubic Bézier curve.
struct WireCurve: Equatable {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  /// The curve as a path.
  var path: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: start)
    path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
    return path
  }

  /// A point of the curve.
  /// - Parameter share: the curve's parameter: 0 is the start, 1 the end.
  func point(at share: CGFloat) -> CGPoint {
    let rest = 1 - share
    let weights = [
      rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share,
    ]
    return zip([start, control1, control2, end], weights).reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
    }
  }

  /// The least distance of a point from the curve, in points, to within the distance of two of its samples.
  func distance(to point: CGPoint) -> CGFloat {
    let samples = 40
    let points = (0...samples).map { self.point(at: CGFloat($0) / CGFloat(samples)) }
    return points.map { hypot($0.x - point.x, $0.y - point.y) }.min() ?? .infinity
  }
}
