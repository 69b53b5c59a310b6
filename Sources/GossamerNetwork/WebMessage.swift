// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// One request, and after it was sent the head of the response.
@Network final class WebMessage {
  private let object: NetworkObject

  /// Creates a request; nil if the URL isn't an `http` or `https` URL with a host.
  init?(_ method: String, _ url: URL) {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      url.host?.isEmpty == false,
      let object = NetworkObject(
        owning: soup_message_new(method, url.absoluteString).map(UnsafeMutableRawPointer.init))
    else { return nil }
    self.object = object
    // `Download` follows redirects itself, so that it can check each URL first.
    soup_message_add_flags(opaque, SOUP_MESSAGE_NO_REDIRECT)
    add("Accept-Encoding", Unpacking.accepted)
  }

  var opaque: OpaquePointer { object.opaque }

  /// Adds a header.
  func add(_ name: String, _ value: String) {
    soup_message_headers_replace(soup_message_get_request_headers(opaque), name, value)
  }

  /// Sets the body of the request.
  func setBody(_ stream: NetworkObject, count: Int, of type: String) {
    soup_message_set_request_body(opaque, type, stream.pointer(to: GInputStream.self), count)
    // On a connection that was used before, the body could be lost without an error.
    soup_message_add_flags(opaque, SOUP_MESSAGE_NEW_CONNECTION)
  }

  /// Limits interim responses (1xx). libsoup accepts any number of them, and nothing else runs
  /// meanwhile.
  func countInterimAnswers(_ timeout: RequestTimeout) {
    let counted: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
      message, answers in
      guard let message, let answers else { return }
      let status = soup_message_get_status(OpaquePointer(message))
      Unmanaged<InterimAnswers>.fromOpaque(answers).takeUnretainedValue().count(status)
    }
    connect(
      "got-informational", unsafeBitCast(counted, to: GCallback.self), InterimAnswers(timeout))
  }

  /// Reports to `progress` how much of the body was sent.
  func reportProgress(_ progress: SendingProgress) {
    let sent: @convention(c) (UnsafeMutableRawPointer?, guint, UnsafeMutableRawPointer?) -> Void = {
      _, count, progress in
      guard let progress else { return }
      Unmanaged<SendingProgress>.fromOpaque(progress).takeUnretainedValue().add(Int(count))
    }
    let ended: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
      _, progress in
      guard let progress else { return }
      Unmanaged<SendingProgress>.fromOpaque(progress).takeUnretainedValue().end()
    }
    connect("wrote-body-data", unsafeBitCast(sent, to: GCallback.self), progress)
    connect("wrote-body", unsafeBitCast(ended, to: GCallback.self), progress)
  }

  /// Connects a C function to a signal of the message.
  /// - Parameter data: the function's last argument, which the message retains.
  private func connect<Data: AnyObject>(
    _ signal: String, _ callback: @escaping GCallback, _ data: Data
  ) {
    g_signal_connect_data(
      object.raw, signal, callback, Unmanaged.passRetained(data).toOpaque(),
      { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } },
      GConnectFlags(0))
  }

  /// The status code of the response.
  var status: Int { Int(soup_message_get_status(opaque).rawValue) }

  /// The HTTP version of the response.
  var version: SoupHTTPVersion { soup_message_get_http_version(opaque) }

  /// Whether the response has a chunked body.
  var isChunked: Bool {
    soup_message_headers_get_encoding(soup_message_get_response_headers(opaque))
      == SOUP_ENCODING_CHUNKED
  }

  /// All values of a header of the response, separated by commas; nil if there is none.
  func header(_ name: String) -> String? {
    soup_message_headers_get_list(soup_message_get_response_headers(opaque), name)
      .map { String(cString: $0) }
  }
}

/// Counts the interim responses to one message, on the network's thread.
nonisolated private final class InterimAnswers {
  private static let limit = 100

  private let timeout: RequestTimeout
  private var number = 0

  init(_ timeout: RequestTimeout) {
    self.timeout = timeout
  }

  func count(_ status: SoupStatus) {
    timeout.noteActivity()
    number += 1
    // After a switch of protocols (101), which wasn't requested, no HTTP follows.
    if number > Self.limit || status == SOUP_STATUS_SWITCHING_PROTOCOLS {
      timeout.end(because: URLError(.badServerResponse, "The server sends interim answers only."))
    }
  }
}
