// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerNetwork
import GossamerTestSupport
import Testing

@testable import GossamerImages

/// Fetches from and uploads to hostile servers. No answer may end the process, exceed the limits, or count as a success if it is
/// incomplete.
@Suite(.alone) @MainActor struct HostileServerTests {
  private func limits(_ hostile: HostileAnswer) -> DataFetcher.Limits {
    var limits = DataFetcher.Limits()
    (limits.bytes, limits.silence, limits.time) = (
      HostileAnswer.byteLimit, hostile.silence, hostile.time
    )
    return limits
  }

  @Test(arguments: HostileAnswer.all) func fetchingDataHasTheExpectedOutcome(hostile: HostileAnswer)
    async
  {
    let server = LoopbackServer(hostile.answer)
    let message: String
    do throws(DataFetcherError) {
      message = "\(try await DataFetcher.live(limits(hostile))(server.url("/list")).count) bytes"
    } catch {
      message = error.reason
    }
    #expect(message == hostile.fetched.dataMessage)
  }

  @Test(arguments: HostileAnswer.all) func uploadingHasTheExpectedOutcome(hostile: HostileAnswer)
    async throws
  {
    let file = FileManager.default.temporaryDirectory.appending(path: "sent-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(repeating: 7, count: 300_000).write(to: file)
    let server = LoopbackServer(hostile.answer)
    let message: String
    do throws(DataFetcherError) {
      let send = DataSender.live(limits(hostile))
      message = "\(try await send(file, as: "text/plain", to: server.url("/list")).count) bytes"
    } catch {
      message = error.reason
    }
    #expect(message == hostile.posted.dataMessage)
    #expect(server.requests.count <= 1, "it is posted once, to this server")
  }

  @Test(arguments: HostileAnswer.all) func fetchingAnImageFailsWithTheExpectedMessage(
    hostile: HostileAnswer
  ) async throws {
    let (server, folder) = (LoopbackServer(hostile.answer), TemporaryFolder())
    let limits = ImageFetcher.Limits.with {
      ($0.bytes, $0.silence, $0.time) = (HostileAnswer.byteLimit, hostile.silence, hostile.time)
    }
    let (fetch, url) = (ImageFetcher.live(limits, folder: folder.url), server.url("/list"))
    let error = await #expect(throws: ImageFetcherError.self) { try await fetch(url) }
    let message = try #require(error).message(url)
    // GdkPixbuf's message follows, in the user's language.
    #expect(message.hasPrefix("/list: \(hostile.fetched.imageMessage)"), "\(message)")
    #expect(folder.files == [], "what can't be shown isn't remembered")
  }
}

nonisolated extension HostileAnswer.Outcome {
  /// What fetching data or uploading gives: the number of bytes, or the error's reason.
  fileprivate var dataMessage: String {
    switch self {
    case .taken(let count): "\(count) bytes"
    case .brokenOff: "The server broke the connection off. Try again."
    case .notHTTP: "The server's answer isn't valid HTTP. Check the address."
    case .tooLarge: "The server sends more than 1 MB. Tell who runs it."
    case .notUnpacked:
      "The server's answer is packed in a way that can't be read. Tell who runs it."
    case .status(404): "The server has nothing there (404). Check the address."
    case .status(413): "The server refuses to receive this much (413). Send less."
    case .status(let code) where code >= 500: "The server has failed (\(code)). Try again later."
    case .status(let code): "The server gives nothing (\(code)). Check the address."
    case .silence: "The server has sent nothing for 0.2 seconds. Try again."
    case .tookTooLong: "The server's answer has not come within 0.3 seconds. Try again."
    case .redirects(0):
      "The server redirects to another address, which uploads don't follow. Check the address."
    case .redirects(let count):
      "The server has named another address more than \(count) times. Tell who runs it."
    case .elsewhere(let address):
      "The server redirects to '\(address)', which can't be fetched. Check the address."
    case .unreachable: "The server can't be reached. Check that it runs, and try again."
    }
  }

  /// The beginning of the error message of fetching an image.
  fileprivate var imageMessage: String {
    switch self {
    case .taken(let count): "This isn't an image that can be shown (\(count) bytes, "
    case .tooLarge:
      """
      The image has more than the 1048576 bytes that are fetched. Take a smaller one, or raise \
      ImageFetcher.Limits.bytes.
      """
    default: dataMessage
    }
  }
}
