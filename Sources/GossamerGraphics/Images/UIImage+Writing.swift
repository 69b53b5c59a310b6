// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension UIImage {
  /// The image as a PNG file; `nil` for an image without pixels, or if it can't be encoded. The
  /// reason is logged then.
  public func pngData() -> Data? {
    encoded(ImageEncoder.png)
  }

  /// The image as a JPEG file; `nil` as for ``pngData()``. Transparent pixels are drawn over white.
  /// - Parameter compressionQuality: 0 (the smallest file) to 1 (the best picture). Values outside
  ///   are clamped; NaN counts as 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
    return encoded { pixels throws(ImageError) in
      try ImageEncoder.jpeg(pixels, quality: Int((quality * 100).rounded()))
    }
  }

  private func encoded(_ encode: (ImagePixels) throws(ImageError) -> Data) -> Data? {
    guard let pixels = pixels() else { return nil }
    do throws(ImageError) {
      return try encode(pixels)
    } catch {
      Self.logger.warning("\(error.message(about: "Image of \(pixels.width) by \(pixels.height)"))")
      return nil
    }
  }
}
