// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGdkPixbuf
import Foundation

/// A compression that servers use for their answers.
public nonisolated enum Packing: Sendable {
  case gzip, deflate

  private var format: GZlibCompressorFormat {
    self == .gzip ? G_ZLIB_COMPRESSOR_FORMAT_GZIP : G_ZLIB_COMPRESSOR_FORMAT_ZLIB
  }

  /// The compressed data.
  public func pack(_ data: Data) -> Data {
    guard let compressor = g_zlib_compressor_new(format, 9) else { return Data() }
    defer { g_object_unref(UnsafeMutableRawPointer(compressor)) }
    var packed = Data()
    var room = [UInt8](repeating: 0, count: 1 << 16)
    var rest = data[...]
    while true {
      var (taken, given) = (gsize(0), gsize(0))
      let result = rest.withUnsafeBytes { bytes in
        g_converter_convert(
          compressor, bytes.baseAddress, gsize(bytes.count), &room,
          gsize(room.count), G_CONVERTER_INPUT_AT_END, &taken, &given, nil)
      }
      guard result != G_CONVERTER_ERROR else { return Data() }
      packed += room[..<Int(given)]
      rest = rest.dropFirst(Int(taken))
      if result == G_CONVERTER_FINISHED { return packed }
    }
  }

  /// 64 MB of zeros, compressed to about a thousandth.
  public func bomb() -> Data { pack(Data(count: 64 << 20)) }
}
