// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// How wires look.
enum WireStrokes {
  /// A wire at rest: a thin line.
  static func line(_ curve: WireCurve, color: UIColor) -> Stroke {
    Stroke(curve.path, color: color.withAlphaComponent(0.8), width: 1.5)
  }

  /// A small dot where a wire begins, and a larger one with a rim where it ends.
  static func dots(_ curve: WireCurve, color: UIColor) -> [Stroke] {
    [
      Stroke(dotAt: curve.start, diameter: 5, color: color),
      Stroke(dotAt: curve.end, diameter: 10, color: .white),
      Stroke(dotAt: curve.end, diameter: 7, color: color),
    ]
  }

  /// The light on a wire that fires.
  static func light(
    _ light: WirePulses.Light, along curve: WireCurve, color: UIColor
  ) -> [Stroke] {
    let brightness = light.brightness
    var strokes = [
      Stroke(curve.path, color: color.withAlphaComponent(0.25 * brightness), width: 9),
      Stroke(curve.path, color: color.withAlphaComponent(brightness), width: 3),
    ]
    if let pulse = light.pulse {
      let point = curve.point(at: light.isReversed ? 1 - pulse : pulse)
      strokes += [
        Stroke(dotAt: point, diameter: 16, color: color.withAlphaComponent(0.35)),
        Stroke(dotAt: point, diameter: 9, color: color),
      ]
    }
    return strokes
  }
}
