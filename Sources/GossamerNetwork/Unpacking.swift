// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// Decompresses a body with the content coding gzip or deflate (RFC 9110, section 8.4.1), while it
/// arrives.
///
/// libsoup has a decoder too, but it accepts truncated data, and data that isn't compressed at all.
@Network final class Unpacking {
  /// The supported codings: the value of the header Accept-Encoding.
  static let accepted = "gzip, deflate"

  private let converter: NetworkObject
  private var isDone = false

  /// - Parameter coding: the value of the header Content-Encoding.
  /// - Returns: nil for a body that isn't compressed.
  /// - Throws: an error for an unsupported coding.
  init?(_ coding: String) throws(URLError) {
    let format: GZlibCompressorFormat
    switch coding.lowercased() {
    case "", "identity": return nil
    case "gzip", "x-gzip": format = G_ZLIB_COMPRESSOR_FORMAT_GZIP
    case "deflate": format = G_ZLIB_COMPRESSOR_FORMAT_ZLIB
    default: throw URLError(.cannotDecodeContentData, "Content-Encoding is '\(coding)'.")
    }
    guard
      let converter = NetworkObject(
        owning: g_zlib_decompressor_new(format).map(UnsafeMutableRawPointer.init))
    else { return nil }
    self.converter = converter
  }

  /// Decompresses a piece, and appends the result to `data`. Stops as soon as `data` is longer than
  /// `limit`.
  func unpack(_ piece: Data, to data: inout Data, limit: Int) throws(URLError) {
    try convert(piece, G_CONVERTER_NO_FLAGS, &data, limit)
  }

  /// Checks that the compressed data is complete.
  func finish(_ data: inout Data, limit: Int) throws(URLError) {
    try convert(Data(), G_CONVERTER_INPUT_AT_END, &data, limit)
    guard isDone || data.count > limit else {
      throw URLError(.cannotDecodeContentData, "What was packed breaks off.")
    }
  }

  private func convert(
    _ piece: Data, _ flags: GConverterFlags, _ data: inout Data, _ limit: Int
  ) throws(URLError) {
    var (rest, buffer) = (piece[...], [UInt8](repeating: 0, count: 1 << 16))
    while data.count <= limit {
      if isDone {
        // A gzip file may have several members (RFC 1952, section 2.2).
        guard !rest.isEmpty else { return }
        g_converter_reset(converter.opaque)
        isDone = false
      }
      var (readCount, writtenCount, error) = (
        gsize(0), gsize(0), UnsafeMutablePointer<GError>?.none
      )
      let result = rest.withUnsafeBytes { bytes in
        g_converter_convert(
          converter.opaque, bytes.baseAddress, gsize(bytes.count), &buffer, gsize(buffer.count),
          flags,
          &readCount, &writtenCount, &error)
      }
      if result == G_CONVERTER_ERROR {
        let needsMoreInput = error?.pointee.code == gint(G_IO_ERROR_PARTIAL_INPUT.rawValue)
        let reason = URLError(taking: error)
        if needsMoreInput { return }
        throw URLError(.cannotDecodeContentData, reason.localizedDescription)
      }
      data += buffer[..<Int(writtenCount)]
      rest = rest.dropFirst(Int(readCount))
      isDone = result == G_CONVERTER_FINISHED
      if rest.isEmpty, writtenCount < buffer.count { return }
    }
  }
}
