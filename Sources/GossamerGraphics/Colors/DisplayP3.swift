// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Converts colours from Display P3, a colour space with a wide gamut in which documents and catalogs may give components.
///
/// Source of the numbers: https://www.w3.org/TR/css-color-4/#color-conversion-code
nonisolated package enum DisplayP3 {
  /// The components of the same colour in sRGB. A component outside sRGB's gamut is clamped to 0 to 1.
  package static func sRGB(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249402 * red - 0.2249402 * green),
      encoded(-0.0420569 * red + 1.0420569 * green),
      encoded(-0.0196376 * red - 0.0786361 * green + 1.0982736 * blue)
    )
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The value of sRGB for linear light from 0 to 1.
  static func encoded(_ value: CGFloat) -> CGFloat {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
