// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import GossamerTestSupport
import Testing

@testable import GossamerNetwork

/// Fetching the data at an address, and the errors if that fails.
@Suite(.alone) @MainActor struct DataFetcherTests {
  private func limits(_ change: (inout DataFetcher.Limits) -> Void = { _ in }) -> DataFetcher.Limits
  {
    var limits = DataFetcher.Limits()
    (limits.silence, limits.time) = (.seconds(900), .seconds(900))
    change(&limits)
    return limits
  }

  @Test func returnsTheData() async throws {
    let server = LoopbackServer { connection in connection.answer(Data("[1]".utf8)) }
    let data = try await DataFetcher.live(limits())(server.url("/list"))
    #expect(data == Data("[1]".utf8))
    #expect(server.requests == ["/list"])
  }

  @Test(arguments: [
    ("404 Not Found", "The server has nothing there (404). Check the address."),
    ("403 Forbidden", "The server gives nothing (403). Check the address."),
    ("503 Unavailable", "The server has failed (503). Try again later."),
  ])
  func errorNamesTheStatus(status: String, reason: String) async throws {
    let server = LoopbackServer { $0.answer(Data("x".utf8), status: status) }
    let url = server.url("/list")
    let error = await #expect(throws: DataFetcherError.self) {
      try await DataFetcher.live(limits())(url)
    }
    #expect(error?.reason == reason)
    #expect(error?.description == "\(url.absoluteString): \(reason)")
  }

  @Test func fails_WhenTheAnswerExceedsTheLimit() async throws {
    let server = LoopbackServer { $0.answer(Data(repeating: 7, count: 1 << 21)) }
    let error = await #expect(throws: DataFetcherError.self) {
      try await DataFetcher.live(limits { $0.bytes = 1 << 20 })(server.url("/list"))
    }
    #expect(error?.reason == "The server sends more than 1 MB. Tell who runs it.")
  }

  @Test func isCancelled_WhenItsTaskIs() async throws {
    let server = LoopbackServer { $0.waitForEnd() }
    let (fetch, url) = (DataFetcher.live(limits()), server.url("/list"))
    let work = Task.immediate { () -> DataFetcherError? in
      do throws(DataFetcherError) {
        _ = try await fetch(url)
        return nil
      } catch {
        return error
      }
    }
    await server.hasRequests(1)
    work.cancel()
    #expect(await work.value?.isCancellation == true)
    await server.hasClosed("/list")
  }

  @Test func usesTheProxy_OfTheEnvironment() async {
    // Runs in a process of its own, because the environment sets the proxy of all requests.
    await #expect(processExitsWith: .success) {
      let proxy = LoopbackServer(Data("by the proxy".utf8))
      setenv("http_proxy", proxy.url("").absoluteString, 1)
      let url = try #require(URL(string: "http://example.invalid/list"))
      let data = try await DataFetcher.live()(url)
      #expect(String(decoding: data, as: UTF8.self) == "by the proxy")
      #expect(proxy.requests == ["http://example.invalid/list"])
    }
  }
}
