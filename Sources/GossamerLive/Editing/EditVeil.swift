// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Dims a screen except for some rectangles, which get a rim.
final class EditVeil: UIView {
  /// The rectangles that stay bright.
  var holes: [CGRect] = [] {
    didSet { setNeedsDisplay() }
  }

  /// The rectangle with a stronger rim; nil for none.
  var chosen: CGRect? {
    didSet { setNeedsDisplay() }
  }

  private static let radius: CGFloat = 6

  override func draw(_ rect: CGRect) {
    let dimmed = UIBezierPath(rect: bounds)
    dimmed.usesEvenOddFillRule = true
    for hole in Self.outermost(holes) { dimmed.append(outline(of: hole)) }
    UIColor.black.withAlphaComponent(0.35).setFill()
    dimmed.fill()
    for hole in holes { stroke(hole, width: 1.5, UIColor.systemBlue.withAlphaComponent(0.7)) }
    if let chosen { stroke(chosen, width: 4, .systemBlue) }
  }

  private func outline(of rect: CGRect) -> UIBezierPath {
    UIBezierPath(roundedRect: rect.insetBy(dx: -2, dy: -2), cornerRadius: Self.radius)
  }

  private func stroke(_ rect: CGRect, width: CGFloat, _ color: UIColor) {
    let path = outline(of: rect)
    path.lineWidth = width
    color.setStroke()
    path.stroke()
  }

  /// The rectangles that lie in none of the others. Two that overlap would be dimmed where they do.
  private static func outermost(_ rects: [CGRect]) -> [CGRect] {
    rects.enumerated().filter { index, rect in
      !rects.enumerated().contains { other, outer in
        other != index && outer.contains(rect) && (outer != rect || other < index)
      }
    }.map(\.element)
  }
}
