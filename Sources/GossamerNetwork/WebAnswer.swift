// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// The answer to a message, of which the head has come. Its body is read piece by piece, and has to come whole.
@Network final class WebAnswer {
  /// How the end of a body is told from a connection that breaks off (RFC 9112, section 6.3).
  private enum Framing {
    case nothing
    case length(Int)
    case chunks
    /// It ends with the connection, or is one of HTTP/2, whose frames libsoup sees to.
    case end(mayBeEmpty: Bool)
  }

  private static let pieceLength: gsize = 64 << 10

  private let message: WebMessage
  private let stream: NetworkObject
  private let patience: Patience

  init(to message: WebMessage, _ stream: NetworkObject, _ patience: Patience) {
    self.message = message
    self.stream = stream
    self.patience = patience
  }

  /// Lets the connection serve another request if all was read, and closes it at once otherwise.
  func close() {
    g_input_stream_close(stream.pointer(to: GInputStream.self), nil, nil)
  }

  /// The body, unpacked.
  /// - Parameter limit: the greatest number of bytes, packed and unpacked.
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
    // Some servers call nothing at all packed.
    if count > 0 { try unpacking?.finish(&data, limit: limit) }
    guard data.count <= limit else { throw Download.Failure.tooLarge }
    return data
  }

  /// How the body ends, which the head has to say without contradicting itself: of two lengths libsoup would take the last.
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
        input, Self.pieceLength, G_PRIORITY_DEFAULT, patience.cancellable.raw, callback, waiting)
    }
    var error: UnsafeMutablePointer<GError>?
    guard let bytes = g_input_stream_read_bytes_finish(input, result.opaque, &error) else {
      throw URLError(taking: error)
    }
    defer { g_bytes_unref(bytes) }
    patience.hasNews()
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count), count > 0 else { return nil }
    return Data(bytes: start, count: Int(count))
  }

  /// What comes from the network after the head, before libsoup looks for chunks in it; nil where that is made in another way
  /// than in Debian 12.
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
