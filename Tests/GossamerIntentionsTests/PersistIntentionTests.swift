// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerIntentions
import GossamerKit
import GossamerSupport
import GossamerTestSupport
import GossamerTesting
import Testing

/// A store in memory, which fails as long as a test wants.
private nonisolated final class MemoryStore: ModelStore {
  struct Full: Error {}

  private struct State {
    var kept: String?
    var saves: [String?] = []
    var isFull = false
    var failures = 0
    /// How many more saves fail.
    var failuresToCome = 0
    var notice: Full?
  }

  private let state: Locked<State>

  init(_ kept: String? = nil, isFull: Bool = false) {
    state = Locked(State(kept: kept, isFull: isFull))
  }

  var kept: String? { state.withLock(\.kept) }
  var saves: [String?] { state.withLock(\.saves) }
  /// How many saves have failed.
  var failures: Int { state.withLock(\.failures) }

  var isFull: Bool {
    get { state.withLock(\.isFull) }
    set { state.withLock { $0.isFull = newValue } }
  }

  /// Lets the next saves fail.
  func fail(_ times: Int) { state.withLock { $0.failuresToCome = times } }

  /// Throws a warning at the next load, before it returns the model.
  func warnAtNextLoad() { state.withLock { $0.notice = Full() } }

  func load() throws(Full) -> String? {
    let notice = state.withLock { state in
      defer { state.notice = nil }
      return state.notice
    }
    if let notice { throw notice }
    if isFull { throw Full() }
    return kept
  }

  func save(_ model: String?) throws(Full) {
    let isTaken = state.withLock { state in
      if state.isFull || state.failuresToCome > 0 {
        state.failures += 1
        state.failuresToCome = max(0, state.failuresToCome - 1)
        return false
      }
      state.kept = model
      state.saves.append(model)
      return true
    }
    if !isTaken { throw Full() }
  }
}

@Suite(.alone) struct PersistIntentionTests {
  private let container = ModelContainer(model: "")
  private let controller = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func show(_ store: MemoryStore, failed: @escaping () -> Void = {}) {
    controller.intentions = [PersistIntention(container, in: store) { _ in failed() }]
    window.rootViewController = controller
    window.isHidden = false
    nextFrame()
  }

  /// Advances the clock, and waits until the store's thread and the main thread have brought about
  /// the outcome.
  private func advance(
    by seconds: TimeInterval, until outcome: String, _ isDone: () -> Bool
  ) async throws {
    Interface.current.clock.advance(by: seconds)
    try await eventually(outcome, isDone)
  }

  /// Waits until three more saves have failed.
  private func failThreeTimes(_ store: MemoryStore) async throws {
    for attempt in store.failures + 1...store.failures + 3 {
      // The next alarm is set when the result of the last attempt has arrived.
      try await eventually("attempt \(attempt) has failed") {
        if store.failures < attempt {
          Interface.current.clock.advance(by: PersistIntention.secondsBetweenAttempts)
        }
        return store.failures >= attempt
      }
    }
  }

  @Test func loadsTheSavedModel() {
    show(MemoryStore("kept"))
    #expect(container.model == "kept")
  }

  @Test func leavesTheModel_WhenNoneWasSaved() {
    container.model = "template"
    let store = MemoryStore()
    show(store)
    Interface.current.clock.advance(by: 1)
    #expect(container.model == "template")
    #expect(store.saves.isEmpty)
  }

  @Test func savesTheLastOfManyChanges_WithinTheDelay() async throws {
    let store = MemoryStore()
    show(store)
    for text in ["a", "ab", "abc"] {
      container.model = text
      nextFrame()
      Interface.current.clock.advance(by: PersistIntention.delay / 4)
    }
    try await advance(by: PersistIntention.delay, until: "the text is kept") { store.kept == "abc" }
    #expect(store.saves == ["abc"])
  }

  @Test func savesAChange_ThoughOthersFollowEndlessly() async throws {
    let store = MemoryStore()
    show(store)
    var number = 0
    for count in 1...4 {
      try await eventually("a text is kept", seen: "\(store.saves)") {
        number += 1
        container.model = "\(number)"
        nextFrame()
        Interface.current.clock.advance(by: PersistIntention.delay / 4)
        return store.saves.count >= count
      }
    }
  }

  @Test func savesChanges_BeforeTheWindowCloses() {
    let store = MemoryStore()
    show(store)
    container.model = "typed"
    window.isHidden = true
    #expect(store.kept == "typed")
  }

  @Test func savesChanges_BeforeTheIntentionIsDeallocated() {
    let store = MemoryStore()
    show(store)
    container.model = "typed"
    controller.intentions = []
    #expect(store.kept == "typed")
  }

  @Test func deletesTheSavedModel_WhenTheModelBecomesNil() {
    let store = MemoryStore("kept")
    show(store)
    container.model = nil
    window.isHidden = true
    #expect(store.saves == [nil])
  }

  @Test func savesNothing_WhenTheModelEqualsTheSavedOne() async {
    let store = MemoryStore("kept")
    show(store)
    container.model = "other"
    container.model = "kept"
    nextFrame()
    Interface.current.clock.advance(by: 1)
    window.isHidden = true
    #expect(store.saves.isEmpty)
  }

