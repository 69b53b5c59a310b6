// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages
import GossamerNetwork
import GossamerTestSupport
import Testing

@testable import Showcase

/// Getting lists of any items from a server.
@Suite(.alone) @MainActor struct ServerTests {
  nonisolated private struct Guest: Decodable, Equatable, Sendable {
    let name: String
  }

  /// The guests of a server that answers as `answer`.
  private func guests(
    _ answer: @escaping (URL) throws(DataFetcherError) -> String
  ) async throws(ServerError) -> [Guest] {
    let fetchData = DataFetcher { url throws(DataFetcherError) in Data(try answer(url).utf8) }
    let server = Server(at: URL(fileURLWithPath: "/party"), fetchData: fetchData)
    return try await server.list(of: "guest", at: "guests")
  }

  @Test func givesTheList_InItsOrder() async throws {
    var requestedURL: URL?
    let guests = try await guests {
      requestedURL = $0
      return #"[{"name": "Bo"}, {"name": "Anna"}]"#
    }
    #expect(guests == [Guest(name: "Bo"), Guest(name: "Anna")])
    #expect(requestedURL?.path == "/party/guests")
  }

  @Test(arguments: [
    ("", "The server's answer is no list of guests. Check the address."),
    ("{}", "The server's answer is no list of guests. Check the address."),
    (#"[{"name": "Bo"}, 7]"#, "Number 2 of the server's list is no guest. Tell who runs it."),
    (
      #"[{"name": "Bo"}, {}]"#,
      "Guest 2 of the server's list has no 'name', or a wrong one. Tell who runs it."
    ),
    (
      #"[{"name": 7}]"#,
      "Guest 1 of the server's list has no 'name', or a wrong one. Tell who runs it."
    ),
  ])
  func saysWhatIsWrongWithTheAnswer(_ answer: String, reason: String) async {
    let error = await #expect(throws: ServerError.self) { try await guests { _ in answer } }
    #expect(error?.reason == reason)
  }

  @Test func saysWhatIsWrongWithTheServer() async {
    let error = await #expect(throws: ServerError.self) {
      try await guests { url throws(DataFetcherError) in
        throw .fetchError(url: url, cause: FetchError.status(500))
      }
    }
    #expect(error?.reason == "The server has failed (500). Try again later.")
  }
}

@Suite(.alone)
/// The states of a list from a server.
@MainActor struct ServerListTests {
  private static let reason = ServerError.noServer.reason

  @Test func reportsAFailureOnce_AsPlaceholderOrAsError() async throws {
    var answer: Result<[Int], ServerError> = .failure(.noServer)
    let list = ServerList { () async throws(ServerError) in try answer.get() }
    #expect(list.placeholder == .loading)
    try await list.reload()
    #expect(list.placeholder == .failed(Self.reason))
    answer = .success([])
    try await list.reload()
    #expect(list.placeholder == .empty)
    answer = .success([1, 2])
    try await list.reload()
    #expect(list.placeholder == nil)
    answer = .failure(.noServer)
    await #expect(throws: ServerError.self) { try await list.reload() }
    #expect(list.items == [1, 2])
    #expect(list.placeholder == nil)
  }

  @Test func isLoading_WhileAFailedListIsReloaded() async throws {
    var placeholder: ListPlaceholder?
    var didLoad = {}
    let list = ServerList<Int> { () async throws(ServerError) in
      didLoad()
      throw .noServer
    }
    try await list.reload()
    didLoad = { [weak list] in placeholder = list?.placeholder }
    try await list.reload()
    #expect(placeholder == .loading)
  }

  @Test func reportsNothing_WhenTheReloadIsCancelled() async throws {
    let list = ServerList<Int> { () async throws(ServerError) in
      throw .noServer
    }
    let reload = Task { try await list.reload() }
    reload.cancel()
    try await reload.value
    #expect(list.placeholder == .loading)
  }
}
