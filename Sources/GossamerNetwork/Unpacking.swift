// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// Unpacks a body that was packed once, by gzip or deflate (RFC 9110, section 8.4.1), as it comes.
///
/// libsoup could, but what breaks off, or was never packed, it takes for whole.
@Network final class Unpacking {
  /// The header by which servers are told what may be used.
  static let accepted = "gzip, deflate"

  private let converter: NetworkObject
  private var isDone = false

  /// - Parameter coding: the value of the header Content-Encoding.
  /// - Returns: nil for a body that isn't packed.
  /// - Throws: an error for a coding that wasn't asked for.
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

  /// Unpacks a piece, and adds to `data` what was in it, but no more than makes `data` longer than `limit`.
  func unpack(_ piece: Data, to data: inout Data, limit: Int) throws(URLError) {
    try convert(piece, G_CONVERTER_NO_FLAGS, &data, limit)
  }

  /// Looks whether all has come.
  func finish(_ data: inout Data, limit: Int) throws(URLError) {
    try convert(Data(), G_CONVERTER_INPUT_AT_END, &data, limit)
    guard isDone || data.count > limit else {
      throw URLError(.cannotDecodeContentData, "What was packed breaks off.")
    }
  }

  private func convert(
    _ piece: Data, _ flags: GConverterFlags, _ data: inout Data, _ limit: Int
  ) throws(URLError) {
    var (rest, room) = (piece[...], [UInt8](repeating: 0, count: 1 << 16))
    while data.count <= limit {
      if isDone {
        // There may be several members, one behind the other (RFC 1952, section 2.2).
        guard !rest.isEmpty else { return }
        g_converter_reset(converter.opaque)
        isDone = false
      }
      var (taken, given, error) = (gsize(0), gsize(0), UnsafeMutablePointer<GError>?.none)
      let result = rest.withUnsafeBytes { bytes in
        g_converter_convert(
          converter.opaque, bytes.baseAddress, gsize(bytes.count), &room, gsize(room.count), flags,
          &taken, &given, &error)
      }
      if result == G_CONVERTER_ERROR {
        let isHungry = error?.pointee.code == gint(G_IO_ERROR_PARTIAL_INPUT.rawValue)
        let reason = URLError(taking: error)
        if isHungry { return }
        throw URLError(.cannotDecodeContentData, reason.localizedDescription)
      }
      data += room[..<Int(given)]
      rest = rest.dropFirst(Int(taken))
      isDone = result == G_CONVERTER_FINISHED
      if rest.isEmpty, given < room.count { return }
    }
  }
}
