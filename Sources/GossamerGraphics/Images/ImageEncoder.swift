// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CGdkPixbuf
import Foundation

/// Writes pixels in a file format, on any thread and without a display.
nonisolated enum ImageEncoder {
  /// A PNG file, without loss.
  static func png(_ pixels: ImagePixels) throws(ImageError) -> Data {
    try encode(pixels) { (pixbuf, buffer, count, error) in
      gdk_pixbuf_save_to_bufferv(pixbuf, buffer, count, "png", nil, nil, error) != 0
    }
  }

  /// A JPEG file. `quality` is 0 (smallest) to 100; transparent pixels are drawn over white.
  static func jpeg(_ pixels: ImagePixels, quality: Int) throws(ImageError) -> Data {
    try encode(pixels) { (pixbuf, buffer, count, error) in
      let opaque = GObjectReference(
        owning: gdk_pixbuf_composite_color_simple(
          pixbuf, CInt(pixels.width), CInt(pixels.height), GDK_INTERP_NEAREST, 255, 8, 0xFFFFFF,
          0xFFFFFF))
      return "quality".withCString { key in
        String(quality).withCString { value in
          var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
          var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
          return gdk_pixbuf_save_to_bufferv(
            opaque.pointer, buffer, count, "jpeg", &keys, &values, error) != 0
        }
      }
    }
  }

  /// Wraps the pixels, without a copy, in a pixbuf, calls `save` with it, and returns the bytes.
  private static func encode(
    _ pixels: ImagePixels,
    save: (
      OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
      UnsafeMutablePointer<gsize>, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    ) -> Bool
  ) throws(ImageError) -> Data {
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    defer { g_free(buffer) }
    let isSaved = pixels.bytes.withUnsafeBufferPointer { bytes in
      let pixbuf = GObjectReference(
        owning: gdk_pixbuf_new_from_data(
          bytes.baseAddress, GDK_COLORSPACE_RGB, pixels.hasAlpha ? 1 : 0, 8, CInt(pixels.width),
          CInt(pixels.height), CInt(pixels.rowStride), nil, nil))
      return save(pixbuf.pointer, &buffer, &count, &error)
    }
    guard isSaved, let buffer else {
      throw .unencodable(reason: ImageDecoder.message(taking: error))
    }
    return Data(bytes: buffer, count: Int(count))
  }
}
