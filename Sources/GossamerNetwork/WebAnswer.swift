// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// A response whose head has arrived. Its body is read piece by piece, and has to be complete.
@Network final class WebAnswer {
  /// How the length of the body is determined (RFC 9112, section 6.3), so that a lost connection
  /// can be detected.
  private enum Framing {
    case nothing
    case length(Int)
    case chunks
    /// The body ends when the connection is closed, or it is an HTTP/2 body, whose frames libsoup
    /// handles.
    case end(mayBeEmpty: Bool)
  }

  private static let pieceLength: gsize = 64 << 10

  private let message: WebMessage
  private let stream: NetworkObject
  private let timeout: RequestTimeout

  init(to message: WebMessage, _ stream: NetworkObject, _ timeout: RequestTimeout) {
    self.message = message
    self.stream = stream
    self.timeout = timeout
  }

  /// Closes the body's stream. The connection can then be used for another request if all was read;
  /// otherwise it is closed too.
  func close() {
    g_input_stream_close(stream.pointer(to: GInputStream.self), nil, nil)
  }

  /// Reads the body, and decompresses it.
  /// - Parameter limit: the maximum number of bytes, both compressed and decompressed.
  /// - Throws: a `Download.Failure`, or an `URLError`.
  func body(limit: Int) async throws -> Data {
    let framing = try framing(limit: limit)
    let unpacking = try Unpacking(message.header("Content-Encoding") ?? "")
    var (data, count) = (Data(), 0)
    var (source, chunks) = (stream, ChunkedBody?.none)
    switch framing {
    case .length(let length): data.reserveCapacity(min(length, 32 << 20))
    case .chunks:
      if let network { (source, chunks) = (network, ChunkedBody(limit: limit)) }
    case .nothing, .end: break
    }
    while chunks?.isDone != true, let piece = try await piece(of: source) {
      let contents = try chunks?.contents(of: piece) ?? piece
      count += contents.count
      if let unpacking {
        try unpacking.unpack(contents, to: &data, limit: limit)
      } else {
        data += contents
      }
      guard max(count, data.count) <= limit else { throw Download.Failure.tooLarge }
    }
    let hasEnd =
      switch framing {
      case .nothing: true
      case .length(let length): count == length
      case .chunks: chunks?.isDone != false
      case .end(let mayBeEmpty): count > 0 || mayBeEmpty
      }
    guard hasEnd else { throw URLError(.networkConnectionLost, "The answer breaks off.") }
    // Some servers declare an empty body as compressed.
    if count > 0 { try unpacking?.finish(&data, limit: limit) }
    guard data.count <= limit else { throw Download.Failure.tooLarge }
    return data
  }

  /// Determines how the body ends. Contradictory lengths are an error; libsoup would use the last
  /// one.
  private func framing(limit: Int) throws -> Framing {
    if message.status == 204 { return .nothing }
    let isOld = message.version != SOUP_HTTP_2_0
    if message.isChunked, isOld { return .chunks }
    guard let header = message.header("Content-Length") else { return .end(mayBeEmpty: !isOld) }
    let lengths = Set(
      header.split(separator: ",", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      })
    guard let digits = lengths.first, lengths.count == 1, !digits.isEmpty,
      digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
    else { throw URLError(.badServerResponse, "Content-Length is '\(header)'.") }
    guard let length = Int(digits), length <= limit else { throw Download.Failure.tooLarge }
    return .length(length)
  }

  /// The next bytes of a stream; nil at its end.
  private func piece(of stream: NetworkObject) async throws(URLError) -> Data? {
    let input = stream.pointer(to: GInputStream.self)
    let result = await OperationResult.of { callback, waiting in
      g_input_stream_read_bytes_async(
        input, Self.pieceLength, G_PRIORITY_DEFAULT, timeout.cancellable.raw, callback, waiting)
    }
    var error: UnsafeMutablePointer<GError>?
    guard let bytes = g_input_stream_read_bytes_finish(input, result.opaque, &error) else {
      throw URLError(taking: error)
    }
    defer { g_bytes_unref(bytes) }
    timeout.noteActivity()
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count), count > 0 else { return nil }
    return Data(bytes: start, count: Int(count))
  }

  /// The raw stream after the head, below libsoup's decoder of chunks; nil if this libsoup has
  /// another structure than that of Debian 12.
  private var network: NetworkObject? {
    var stream: UnsafeMutableRawPointer? = stream.raw
    while let raw = stream {
      let instance = raw.assumingMemoryBound(to: GTypeInstance.self)
      if g_type_name_from_instance(instance).map({ String(cString: $0) })
        == "SoupFilterInputStream"
      {
        return NetworkObject(owning: g_object_ref(raw))
      }
      guard g_type_check_instance_is_a(instance, g_filter_input_stream_get_type()) != 0 else {
        return nil
      }
      stream = g_filter_input_stream_get_base_stream(
        raw.assumingMemoryBound(to: GFilterInputStream.self)
      ).map(UnsafeMutableRawPointer.init)
    }
    return nil
  }
}