  @Test func reportsAFailureOnce_AndTriesAgain() async throws {
    let store = MemoryStore()
    var failures = 0
    show(store) { failures += 1 }
    store.isFull = true
    container.model = "typed"
    nextFrame()
    try await advance(by: PersistIntention.delay, until: "a failure is reported") { failures > 0 }
    try await failThreeTimes(store)
    #expect(failures == 1)
    #expect(container.model == "typed")
    store.isFull = false
    try await eventually("the text is kept") {
      Interface.current.clock.advance(by: PersistIntention.secondsBetweenAttempts)
      return store.kept == "typed"
    }
  }

  @Test func beginsWithTheModel_WhenTheStoreCantBeRead() {
    var failures = 0
    let store = MemoryStore("kept", isFull: true)
    show(store) { failures += 1 }
    #expect(failures == 1)
    #expect(container.model == "")
    store.isFull = false
    container.model = "typed"
    window.isHidden = true
    #expect(store.kept == "typed")
  }

  @Test func reportsAFailureOnce_WhenTheStoreCanNeitherBeReadNorWritten() async throws {
    let store = MemoryStore(isFull: true)
    var failures = 0
    show(store) { failures += 1 }
    container.model = "typed"
    nextFrame()
    try await failThreeTimes(store)
    #expect(failures == 1)
    // The store has worked in between, so the next failure is reported too.
    store.isFull = false
    window.isHidden = true
    #expect(store.kept == "typed")
    store.isFull = true
    window.isHidden = false
    nextFrame()
    container.model = "typed more"
    window.isHidden = true
    #expect(failures == 2)
    store.isFull = false
  }

  @Test func loadsTheModel_AfterTheStoreHasThrownAWarning() {
    var failures = 0
    let store = MemoryStore("kept")
    store.warnAtNextLoad()
    show(store) { failures += 1 }
    #expect(failures == 1)
    #expect(container.model == "kept")
  }

  @Test func isFailing_UntilASaveSucceeds() async throws {
    let store = MemoryStore()
    show(store)
    let intention = try #require(controller.intentions.first as? PersistIntention)
    #expect(!intention.isFailing)
    store.isFull = true
    container.model = "typed"
    nextFrame()
    try await advance(by: PersistIntention.delay, until: "the failure is known") {
      intention.isFailing
    }
    #expect(intention.isFailing)
    store.isFull = false
    try await advance(by: PersistIntention.secondsBetweenAttempts, until: "it is kept") {
      !intention.isFailing
    }
    #expect(!intention.isFailing)
  }

  // MARK: - At the end

  private func endApplication() {
    window.isHidden = true
    NotificationCenter.default.post(
      name: UIApplication.willTerminateNotification, object: UIApplication.shared)
  }

  @Test func triesAgain_WhenTheLastSaveOfAScreenFails() async throws {
    let store = MemoryStore()
    show(store)
    store.isFull = true
    container.model = "typed"
    controller.intentions = []
    #expect(store.kept == nil)
    store.isFull = false
    try await advance(by: PersistIntention.secondsBetweenAttempts, until: "it is kept") {
      store.kept == "typed"
    }
    #expect(store.kept == "typed")
  }

  @Test func triesAgain_WhileTheApplicationEnds() {
    let store = MemoryStore()
    show(store)
    container.model = "typed"
    store.fail(4)
    endApplication()
    #expect(store.kept == "typed")
  }

  @Test func triesAgain_WhenARunningSaveFailsWhileTheApplicationEnds() {
    let store = MemoryStore()
    show(store)
    container.model = "typed"
    store.fail(1)
    nextFrame()
    // The store fails on its thread, but the main thread doesn't get the result in time.
    Interface.current.clock.advance(by: PersistIntention.delay)
    endApplication()
    #expect(store.failures == 1)
    #expect(store.kept == "typed")
  }

  @Test func writesAFile_WhenTheStoreFailsToTheEnd() throws {
    let store = MemoryStore()
    show(store)
    container.model = "at last"
    store.isFull = true
    // Other tests may have unsaved models at the moment.
    let logged = messages { endApplication() }.compactMap { message in
      message.firstMatch(of: /It is in the file '(.*)'; take it from there\./).map {
        (message, path: String($0.1))
      }
    }
    defer { for logged in logged { try? FileManager.default.removeItem(atPath: logged.path) } }
    let (message, path) = try #require(
      logged.first { (try? String(contentsOfFile: $0.path, encoding: .utf8)) == "\"at last\"" })
    #expect(
      message == """
        What was written isn't kept, because the application ends: Full() It is in the file '\(path)'; take it from there.
        """)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    store.isFull = false
    controller.intentions = []
  }

  @Test func keepsNoControllerAlive() {
    let store = MemoryStore()
    weak var gone: UIViewController?
    do {
      let other = UIViewController()
      other.intentions = [PersistIntention(container, in: store) { _ in }]
      gone = other
    }
    #expect(gone == nil)
  }
}
