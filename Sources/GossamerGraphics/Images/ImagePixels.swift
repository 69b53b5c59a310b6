// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The pixels of a decoded image, row by row from the top, each pixel as bytes of red, green, blue
/// and, where ``hasAlpha`` is set, alpha. The alpha isn't premultiplied.
nonisolated package struct ImagePixels: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The distance in bytes from one row to the next. The last row ends with its last pixel.
  package let rowStride: Int
  /// Whether a pixel has four bytes, not three.
  package let hasAlpha: Bool
  /// The bytes of all rows.
  package let bytes: [UInt8]

  /// Bytes per pixel.
  package var pixelStride: Int { hasAlpha ? 4 : 3 }

  /// The same shape in one colour: each pixel is as opaque as it was, times the colour's opacity.
  package func filled(with color: UIColor.Components) -> ImagePixels {
    let filling = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    let opacities = (0...255).map { UInt8((Double($0) * Double(color.alpha)).rounded()) }
    let count = width * height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      var index = 0
      for row in 0..<height {
        var source = row * rowStride
        for _ in 0..<width {
          target[index] = filling[0]
          target[index + 1] = filling[1]
          target[index + 2] = filling[2]
          target[index + 3] = opacities[hasAlpha ? Int(self.bytes[source + 3]) : 255]
          index += 4
          source += pixelStride
        }
      }
      initialized = count
    }
    return ImagePixels(
      width: width, height: height, rowStride: width * 4, hasAlpha: true, bytes: bytes)
  }
}
