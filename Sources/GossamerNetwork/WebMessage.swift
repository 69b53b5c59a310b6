// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// One request, and, once it was sent, the head of the answer.
@Network final class WebMessage {
  private let object: NetworkObject

  /// Creates a request; nil if the address can't be asked for anything.
  init?(_ method: String, _ url: URL) {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      url.host?.isEmpty == false,
      let object = NetworkObject(
        owning: soup_message_new(method, url.absoluteString).map(UnsafeMutableRawPointer.init))
    else { return nil }
    self.object = object
    // Where a redirect leads to is looked at here before anything is sent there.
    soup_message_add_flags(opaque, SOUP_MESSAGE_NO_REDIRECT)
    add("Accept-Encoding", Unpacking.accepted)
  }

  var opaque: OpaquePointer { object.opaque }

  /// Adds a header.
  func add(_ name: String, _ value: String) {
    soup_message_headers_replace(soup_message_get_request_headers(opaque), name, value)
  }

  /// Gives the request a body.
  func setBody(_ stream: NetworkObject, count: Int, of type: String) {
    soup_message_set_request_body(opaque, type, stream.pointer(to: GInputStream.self), count)
    // On a connection that was used before, what is posted might be lost without a word.
    soup_message_add_flags(opaque, SOUP_MESSAGE_NEW_CONNECTION)
  }

  /// Counts interim answers (1xx). Of those libsoup takes any number, and nothing else runs meanwhile.
  func countInterimAnswers(_ patience: Patience) {
    let counted: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
      message, answers in
      guard let message, let answers else { return }
      let status = soup_message_get_status(OpaquePointer(message))
      Unmanaged<InterimAnswers>.fromOpaque(answers).takeUnretainedValue().count(status)
    }
    connect(
      "got-informational", unsafeBitCast(counted, to: GCallback.self), InterimAnswers(patience))
  }

  /// Has it told how much of the body was sent.
  func tellProgress(_ progress: SendingProgress) {
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

  /// Calls a function of C's for a signal of the message's.
  /// - Parameter data: what the function is given last; the message keeps it.
  private func connect<Data: AnyObject>(
    _ signal: String, _ callback: @escaping GCallback, _ data: Data
  ) {
    g_signal_connect_data(
      object.raw, signal, callback, Unmanaged.passRetained(data).toOpaque(),
      { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } },
      GConnectFlags(0))
  }

  /// The status of the answer.
  var status: Int { Int(soup_message_get_status(opaque).rawValue) }

  /// The version of HTTP that was spoken.
  var version: SoupHTTPVersion { soup_message_get_http_version(opaque) }

  /// Whether the answer comes in chunks.
  var isChunked: Bool {
    soup_message_headers_get_encoding(soup_message_get_response_headers(opaque))
      == SOUP_ENCODING_CHUNKED
  }

  /// All values of a header of the answer, with commas between them; nil for none.
  func header(_ name: String) -> String? {
    soup_message_headers_get_list(soup_message_get_response_headers(opaque), name)
      .map { String(cString: $0) }
  }
}

/// How many interim answers one message got, counted on the network's thread.
nonisolated private final class InterimAnswers {
  private static let most = 100

  private let patience: Patience
  private var number = 0

  init(_ patience: Patience) {
    self.patience = patience
  }

  func count(_ status: SoupStatus) {
    patience.hasNews()
    number += 1
    // What follows a switch of protocols (101) is no HTTP, and nobody has asked for it.
    if number > Self.most || status == SOUP_STATUS_SWITCHING_PROTOCOLS {
      patience.end(because: URLError(.badServerResponse, "The server sends interim answers only."))
    }
  }
}
