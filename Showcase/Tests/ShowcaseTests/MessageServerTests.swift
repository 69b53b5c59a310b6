// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Gossamer
import GossamerImages
import GossamerNetwork
import GossamerPersistence
import GossamerTestSupport
import Testing

@testable import Showcase

/// Posts over the network, to the showcase's own server and to faulty ones.
@Suite(.alone) @MainActor struct MessageServerTests {
  private let folder = DraftFolder()

  private func client(
    _ server: LoopbackServer, send: DataSender = .live(.patient())
  ) -> MessagesClient {
    MessagesClient(
      server: Server(at: server.url("/"), fetchData: .live(.patient()), send: send))
  }

  private func ownClient() -> MessagesClient {
    MessagesClient(
      server: Server(
        OwnServer(MessageServer().answer), fetchData: .live(.patient()), send: .live(.patient())))
  }

  @Test func addsAThread_WithItsAttachments() async throws {
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

  @Test func addsAMessageOnce_ThoughItIsPostedTwice() async throws {
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
    let error = await #expect(throws: ServerError.self) {
      try await client.post(message, to: nil, with: draft.files) { _ in }
    }
    guard case .notPrepared(let reason) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(reason.contains("'lost\u{FFFD}.png' isn't there any more"))
  }

  @Test func sendsAFile_ThatNobodyElseCanRead_AndThatIsDeleted() async throws {
    let server = LoopbackServer { $0.answer(Data()) }
    var sent: (mode: mode_t, names: nlink_t, text: String)?
    let send = DataSender { upload, _ throws(DataFetcherError) in
      var status = stat()
      stat(upload.file.path, &status)
      let text = (try? String(contentsOf: upload.file, encoding: .utf8)) ?? ""
      sent = (status.st_mode & 0o777, status.st_nlink, text)
      return Data()
    }
    let draft = MessageDraft(of: "test", Message(), in: folder.open)
    let client = client(server, send: send)
    try await client.post(Message(body: "secret"), to: nil, with: draft.files) { _ in }
    #expect(sent?.mode == 0o600)
    #expect(sent?.names == 0, "a file without a name goes with the process, however that ends")
    #expect(sent?.text.contains("secret") == true)
  }

  /// An answer of a server to a post, and whether the message then counts as sent.
  nonisolated struct Post: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isSent: Bool
    var limits = DataFetcher.Limits.patient()
    let answer: LoopbackServer.Answer

    init(
      _ name: String, isSent: Bool = false, silence: Duration = .seconds(900),
      _ answer: @escaping LoopbackServer.Answer
    ) {
      (testDescription, self.isSent, self.answer) = (name, isSent, answer)
      limits.silence = silence
    }

    init(_ hostile: HostileAnswer) {
      (testDescription, answer) = (hostile.testDescription, hostile.answer)
      if case .taken = hostile.posted { isSent = true } else { isSent = false }
      limits.bytes = HostileAnswer.byteLimit
      (limits.silence, limits.time) = (hostile.silence, hostile.time)
    }

    static let all =
      HostileAnswer.all.map { Post($0) } + [
        Post("refused in the middle, and the rest is taken") {
          $0.receive(100_000)
          $0.answer(Data(), status: "500 Oops")
          $0.waitForEnd()
        },
        Post("refused in the middle, and hung up") {
          $0.receive(100_000)
          $0.answer(Data(), status: "413 Content Too Large")
        },
        Post("refused before anything was taken") {
          $0.answer(Data(), status: "413 Content Too Large")
        },
        Post("reset in the middle") {
          $0.receive(100_000)
          $0.reset()
        },
        Post("hung up in the middle") { $0.receive(100_000) },
        Post("an endless answer before the message, which isn't taken", silence: .seconds(1)) {
          $0.sendHead("200 OK", [])
          while $0.send(Data(repeating: 65, count: 1 << 16)) {}
        },
        Post("taken, and the next answer as well", isSent: true) {
          $0.receive($0.length)
          $0.send(Data("HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n".utf8))
          $0.send(Data("HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n".utf8))
        },
        Post("continued, then taken", isSent: true) {
          $0.receive($0.length)
          $0.send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
          $0.answer(Data(), status: "201 Created")
        },
      ]
  }

  @Test(arguments: Post.all) func keepsTheDraft_UnlessTheServerHasAcceptedTheMessage(
    post: Post
  ) async throws {
    let server = LoopbackServer(post.answer)
    let client = client(server, send: .live(post.limits))
    let viewModel = MessageFormViewModel(channels: ["General"], api: client, in: folder.open)
    let written = Message(
      subject: "Hello", body: String(repeating: "long ", count: 200_000), channel: "General")
    viewModel.draft.message.model = written
    var failure: ServerError?
    do throws(ServerError) {
      try await viewModel.post()
    } catch {
      failure = error
    }
    #expect((failure == nil) == post.isSent)
    #expect(viewModel.draft.message.model == (post.isSent ? nil : written))
    if let failure { #expect(viewModel.message(for: failure).hasSuffix("Your draft is kept.")) }
    #expect(viewModel.progress == nil)
    #expect(viewModel.canPost == !post.isSent)
    #expect(server.requests.count <= 1, "it is posted once, whatever happens")
  }

  /// If a form is closed while its message is being posted, the answer doesn't matter any more.
  @Test(arguments: ["201 Created", "500 Oops", "302 Found"])
  func keepsTheDraft_WhenNobodyWaitsForTheAnswer(status: String) async throws {
    let barrier = Barrier()
    let server = LoopbackServer { connection in
      connection.receive(connection.length)
      barrier.wait()
      connection.answer(Data(), ["Location: /again"], status: status)
    }
    let viewModel = MessageFormViewModel(
      channels: ["General"], api: client(server), in: folder.open)
    let written = Message(subject: "Hello", body: "Hello", channel: "General")
    viewModel.draft.message.model = written
    let work = Task.immediate { try await viewModel.post() }
    await server.hasRequests(1)
    work.cancel()
    await #expect(throws: ServerError.self) { try await work.value }
    barrier.open()
    await server.hasClosed("/messages")
    #expect(viewModel.draft.message.model == written)
  }
}

/// A folder for drafts that is deleted after the test.
final class DraftFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "drafts-\(UUID().uuidString)")
  var database: URL { url.appending(path: "drafts.sqlite") }

  /// Opens the store.
  func open() throws(DraftStoreError) -> DraftStore { try DraftStore(at: database) }

  deinit { try? FileManager.default.removeItem(at: url) }
}
