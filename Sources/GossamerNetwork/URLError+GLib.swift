// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

nonisolated extension URLError {
  /// Converts a GLib error, and frees it. Its message becomes the description.
  init(taking error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self.init(.unknown)
      return
    }
    defer { g_error_free(error) }
    let (domain, code) = (error.pointee.domain, error.pointee.code)
    let meaning: URLError.Code
    switch domain {
    case g_io_error_quark():
      meaning = Self.meaning(GIOErrorEnum(rawValue: UInt32(bitPattern: code)))
    case g_resolver_error_quark(): meaning = .cannotFindHost
    case g_tls_error_quark(): meaning = .secureConnectionFailed
    case soup_session_error_quark(): meaning = .badServerResponse
    default: meaning = .unknown
    }
    self.init(meaning, String(cString: error.pointee.message))
  }

  /// - Parameter words: the description, for developers.
  init(_ code: URLError.Code, _ words: String) {
    self.init(code, userInfo: [NSLocalizedDescriptionKey: words])
  }

  private static func meaning(_ code: GIOErrorEnum) -> URLError.Code {
    switch code {
    case G_IO_ERROR_CONNECTION_REFUSED, G_IO_ERROR_HOST_UNREACHABLE,
      G_IO_ERROR_NETWORK_UNREACHABLE:
      .cannotConnectToHost
    case G_IO_ERROR_HOST_NOT_FOUND: .cannotFindHost
    case G_IO_ERROR_TIMED_OUT: .timedOut
    case G_IO_ERROR_CONNECTION_CLOSED, G_IO_ERROR_PARTIAL_INPUT, G_IO_ERROR_CLOSED:
      .networkConnectionLost
    case G_IO_ERROR_CANCELLED: .cancelled
    default: .unknown
    }
  }
}
