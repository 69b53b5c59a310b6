// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension UIColor {
  /// Red, green, blue and opacity in sRGB, each 0 to 1.
  package struct Components: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    package let alpha: CGFloat

    /// Creates components, each clamped to 0...1; NaN counts as 0.
    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.red = Self.unit(red)
      self.green = Self.unit(green)
      self.blue = Self.unit(blue)
      self.alpha = Self.unit(alpha)
    }

    /// The components of a colour of the colour wheel (hexcone model of A. R. Smith, "Color gamut
    /// transform pairs", SIGGRAPH 1978).
    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      let sector = Self.unit(hue) * 6
      let saturation = Self.unit(saturation)
      let brightness = Self.unit(brightness)
      /// The brightness of red, green or blue, whose peak lies `offset` sectors before the wheel's
      /// end.
      func light(_ offset: CGFloat) -> CGFloat {
        let distance = (offset + sector).truncatingRemainder(dividingBy: 6)
        return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
      }
      self.init(red: light(5), green: light(3), blue: light(1), alpha: alpha)
    }

    /// Hue, saturation and brightness, each 0 to 1; the hue of a grey is 0.
    package var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
      let brightness = max(red, green, blue)
      let chroma = brightness - min(red, green, blue)
      guard chroma > 0 else { return (0, 0, brightness) }
      let sector: CGFloat =
        if brightness == red {
          (green - blue) / chroma
        } else if brightness == green {
          (blue - red) / chroma + 2
        } else {
          (red - green) / chroma + 4
        }
      return ((sector < 0 ? sector + 6 : sector) / 6, chroma / brightness, brightness)
    }

    package func withAlpha(_ alpha: CGFloat) -> Components {
      Components(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func unit(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, 0), 1)
    }
  }
}

nonisolated extension UIColor.Components: CustomStringConvertible {
  package var description: String { "\(red), \(green), \(blue), \(alpha)" }
}

// MARK: - Reading the components

nonisolated extension UIColor {
  /// Stores red, green, blue and opacity, each 0 to 1, under the current traits. Pass `nil` for
  /// components that you don't need. Always returns true, because every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components()
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Stores hue, saturation, brightness and opacity, each 0 to 1, under the current traits. Pass
  /// `nil` for components that you don't need. Always returns true, because every colour has them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components()
    let hsb = components.hsb
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Stores the shade of grey and the opacity, each 0 to 1, under the current traits. Stores
  /// nothing and returns false if the colour isn't grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components()
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }
}

// MARK: - Making from bytes

nonisolated extension UIColor {
  /// A colour from bytes, 0xRRGGBB, with one value for light and one for dark, and their opacities.
  package convenience init(
    light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1,
    high: (light: UInt32, dark: UInt32)? = nil
  ) {
    self.init(
      light: Components(rgb: light, alpha: lightAlpha),
      dark: Components(rgb: dark, alpha: darkAlpha),
      highLight: high.map { Components(rgb: $0.light, alpha: lightAlpha) },
      highDark: high.map { Components(rgb: $0.dark, alpha: darkAlpha) })
  }

  /// A colour whose opacity is `highAlpha` where the person asks for more contrast.
  convenience init(
    light: UInt32, _ lightAlpha: CGFloat, dark: UInt32, _ darkAlpha: CGFloat, highAlpha: CGFloat
  ) {
    self.init(
      light: Components(rgb: light, alpha: lightAlpha),
      dark: Components(rgb: dark, alpha: darkAlpha),
      highLight: Components(rgb: light, alpha: highAlpha),
      highDark: Components(rgb: dark, alpha: highAlpha))
  }
}

nonisolated extension UIColor.Components {
  /// Components from bytes, 0xRRGGBB.
  init(rgb: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }
}
