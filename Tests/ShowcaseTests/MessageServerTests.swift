// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages
import GossamerPersistence
import TestSupport
import Testing

@testable import Showcase

/// Posts over the network, to the showcase's own server and to bad ones.
@MainActor struct MessageServerTests {
  private let folder = DraftFolder()

  private func client(_ server: LoopbackServer) -> MessagesClient {
    var client = MessagesClient(server: server.url("/"))
    client.send = .live(.patient())
    client.fetchData = .live(.patient())
    return client
  }

  private func ownClient() -> MessagesClient {
    var client = MessagesClient(server: OwnServer(MessageServer().answer))
    client.send = .live(.patient())
    client.fetchData = .live(.patient())
    return client
  }

  @Test func takesAThread_WithItsAttachments() async throws {
    let (client, draft) = (ownClient(), MessageDraft(of: "test", Message(), in: folder.open))
    let names = ["a\"b\r\n.png", "\u{202E}gnp.exe", "größe 👋.pdf"]
    var message = Message(subject: "Hello", body: "All of you\r\n--\r\n", channel: "General")
    for name in names {
      let attachment = Attachment(name: name, type: "image/png", size: 3)
      try draft.files.keep(Data([13, 10, 45]), as: attachment.id)
      message.attachments.append(attachment)
    }
    try await client.post(message, to: nil, with: draft.files) { _ in }
    let thread = try #require(try await client.threads().first)
    #expect(thread.subject == "Hello")
    #expect(thread.body == "All of you\r\n--\r\n")
    #expect(thread.channel == "General")
    #expect(thread.attachments == 3)
    #expect(thread.count == 1)
  }

  @Test func takesAMessageOnce_ThoughItIsPostedTwice() async throws {
    let (client, draft) = (ownClient(), MessageDraft(of: "test", Message(), in: folder.open))
    let message = Message(subject: "Hello", body: "Once")
    for _ in 1...2 { try await client.post(message, to: nil, with: draft.files) { _ in } }
    let threads = try await client.threads()
    #expect(threads.map(\.count) == [1])
    let reply = Message(subject: "Hello", body: "Reply")
    try await client.post(reply, to: threads[0].id, with: draft.files) { _ in }
    #expect(try await client.threads().map(\.count) == [2])
  }

  @Test func saysSo_WhenAnAttachmentIsGone() async throws {
    let (client, draft) = (ownClient(), MessageDraft(of: "test", Message(), in: folder.open))
    var message = Message(body: "With a file")
    message.attachments = [Attachment(name: "lost\n.png", type: "image/png", size: 3)]
    let error = await #expect(throws: MessagesError.self) {
      try await client.post(message, to: nil, with: draft.files) { _ in }
    }
    guard case .notPrepared(let reason) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(reason.contains("'lost\u{FFFD}.png' isn't there any more"))
  }

  /// How a server fails while a message is sent to it.
  nonisolated enum Failure: String, CaseIterable, Sendable {
    case refuses, breaksOff, hangsUpAtOnce, answersRubbish, isTooLarge, leadsElsewhere, sendsForever

    func answer(_ connection: TestSupport.Connection) {
      switch self {
      case .refuses:
        connection.receive(100_000)
        connection.answer(Data(), status: "500 Oops")
      case .breaksOff:
        connection.receive(100_000)
        connection.reset()
      case .hangsUpAtOnce: break
      case .answersRubbish:
        connection.receive(100_000)
        connection.send(Data("rubbish\r\n\r\n".utf8))
      case .isTooLarge: connection.answer(Data(), status: "413 Too Large")
      case .leadsElsewhere:
        connection.answer(Data(), ["Location: file:///etc/passwd"], status: "307 Elsewhere")
      case .sendsForever:
        connection.sendHead("200 OK", [])
        while connection.send(Data(repeating: 65, count: 1 << 16)) {}
      }
    }
  }

  @Test(arguments: Failure.allCases) func keepsTheDraft_WhenTheServer(fails failure: Failure)
    async throws
  {
    let server = LoopbackServer { failure.answer($0) }
    let viewModel = MessageFormViewModel(
      channels: ["General"], api: client(server), in: folder.open)
    let written = Message(
      subject: "Hello", body: String(repeating: "long ", count: 200_000), channel: "General")
    viewModel.draft.message.model = written
    let error = await #expect(throws: MessagesError.self) { try await viewModel.post() }
    let told = viewModel.message(for: try #require(error))
    #expect(told.hasSuffix("Your draft is kept."))
    #expect(viewModel.draft.message.model == written)
    #expect(viewModel.progress == nil)
    #expect(viewModel.canPost)
  }
}

/// A folder for drafts that goes with the test.
final class DraftFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "drafts-\(UUID().uuidString)")
  var database: URL { url.appending(path: "drafts.sqlite") }

  /// Opens the store.
  func open() throws(DraftStoreError) -> DraftStore { try DraftStore(at: database) }

  deinit { try? FileManager.default.removeItem(at: url) }
}
