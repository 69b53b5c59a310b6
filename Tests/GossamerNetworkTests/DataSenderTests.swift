// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import GossamerKit
import GossamerSupport
import GossamerTestSupport
import Testing

@testable import GossamerNetwork

/// Files that are sent to a server, which takes them or doesn't.
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

  /// Sends the file, and gives what a person is told.
  private func reason(
    _ server: LoopbackServer, _ limits: DataFetcher.Limits
  ) async throws -> String? {
    defer { try? FileManager.default.removeItem(at: file) }
    let error = await #expect(throws: DataFetcherError.self) {
      try await DataSender.live(limits)(file, as: "text/plain", to: server.url("/messages"))
    }
    return error?.reason
  }

  @Test func sendsAllOfIt_AndTellsHowFarItIs() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let received = Locked(0)
    let server = LoopbackServer { connection in
      let count = connection.receive(Self.size).count
      received.withLock { $0 = count }
      connection.answer(Data("taken".utf8), status: "201 Created")
    }
    var told: [Double] = []
    let answer = try await DataSender.live(limits())(
      file, as: "text/plain", to: server.url("/messages")
    ) { told.append($0) }
    #expect(answer == Data("taken".utf8))
    #expect(received.withLock { $0 } == Self.size)
    #expect(told.count > 2)
    #expect(told == told.sorted())
    #expect(told.allSatisfy { 0...1 ~= $0 })
  }

  @Test(arguments: [
    ("413 Too Large", "The server refuses to receive this much (413). Send less."),
    ("500 Oops", "The server has failed (500). Try again later."),
    ("400 Bad", "The server gives nothing (400). Check the address."),
  ])
  func stops_WhenTheServerRefusesInTheMiddle(status: String, reason: String) async throws {
    let server = LoopbackServer { connection in
      connection.receive(Self.size / 4)
      connection.answer(Data(), status: status)
      connection.waitForEnd()
    }
    #expect(try await self.reason(server, limits()) == reason)
  }

  @Test func saysSo_WhenTheConnectionBreaksInTheMiddle() async throws {
    let server = LoopbackServer { connection in
      connection.receive(Self.size / 4)
      connection.reset()
    }
    let reason = try await reason(server, limits())
    #expect(reason?.isEmpty == false)
  }

  @Test func saysSo_WhenTheServerTakesNothingMore() async throws {
    let end = Barrier()
    let server = LoopbackServer { connection in
      connection.receive(Self.size / 64)
      end.wait()
    }
    let reason = try await reason(server, limits { $0.silence = .milliseconds(300) })
    end.open()
    #expect(reason?.hasPrefix("The server has sent nothing for") == true)
  }

  @Test func saysSo_WhenTheServerNeverAnswers() async throws {
    let end = Barrier()
    let server = LoopbackServer { connection in
      connection.receive(Self.size)
      end.wait()
    }
    let reason = try await reason(server, limits { $0.silence = .milliseconds(300) })
    end.open()
    #expect(reason?.hasPrefix("The server has sent nothing for") == true)
  }

  @Test func followsNoRedirection() async throws {
    let server = LoopbackServer { connection in
      connection.receive(Self.size)
      connection.answer(Data(), ["Location: http://127.0.0.1:1/other"], status: "307 Elsewhere")
    }
    #expect(
      try await reason(server, limits())
        == "The server redirects to another address, which uploads don't follow. Check the address."
    )
  }

  @Test func takesNoAnswerThatIsTooLarge() async throws {
    let server = LoopbackServer { connection in
      connection.receive(Self.size)
      connection.answer(Data(repeating: 1, count: 5000))
    }
    #expect(
      try await reason(server, limits { $0.bytes = 1000 })
        == "The server sends more than 1000 bytes. Tell who runs it.")
  }

  @Test func closesTheConnection_WhenNobodyWaitsAnyMore() async throws {
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

  @Test func saysSo_WhenTheFileIsCutShortMeanwhile() async throws {
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
    guard case .fetchError(_, let cause) = error else { return }
    #expect(cause is CocoaError)
  }

  @Test func waitsForNoPipe() async throws {
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(at: file) }
    let server = LoopbackServer { $0.answer(Data()) }
    await #expect(throws: DataFetcherError.self) {
      try await DataSender.live(limits())(file, as: "text/plain", to: server.url("/messages"))
    }
  }

  @Test func saysSo_WhenThereIsNoFile() async throws {
    try FileManager.default.removeItem(at: file)
    let server = LoopbackServer { $0.answer(Data()) }
    await #expect(throws: DataFetcherError.self) {
      try await DataSender.live(limits())(file, as: "text/plain", to: server.url("/messages"))
    }
  }
}

/// What nobody else can read.
@Suite(.alone) struct UnnamedFileTests {
  @Test(arguments: [true, false]) func isReadByNobodyElse_AndHasNoName(canBeUnnamed: Bool) throws {
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

  @Test func saysSo_WhereThereCanBeNone() {
    #expect(throws: POSIXError.self) { try UnnamedFile(in: URL(filePath: "/proc")) }
  }

  @Test func isTheFormUntilItIsSent() async throws {
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
  @Test func isReadByNobodyElse() throws {
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

  @Test func hasTextsAndFiles_AsBrowsersSendThem() throws {
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

  @Test func letsNoNameBreakOut() throws {
    var form = MultipartForm()
    form.append(as: "f", named: "a\"b\r\nX-Evil: 1\u{202E}.png", of: "image/png\r\nX-Evil: 1") {
      Data()
    }
    let text = try written(form)
    #expect(text.contains("filename=\"a%22b%0D%0AX-Evil: 1\u{202E}.png\"|"))
    #expect(text.contains("|Content-Type: application/octet-stream||"))
  }

  @Test func throwsWhatAPartThrows() {
    var form = MultipartForm()
    form.append(as: "f", named: "a", of: "a/b") { throw CocoaError(.fileNoSuchFile) }
    #expect(throws: CocoaError.self) { try written(form) }
  }
}
