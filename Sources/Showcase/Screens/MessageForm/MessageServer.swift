// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import Gossamer

/// Threads that a server keeps as long as it runs: `POST /messages` takes a message as `multipart/form-data`, `GET
/// /messages` gives all threads.
actor MessageServer {
  /// How large a message may be, in bytes.
  static let greatestSize = 64 << 20

  private struct Thread {
    let id: UUID
    let subject: String
    let channel: String
    var messages: [UUID: (body: String, attachments: Int)] = [:]
    var lastBody = ""

    var summary: MessageThread {
      MessageThread(
        id: id, subject: subject, channel: channel, body: lastBody, count: messages.count,
        attachments: messages.values.reduce(0) { $0 + $1.attachments })
    }
  }

  private var threads: [Thread] = []

  /// Answers a request.
  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    switch (request.method, request.path) {
    case (.GET, "/messages"): return list()
    case (.POST, "/messages"):
      let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
      guard length <= Self.greatestSize else { return HTTPResponse(statusCode: .payloadTooLarge) }
      guard let body = try? await request.bodyData,
        let form = ReceivedForm(body, type: request.headers[.contentType] ?? ""),
        let id = form["id"].flatMap({ UUID(uuidString: $0) }), let text = form["body"]
      else { return HTTPResponse(statusCode: .badRequest) }
      return take(id, text, form)
    default: return HTTPResponse(statusCode: .notFound)
    }
  }

  private func list() -> HTTPResponse {
    guard let json = try? JSONEncoder().encode(threads.reversed().map(\.summary)) else {
      return HTTPResponse(statusCode: .internalServerError)
    }
    return HTTPResponse(
      statusCode: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: json)
  }

  /// Takes a message. One that is posted again, because its sender didn't hear the answer, is the same message.
  private func take(_ id: UUID, _ body: String, _ form: ReceivedForm) -> HTTPResponse {
    let known = form["thread"].flatMap { UUID(uuidString: $0) }
    let index = threads.firstIndex { $0.id == known || $0.messages[id] != nil }
    guard known == nil || index != nil else { return HTTPResponse(statusCode: .notFound) }
    var thread =
      index.map { threads.remove(at: $0) }
      ?? Thread(id: UUID(), subject: form["subject"] ?? "", channel: form["channel"] ?? "")
    thread.messages[id] = (body, form.fileCount)
    thread.lastBody = body
    threads.append(thread)
    return HTTPResponse(statusCode: .created)
  }
}

/// A form as it has come.
nonisolated private struct ReceivedForm {
  private var texts: [String: String] = [:]
  private(set) var fileCount = 0

  subscript(name: String) -> String? { texts[name] }

  /// Reads a form; nil if it is none.
  init?(_ body: Data, type: String) {
    guard let boundary = type.firstMatch(of: /^multipart\/form-data;\s*boundary="?([^";]+)"?/)?.1
    else { return nil }
    let mark = Data("--\(boundary)".utf8)
    var rest = body[...]
    guard let first = rest.firstRange(of: mark) else { return nil }
    rest = rest[first.upperBound...]
    while !rest.starts(with: "--".utf8) {
      guard let end = rest.firstRange(of: Data("\r\n".utf8) + mark),
        let headEnd = rest.firstRange(of: Data("\r\n\r\n".utf8)),
        headEnd.upperBound <= end.lowerBound
      else { return nil }
      let head = String(decoding: rest[..<headEnd.lowerBound], as: UTF8.self)
      if head.contains("filename=\"") {
        fileCount += 1
      } else if let name = head.firstMatch(of: /name="([^"]*)"/)?.1 {
        texts[String(name)] = String(
          decoding: rest[headEnd.upperBound..<end.lowerBound], as: UTF8.self)
      }
      rest = rest[end.upperBound...]
    }
  }
}
