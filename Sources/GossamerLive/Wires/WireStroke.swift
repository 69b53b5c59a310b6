// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// One line in a drawing of wires, with round ends.
struct WireStroke {
  private let path: UIBezierPath
  private let color: UIColor

  private init(_ path: UIBezierPath, color: UIColor, width: CGFloat) {
    (self.path, self.color) = (path, color)
    path.lineWidth = width
    path.lineCapStyle = .round
  }

  /// A dot: a line of length zero, whose round ends make a circle.
  private init(dotAt center: CGPoint, diameter: CGFloat, color: UIColor) {
    let path = UIBezierPath()
    path.move(to: center)
    path.addLine(to: center)
    self.init(path, color: color, width: diameter)
  }

  /// Draws the line on the current context.
  func draw() {
    color.setStroke()
    path.stroke()
  }
}

/// The looks of wires.
extension WireStroke {
  /// A wire at rest.
  static func line(_ curve: WireCurve, color: UIColor, _ look: WireEmphasis.Look) -> WireStroke {
    WireStroke(curve.path, color: color.withAlphaComponent(look.alpha), width: look.width)
  }

  /// A small dot where a wire begins, and a larger one with a rim where it ends.
  static func dots(
    _ curve: WireCurve, color: UIColor, _ look: WireEmphasis.Look
  ) -> [WireStroke] {
    let color = color.withAlphaComponent(look.dotAlpha)
    return [
      WireStroke(dotAt: curve.start, diameter: 5, color: color),
      WireStroke(dotAt: curve.end, diameter: 10, color: .white.withAlphaComponent(look.dotAlpha)),
      WireStroke(dotAt: curve.end, diameter: 7, color: color),
    ]
  }

  /// The line that a person drags, with a dot where it begins and a larger one at the pointer.
  static func dragged(from start: CGPoint, to end: CGPoint, isOverTarget: Bool) -> [WireStroke] {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    let color = UIColor.systemBlue
    return [
      WireStroke(path, color: .white, width: 5),
      WireStroke(path, color: color, width: 3),
      WireStroke(dotAt: start, diameter: 9, color: color),
      WireStroke(dotAt: end, diameter: isOverTarget ? 16 : 11, color: .white),
      WireStroke(dotAt: end, diameter: isOverTarget ? 12 : 8, color: color),
    ]
  }

  /// The light on a wire that fires.
  static func light(
    _ light: WirePulses.Light, along curve: WireCurve, color: UIColor
  ) -> [WireStroke] {
    let brightness = light.brightness
    var strokes = [
      WireStroke(curve.path, color: color.withAlphaComponent(0.25 * brightness), width: 9),
      WireStroke(curve.path, color: color.withAlphaComponent(brightness), width: 3),
    ]
    if let pulse = light.pulse {
      let point = curve.point(at: light.isReversed ? 1 - pulse : pulse)
      strokes += [
        WireStroke(dotAt: point, diameter: 16, color: color.withAlphaComponent(0.35)),
        WireStroke(dotAt: point, diameter: 9, color: color),
      ]
    }
    return strokes
  }
}

/// Draws lines, from back to front.
final class WireStrokesView: UIView {
  var strokes: [WireStroke] = [] {
    didSet { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    for stroke in strokes { stroke.draw() }
  }
}
