// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerImages
import GossamerNetwork
import GossamerPersistence

/// The API that the message form needs from a server.
protocol MessagesAPI {
  /// All threads, the newest first.
  func threads() async throws(ServerError) -> [MessageThread]

  /// Posts a message.
  /// - Parameters:
  ///   - thread: the thread to reply to; nil for a new one.
  ///   - files: the contents of its attachments.
  ///   - progress: gets the share that was sent, from 0 to 1.
  func post(
    _ message: Message, to thread: UUID?, with files: any DraftFiles,
    progress: @escaping DataSender.Progress
  ) async throws(ServerError)
}

/// The API of a server that answers `GET /messages` and `POST /messages`.
struct MessagesClient: MessagesAPI {
  let server: Server

  func threads() async throws(ServerError) -> [MessageThread] {
    try await server.list(of: "thread", at: "messages")
  }

  func post(
    _ message: Message, to thread: UUID?, with files: any DraftFiles,
    progress: @escaping DataSender.Progress
  ) async throws(ServerError) {
    try await server.post(form(message, thread, files), to: "messages", progress: progress)
  }

  private func form(
    _ message: Message, _ thread: UUID?, _ files: any DraftFiles
  ) -> MultipartForm {
    var form = MultipartForm()
    form.append(message.id.uuidString, as: "id")
    if let thread { form.append(thread.uuidString, as: "thread") }
    form.append(message.subject, as: "subject")
    form.append(message.body, as: "body")
    form.append(message.channel, as: "channel")
    for attachment in message.attachments {
      form.append(as: "attachment", named: attachment.name, of: attachment.type) {
        guard let data = try files.file(attachment.id) else {
          throw AttachmentError.isGone(attachment.name)
        }
        return data
      }
    }
    return form
  }
}
