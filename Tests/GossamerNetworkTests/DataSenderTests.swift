// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import GossamerKit
import GossamerSupport
import GossamerTestSupport
import Testing

@testable import GossamerNetwork

/// Sending files to servers that accept or refuse them.
@Suite(.alone) @MainActor struct DataSenderTests {
  nonisolated private static let size = 4 << 20

  private let file: URL

  init() throws {
    file = FileManager.default.temporaryDirectory.appending(path: "sent-\(UUID().uuidString)")
    try Data(repeating: 7, count: Self.size).write(to: file)
  }

  private func limits(_ change: (inout DataFetcher.Limits) -> Void = { _ in }) -> DataFetcher.Limits
  {
    var limits = DataFetcher.Limits()
    (limits.silence, limits.time) = (.seconds(900), .seconds(900))
    change(&limits)
    return limits
  }

  /// Sends the file, which must fail, and returns the error's `reason`.
  private func reason(
    _ server: LoopbackServer, _ limits: DataFetcher.Limits
  ) async throws -> String? {
    defer { try? FileManager.default.removeItem(at: file) }
    let error = await #expect(throws: DataFetcherError.self) {
      try await DataSender.live(limits)(file, as: "text/plain", to: server.url("/messages"))
    }
    return error?.reason
  }

  @Test func sendsTheWholeFile_AndReportsProgress() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let received = Locked(0)
    let server = LoopbackServer { connection in
      let count = connection.receive(Self.size).count
      received.withLock { $0 = count }
      connection.answer(Data("taken".utf8), status: "201 Created")
    }
    var progress: [Double] = []
    let answer = try await DataSender.live(limits())(
      file, as: "text/plain", to: server.url("/messages")
    ) { progress.append($0) }
    #expect(answer == Data("taken".utf8))
    #expect(received.withLock { $0 } == Self.size)
    #expect(progress.count > 2)
    #expect(progress == progress.sorted())
    #expect(progress.allSatisfy { 0...1 ~= $0 })
  }

  @Test(arguments: [
    ("413 Too Large", "The server refuses to receive this much (413). Send less."),
    ("500 Oops", "The server has failed (500). Try again later."),
    ("400 Bad", "The server gives nothing (400). Check the address."),
  ])
  func fails_WhenTheServerRefusesDuringTheUpload(status: String, reason: String) async throws {
    let server = LoopbackServer { connection in
      connection.receive(Self.size / 4)
      connection.answer(Data(), status: status)
      connection.waitForEnd()
    }
    #expect(try await self.reason(server, limits()) == reason)
  }

  @Test func fails_WhenTheConnectionBreaksDuringTheUpload() async throws {
    let server = LoopbackServer { connection in
      connection.receive(Self.size / 4)
      connection.reset()
    }
    let reason = try await reason(server, limits())
    #expect(reason?.isEmpty == false)
  }

  @Test func timesOut_WhenTheServerStopsReceiving() async throws {
    let end = Barrier()
    let server = LoopbackServer { connection in
      connection.receive(Self.size / 64)
      end.wait()
    }
    let reason = try await reason(server, limits { $0.silence = .milliseconds(300) })
    end.open()
    #expect(reason?.hasPrefix("The server has sent nothing for") == true)
  }

  @Test func timesOut_WhenTheServerNeverAnswers() async throws {
    let end = Barrier()
    let server = LoopbackServer { connection in
      connection.receive(Self.size)
      end.wait()
    }
    let reason = try await reason(server, limits { $0.silence = .milliseconds(300) })
    end.open()
    #expect(reason?.hasPrefix("The server has sent nothing for") == true)
  }

  @Test func followsNoRedirect() async throws {
    let server = LoopbackServer { connection in
      connection.receive(Self.size)
      connection.answer(Data(), ["Location: http://127.0.0.1:1/other"], status: "307 Elsewhere")
    }
    #expect(
      try await reason(server, limits())
        == "The server redirects to another address, which uploads don't follow. Check the address."
    )
  }

  @Test func fails_WhenTheAnswerIsTooLarge() async throws {
    let server = LoopbackServer { connection in
      connection.receive(Self.size)
      connection.answer(Data(repeating: 1, count: 5000))
    }
    #expect(
      try await reason(server, limits { $0.bytes = 1000 })
        == "The server sends more than 1000 bytes. Tell who runs it.")
  }

  @Test func closesTheConnection_WhenItsTaskIsCancelled() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let server = LoopbackServer { connection in
      connection.receive(1000)
      connection.waitForEnd()
    }
    let (send, url, file) = (DataSender.live(limits()), server.url("/messages"), file)
    let work = Task.immediate { () -> DataFetcherError? in
      do throws(DataFetcherError) {
        _ = try await send(file, as: "text/plain", to: url)
        return nil
      } catch {
        return error
      }
    }
    await server.hasRequests(1)
    work.cancel()
    #expect(await work.value?.isCancellation == true)
    await server.hasClosed("/messages")
  }

  @Test func fails_WhenTheFileIsTruncatedDuringTheUpload() async throws {
    let file = file
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(repeating: 7, count: 64 << 20).write(to: file)
    let server = LoopbackServer { connection in
      connection.receive(1000)
      truncate(file.path, 1000)
      connection.receive(64 << 20)
      connection.answer(Data())
    }
    let error = await #expect(throws: DataFetcherError.self) {
      try await DataSender.live(limits())(file, as: "text/plain", to: server.url("/messages"))
    }
    guard case .fetchError(_, let cause) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause is CocoaError)
  }

  @Test func fails_WhenTheFileIsAPipe() async throws {
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(at: file) }
    let server = LoopbackServer { $0.answer(Data()) }
    await #expect(throws: DataFetcherError.self) {
      try await DataSender.live(limits())(file, as: "text/plain", to: server.url("/messages"))
    }
  }

  @Test func fails_WhenThereIsNoFile() async throws {
    try FileManager.default.removeItem(at: file)
    let server = LoopbackServer { $0.answer(Data()) }
    await #expect(throws: DataFetcherError.self) {
      try await DataSender.live(limits())(file, as: "text/plain", to: server.url("/messages"))
    }
  }
}

