// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages
import GossamerNetwork
import GossamerPersistence
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Showcase

/// A server that gives the test's answer, at once unless it is slow.
private final class Server: MessagesAPI {
  var answer: Result<[MessageThread], ServerError> = .success([])
  var isSlow = false
  private(set) var requestCount = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func threads() async throws(ServerError) -> [MessageThread] {
    requestCount += 1
    if isSlow { await withCheckedContinuation { waiting.append($0) } }
    return try answer.get()
  }

  func answerWaitingRequests() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func post(
    _ message: Message, to thread: UUID?, with files: any DraftFiles,
    progress: @escaping DataSender.Progress
  ) async throws(ServerError) {}
}

@Suite(.alone) @MainActor struct ThreadsScreenTests {
  private let server = Server()
  private let folder = DraftFolder()

  private static let lunch = MessageThread(
    id: UUID(), subject: "Lunch", channel: "General", body: "Who comes?", count: 1, attachments: 0)
  private static let failure = ServerError.notAList(of: "thread")
  private static let reason = "The server's answer is no list of threads. Check the address."

  private func open() -> Screen {
    Screen(
      MessageFormController.screens(of: ThreadsViewModel(api: server, in: folder.open)))
  }

  /// Waits for a condition, and until animations have ended.
  private func wait(_ screen: Screen, until isDone: () -> Bool) async throws {
    try await screen.eventually("it is shown", isDone)
    screen.advance(by: 1)
  }

  private func alert(_ screen: Screen) -> UIAlertController? {
    screen.window.rootViewController?.presentedViewController as? UIAlertController
  }

  private func shows(_ text: String, _ screen: Screen) -> Bool {
    (try? screen.label(text)) != nil
  }

  @Test func showsTheReasonInsteadOfRows_WhenTheFirstLoadFails() async throws {
    server.answer = .failure(Self.failure)
    let screen = open()
    try await wait(screen) { shows(Self.reason, screen) }
    #expect(shows("No Threads", screen))
    #expect(alert(screen) == nil, "it is said already")
    server.answer = .success([Self.lunch])
    try screen.button("Try Again").tap()
    try await wait(screen) { shows("Lunch", screen) }
    #expect(!shows(Self.reason, screen))
  }

  @Test func saysWhatHappened_AndKeepsTheList_WhenAReloadFails() async throws {
    server.answer = .success([Self.lunch])
    let screen = open()
    try await wait(screen) { shows("Lunch", screen) }
    server.answer = .failure(Self.failure)
    screen.pressKey(UIKeyCommand.f5)
    try await wait(screen) { alert(screen) != nil }
    #expect(alert(screen)?.message == Self.reason)
    #expect(shows("Lunch", screen))
    #expect(!shows("No Threads", screen))
  }

  @Test func saysThatThereAreNone_WhenTheListIsEmpty() async throws {
    let screen = open()
    try await wait(screen) { shows("No Threads", screen) }
    #expect(shows("What is posted is shown here.", screen))
    #expect(alert(screen) == nil)
  }

  @Test func opensTheFormForAReply_WhenAThreadIsTapped() async throws {
    server.answer = .success([Self.lunch])
    let screen = open()
    try await wait(screen) { shows("Lunch", screen) }
    let table = try screen.find(UITableView.self, "Threads")
    try #require(table.cellForRow(at: [0, 0])).tap()
    screen.advance(by: 1)
    #expect(try screen.textField("Subject").text == "Lunch")
    #expect(try !screen.textField("Subject").isEnabled)
  }

  @Test func reloadsTheList_ButDoesNotScroll_WhenItIsShownAgain() async throws {
    server.answer = .success([Self.lunch])
    let screen = open()
    try await wait(screen) { shows("Lunch", screen) }
    let table = try screen.find(UITableView.self, "Threads")
    let place = table.contentOffset
    try screen.button("Compose").tap()
    screen.advance(by: 1)
    (server.isSlow, server.answer) = (true, .success([]))
    try screen.button("Cancel").tap()
    screen.advance(by: 1)
    #expect(server.requestCount == 2)
    #expect(table.refreshControl?.isRefreshing == false)
    #expect(table.contentOffset == place, "nobody has pulled")
    #expect(shows("Lunch", screen))
    server.answerWaitingRequests()
    try await wait(screen) { shows("No Threads", screen) }
  }
}
