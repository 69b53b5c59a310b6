// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CServerSoup
import Foundation

/// The answer of a server that the showcase runs: a status and a body. Clients may not cache it, because the next
/// server has another port.
nonisolated struct ServerAnswer {
  /// The status codes of RFC 9110.
  enum Status: UInt32 {
    case ok = 200
    case created = 201
    case badRequest = 400
    case notFound = 404
    case methodNotAllowed = 405
    case internalServerError = 500
  }

  var status = Status.ok
  var type = "text/plain"
  var body = Data()

  /// An answer with a body.
  /// - Parameter type: the media type of the body.
  init(_ body: Data, _ type: String) {
    (self.body, self.type) = (body, type)
  }

  /// An answer without a body.
  init(_ status: Status) {
    self.status = status
  }

  /// An answer with a value as JSON, or with the status 500 if it can't be encoded.
  init(json: some Encodable) {
    guard let body = try? JSONEncoder().encode(json) else {
      self.init(.internalServerError)
      return
    }
    self.init(body, "application/json")
  }

  /// Sends it as the answer to a message of libsoup.
  func send(by message: OpaquePointer) {
    soup_server_message_set_status(message, status.rawValue, nil)
    let headers = soup_server_message_get_response_headers(message)
    soup_message_headers_append(headers, "Cache-Control", "no-store")
    body.withUnsafeBytes {
      let start = $0.bindMemory(to: CChar.self).baseAddress
      soup_server_message_set_response(message, type, SOUP_MEMORY_COPY, start, gsize($0.count))
    }
  }
}
