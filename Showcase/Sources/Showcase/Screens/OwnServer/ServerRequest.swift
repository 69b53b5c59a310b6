// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CServerSoup
import Foundation

/// A request to a server that the showcase runs itself.
nonisolated struct ServerRequest {
  /// The method, such as `GET`.
  let method: String
  /// The path, without percent encoding.
  let path: String

  private let message: OpaquePointer

  init(_ message: OpaquePointer, path: String) {
    self.message = message
    self.path = path
    method = soup_server_message_get_method(message).map { String(cString: $0) } ?? ""
  }

  /// The server's name and port as the client has given them: `127.0.0.1:8080`.
  var host: String {
    let headers = soup_server_message_get_request_headers(message)
    return soup_message_headers_get_one(headers, "Host").map { String(cString: $0) } ?? ""
  }

  /// The parts of a form (`multipart/form-data`); nil if the body is none.
  var form: [FormPart]? {
    let headers = soup_server_message_get_request_headers(message)
    let body = soup_message_body_flatten(soup_server_message_get_request_body(message))
    defer { g_bytes_unref(body) }
    guard let multipart = soup_multipart_new_from_message(headers, body) else { return nil }
    defer { soup_multipart_free(multipart) }
    return (0..<soup_multipart_get_length(multipart)).map { FormPart(multipart, $0) }
  }
}

/// A part of a form that was posted.
nonisolated struct FormPart {
  /// The name of the field; nil for none.
  let name: String?
  /// Whether the part is a file.
  let isFile: Bool
  /// The text, decoded as UTF-8; empty for a file.
  let text: String

  fileprivate init(_ multipart: OpaquePointer, _ index: CInt) {
    var (headers, body): (OpaquePointer?, OpaquePointer?)
    soup_multipart_get_part(multipart, index, &headers, &body)
    var parameters: OpaquePointer?
    soup_message_headers_get_content_disposition(headers, nil, &parameters)
    defer { parameters.map(g_hash_table_unref) }
    let parameter = { (key: String) in
      parameters.flatMap { g_hash_table_lookup($0, key) }
        .map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
    name = parameter("name")
    isFile = parameter("filename") != nil
    var count = 0
    let start = g_bytes_get_data(body, &count)
    text =
      isFile
      ? "" : String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
