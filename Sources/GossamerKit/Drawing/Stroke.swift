// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A line along a path, with round ends.
package struct Stroke: Equatable {
  /// One step of a path.
  package enum Element: Equatable {
    /// Starts at a point.
    case move(to: CGPoint)
    /// Goes straight to a point. A line to where it starts is a dot of the stroke's width.
    case line(to: CGPoint)
    /// Goes to a point in a cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  }

  /// The steps, in the coordinates of the view that draws the line.
  package var path: [Element]
  package var color: UIColor
  /// The width in points.
  package var width: CGFloat

  package init(_ path: [Element], color: UIColor, width: CGFloat) {
    self.path = path
    self.color = color
    self.width = width
  }

  /// A dot of the given diameter.
  package init(dotAt center: CGPoint, diameter: CGFloat, color: UIColor) {
    self.init([.move(to: center), .line(to: center)], color: color, width: diameter)
  }

  /// Draws the line on the current context.
  func draw() {
    let line = UIBezierPath()
    for element in path {
      switch element {
      case .move(let point): line.move(to: point)
      case .line(let point): line.addLine(to: point)
      case .curve(let point, let control1, let control2):
        line.addCurve(to: point, controlPoint1: control1, controlPoint2: control2)
      }
    }
    line.lineWidth = width
    line.lineCapStyle = .round
    line.lineJoinStyle = .round
    color.setStroke()
    line.stroke()
  }
}
