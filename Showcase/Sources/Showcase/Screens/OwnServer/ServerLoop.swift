// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CServerSoup
import Foundation

/// A main loop of GLib on a thread of its own, which runs libsoup's server.
///
/// It is `@unchecked Sendable` because a GMainLoop and its context may be used from any thread.
nonisolated final class ServerLoop: @unchecked Sendable {
  /// The greatest size of a request, in bytes.
  private static let greatestSize: goffset = 64 << 20

  private let context = g_main_context_new()
  private let loop: OpaquePointer?

  init() {
    loop = g_main_loop_new(context, 0)
  }

  deinit {
    g_main_loop_unref(loop)
    g_main_context_unref(context)
  }

  /// Starts a server and its thread.
  /// - Returns: its address; nil if it can't listen.
  func listen(_ answer: @escaping OwnServer.Answer) async -> URL? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        g_main_context_push_thread_default(context)
        let server = gossamer_soup_server_new()
        defer { g_object_unref(UnsafeMutableRawPointer(server)) }
        guard soup_server_listen_local(server, 0, SOUP_SERVER_LISTEN_IPV4_ONLY, nil) != 0 else {
          continuation.resume(returning: nil)
          return
        }
        Self.refuseLarge(server)
        Self.handle(server, answer)
        continuation.resume(returning: Self.address(of: server))
        g_main_loop_run(loop)
        soup_server_disconnect(server)
      }
    }
  }

  /// Ends the thread of a server that listens.
  func quit() {
    // The loop may not run yet, so it is quit from inside.
    let source = g_idle_source_new()
    g_source_set_callback(
      source,
      { loop in
        g_main_loop_quit(loop.map(OpaquePointer.init))
        return 0
      }, UnsafeMutableRawPointer(g_main_loop_ref(loop)),
      { g_main_loop_unref($0.map(OpaquePointer.init)) })
    g_source_attach(source, context)
    g_source_unref(source)
  }

  private static func address(of server: UnsafeMutablePointer<SoupServer>?) -> URL? {
    let addresses = soup_server_get_uris(server)
    defer { g_slist_free_full(addresses) { g_uri_unref($0.map(OpaquePointer.init)) } }
    guard let text = g_uri_to_string(addresses?.pointee.data.map(OpaquePointer.init)) else {
      return nil
    }
    defer { g_free(text) }
    return URL(string: String(cString: text))
  }

  /// Refuses a request that is too large before its body is read.
  private static func refuseLarge(_ server: UnsafeMutablePointer<SoupServer>?) {
    soup_server_add_early_handler(
      server, nil,
      { _, message, _, _, _ in
        let headers = soup_server_message_get_request_headers(message)
        guard soup_message_headers_get_content_length(headers) > ServerLoop.greatestSize else {
          return
        }
        soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
        soup_server_message_set_status(message, SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE.rawValue, nil)
      }, nil, nil)
  }

  private static func handle(
    _ server: UnsafeMutablePointer<SoupServer>?, _ answer: @escaping OwnServer.Answer
  ) {
    soup_server_add_handler(
      server, nil,
      { _, message, path, _, box in
        guard let message, let path, let box else { return }
        let handler = Unmanaged<Handler>.fromOpaque(box).takeUnretainedValue()
        handler.answer(ServerRequest(message, path: String(cString: path))).send(by: message)
      }, Unmanaged.passRetained(Handler(answer: answer)).toOpaque(),
      { box in if let box { Unmanaged<Handler>.fromOpaque(box).release() } })
  }

  private final class Handler {
    let answer: OwnServer.Answer

    init(answer: @escaping OwnServer.Answer) {
      self.answer = answer
    }
  }
}
