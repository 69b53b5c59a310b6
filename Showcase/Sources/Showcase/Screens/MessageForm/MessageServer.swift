// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import Synchronization

/// The answers of a server that keeps threads as long as it runs: `POST /messages` adds a message
/// (`multipart/form-data`), `GET /messages` returns all threads.
nonisolated final class MessageServer: Sendable {
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

  private let threads = Mutex<[Thread]>([])

  /// Answers a request.
  func answer(_ request: ServerRequest) -> ServerAnswer {
    guard request.path == "/messages" else { return ServerAnswer(.notFound) }
    switch request.method {
    case "GET": return ServerAnswer(json: threads.withLock { $0.reversed().map(\.summary) })
    case "POST":
      guard let form = request.form.map(ReceivedForm.init),
        let id = form["id"].flatMap({ UUID(uuidString: $0) }), let text = form["body"]
      else { return ServerAnswer(.badRequest) }
      return ServerAnswer(threads.withLock { Self.add(id, text, form, in: &$0) })
    default: return ServerAnswer(.methodNotAllowed)
    }
  }

  /// Adds a message. A message that is posted again, because its sender didn't get the answer, replaces itself.
  private static func add(
    _ id: UUID, _ body: String, _ form: ReceivedForm, in threads: inout [Thread]
  ) -> ServerAnswer.Status {
    let threadID = form["thread"].flatMap { UUID(uuidString: $0) }
    let index = threads.firstIndex { $0.id == threadID || $0.messages[id] != nil }
    guard threadID == nil || index != nil else { return .notFound }
    var thread =
      index.map { threads.remove(at: $0) }
      ?? Thread(id: UUID(), subject: form["subject"] ?? "", channel: form["channel"] ?? "")
    thread.messages[id] = (body, form.fileCount)
    thread.lastBody = body
    threads.append(thread)
    return .created
  }
}

/// A form that was posted.
nonisolated private struct ReceivedForm {
  private let parts: [FormPart]

  init(_ parts: [FormPart]) {
    self.parts = parts
  }

  var fileCount: Int { parts.count(where: \.isFile) }

  subscript(name: String) -> String? { parts.first { $0.name == name && !$0.isFile }?.text }
}
