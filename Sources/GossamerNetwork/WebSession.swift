// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// The process's only SoupSession, with its connections, the desktop's proxy and the system's
/// certificates. It stores no cookies, and caches nothing.
@Network final class WebSession {
  static let shared = WebSession()

  private static let connections: Int32 = 256
  /// More than the usual limits: a request that libsoup queues counts as sent, and would time out.
  private static let connectionsPerHost: Int32 = 64

  private let session: NetworkObject?

  private init() {
    let name = ProcessInfo.processInfo.processName
    let isToken = name.wholeMatch(of: /[A-Za-z0-9._-]+/) != nil
    session = NetworkObject(
      owning: gossamer_soup_session_new(
        Self.connections, Self.connectionsPerHost, isToken ? name : "gossamer"))
    soup_session_remove_feature_by_type(raw, soup_content_decoder_get_type())
  }

  private var raw: UnsafeMutablePointer<SoupSession>? { session?.pointer(to: SoupSession.self) }

  /// Sends a message, and waits for the head of the response.
  func answer(to message: WebMessage, _ timeout: RequestTimeout) async throws(URLError) -> WebAnswer
  {
    let result = await OperationResult.of { callback, waiting in
      soup_session_send_async(
        raw, message.opaque, G_PRIORITY_DEFAULT, timeout.cancellable.raw, callback, waiting)
    }
    var error: UnsafeMutablePointer<GError>?
    let stream = soup_session_send_finish(raw, result.opaque, &error)
    guard let stream = NetworkObject(owning: stream) else { throw URLError(taking: error) }
    return WebAnswer(to: message, stream, timeout)
  }
}
