// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension UIImage {
  /// The image as a PNG file; `nil` for an image without any pixel, or if it can't be encoded, for which
  /// the log gives the reason.
  public func pngData() -> Data? {
    encoded(ImageEncoder.png)
  }

  /// The image as a JPEG file; `nil` as for ``pngData()``. What is transparent is laid over white.
  /// - Parameter compressionQuality: 0 (the smallest file) to 1 (the best picture); what lies
  ///   outside is moved to the nearer end, what is not a number counts as 1.
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
