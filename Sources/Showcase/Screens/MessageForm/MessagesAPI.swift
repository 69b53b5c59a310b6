// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerImages
import GossamerPersistence

/// What gives the threads, and takes messages.
protocol MessagesAPI {
  /// All threads, the newest first.
  func threads() async throws(MessagesError) -> [MessageThread]

  /// Posts a message.
  /// - Parameters:
  ///   - thread: which thread it is a reply to; nil for a new one.
  ///   - files: what is in its attachments.
  ///   - progress: told how much is sent, from 0 to 1.
  func post(
    _ message: Message, to thread: UUID?, with files: any DraftFiles,
    progress: @escaping DataSender.Progress
  ) async throws(MessagesError)
}

/// Why there are no threads, or why a message isn't posted.
nonisolated enum MessagesError: Error {
  /// The server doesn't answer, or fails.
  case server(DataFetcherError)
  /// The answer is no list of threads.
  case notAList
  /// What is to be sent can't be put together.
  case notPrepared(reason: String)
  /// The showcase's own server doesn't start.
  case noServer

  /// Fact and next step, for a person.
  var reason: String {
    switch self {
    case .server(let error): error.reason
    case .notAList: "The server's answer is no list of threads. Check the address."
    case .notPrepared(let reason): reason
    case .noServer: "The server of the showcase doesn't start. Name another one by --messages."
    }
  }
}

/// The API of a server that answers `GET /messages` and `POST /messages`.
struct MessagesClient: MessagesAPI {
  /// Where the server is.
  let server: () async throws(MessagesError) -> URL
  var fetchData = DataFetcher.json
  var send = DataSender.live()

  /// The API of a server somewhere.
  init(server: URL) {
    self.server = { server }
  }

  /// The API of a server of the showcase's own, which starts with the first request and ends with the API.
  init(server: OwnServer) {
    self.server = { () async throws(MessagesError) in
      do throws(OwnServer.NotStarted) {
        return try await server.url()
      } catch {
        throw .noServer
      }
    }
  }

  func threads() async throws(MessagesError) -> [MessageThread] {
    let address = try await server().appending(path: "messages")
    let data: Data
    do throws(DataFetcherError) {
      data = try await fetchData(address)
    } catch {
      throw .server(error)
    }
    guard let threads = try? JSONDecoder().decode([MessageThread].self, from: data) else {
      throw .notAList
    }
    return threads
  }

  func post(
    _ message: Message, to thread: UUID?, with files: any DraftFiles,
    progress: @escaping DataSender.Progress
  ) async throws(MessagesError) {
    let address = try await server().appending(path: "messages")
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let form = Self.form(message, thread, files)
    try await Self.write(form, to: file)
    do throws(DataFetcherError) {
      _ = try await send(file, as: form.contentType, to: address, progress: progress)
    } catch {
      throw .server(error)
    }
  }

  nonisolated private static func form(
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

  @concurrent nonisolated private static func write(
    _ form: MultipartForm, to file: URL
  ) async throws(MessagesError) {
    do {
      try form.write(to: file)
    } catch {
      throw .notPrepared(reason: error.localizedDescription)
    }
  }
}