/// Files without a name, which only their owner can read.
@Suite(.alone) struct UnnamedFileTests {
  @Test(arguments: [true, false]) func hasNoName_AndIsReadableByItsOwnerOnly(canBeUnnamed: Bool)
    throws
  {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = try UnnamedFile(in: folder.url, canBeUnnamed: canBeUnnamed)
    try Data("secret".utf8).write(to: file.url)
    #expect(try Data(contentsOf: file.url) == Data("secret".utf8))
    var status = stat()
    #expect(stat(file.url.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(status.st_nlink == 0)
    #expect(folder.files == [])
  }

  @Test func throws_WhenTheFolderAllowsNoFile() {
    #expect(throws: POSIXError.self) { try UnnamedFile(in: URL(filePath: "/proc")) }
  }

  @Test func holdsAFormThatIsSent() async throws {
    let received = Locked("")
    let server = LoopbackServer { connection in
      let body = connection.receive(connection.length)
      received.withLock { $0 = String(decoding: body, as: UTF8.self) }
      connection.answer(Data("taken".utf8))
    }
    var form = MultipartForm()
    form.append("Hello", as: "subject")
    let (send, type, address) = (DataSender.live(), form.contentType, server.url("/"))
    let answer = try await send(form.unnamedFile(), as: type, to: address)
    #expect(answer == Data("taken".utf8))
    #expect(received.withLock { $0.contains("\r\n\r\nHello\r\n--") })
  }
}

@Suite(.alone) struct MultipartFormTests {
  @Test func fileIsReadableByItsOwnerOnly() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "form-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try MultipartForm().write(to: file)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  private func written(_ form: MultipartForm) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "form-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try form.write(to: file)
    let boundary = try #require(form.contentType.split(separator: "=").last)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .replacing(boundary, with: "B").replacing("\r\n", with: "|")
  }

  @Test func encodesTextsAndFiles_AsBrowsersDo() throws {
    var form = MultipartForm()
    form.append("Grüße 👋", as: "subject")
    form.append(as: "file", named: "a.png", of: "image/png") { Data("data".utf8) }
    #expect(
      try written(form) == """
        --B|Content-Disposition: form-data; name="subject"||Grüße 👋|--B|\
        Content-Disposition: form-data; name="file"; filename="a.png"|\
        Content-Type: image/png||data|--B--|
        """)
  }

  @Test func escapesNames_ThatWouldAddHeaders() throws {
    var form = MultipartForm()
    form.append(as: "f", named: "a\"b\r\nX-Evil: 1\u{202E}.png", of: "image/png\r\nX-Evil: 1") {
      Data()
    }
    let text = try written(form)
    #expect(text.contains("filename=\"a%22b%0D%0AX-Evil: 1\u{202E}.png\"|"))
    #expect(text.contains("|Content-Type: application/octet-stream||"))
  }

  @Test func writingThrowsTheErrorOfAPart() {
    var form = MultipartForm()
    form.append(as: "f", named: "a", of: "a/b") { throw CocoaError(.fileNoSuchFile) }
    #expect(throws: CocoaError.self) { try written(form) }
  }
}
