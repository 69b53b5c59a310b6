// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerIntentions
import GossamerKit
import TestSupport
import Testing

/// A store in memory, which fails as long as it is told to.
private nonisolated final class MemoryStore: ModelStore {
  struct Full: Error {}

  private struct State {
    var kept: String?
    var saves: [String?] = []
    var isFull = false
  }

  private let state: Locked<State>

  init(_ kept: String? = nil, isFull: Bool = false) {
    state = Locked(State(kept: kept, isFull: isFull))
  }

  var kept: String? { state.withLock(\.kept) }
  var saves: [String?] { state.withLock(\.saves) }

  var isFull: Bool {
    get { state.withLock(\.isFull) }
    set { state.withLock { $0.isFull = newValue } }
  }

  func load() throws(Full) -> String? {
    if isFull { throw Full() }
    return kept
  }

  func save(_ model: String?) throws(Full) {
    if isFull { throw Full() }
    state.withLock {
      $0.kept = model
      $0.saves.append(model)
    }
  }
}

@Suite struct PersistIntentionTests {
  private let container = ModelContainer(model: "")
  private let controller = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func show(_ store: MemoryStore, failed: @escaping () -> Void = {}) {
    controller.intentions = [PersistIntention(container, in: store) { _ in failed() }]
    window.rootViewController = controller
    window.isHidden = false
    nextFrame()
  }

  /// Moves the time on, and lets the store's thread and the main thread do what they are asked for.
  private func wait(_ seconds: TimeInterval, until isDone: () -> Bool) async {
    InterfaceClock.shared.advance(by: seconds)
    for _ in 0..<10_000 where !isDone() { await Task.yield() }
  }

  @Test func showsWhatWasKept() {
    show(MemoryStore("kept"))
    #expect(container.model == "kept")
  }

  @Test func leavesTheModel_WhenNothingWasKept() {
    container.model = "template"
    let store = MemoryStore()
    show(store)
    InterfaceClock.shared.advance(by: 1)
    #expect(container.model == "template")
    #expect(store.saves.isEmpty)
  }

  @Test func keepsTheLastOfManyChanges_WithinTheDelay() async {
    let store = MemoryStore()
    show(store)
    for text in ["a", "ab", "abc"] {
      container.model = text
      nextFrame()
      InterfaceClock.shared.advance(by: PersistIntention.delay / 4)
    }
    await wait(PersistIntention.delay) { store.kept == "abc" }
    #expect(store.saves == ["abc"])
  }

  @Test func keepsAChange_ThoughOthersFollowWithoutEnd() async {
    let store = MemoryStore()
    show(store)
    for number in 1...20 {
      container.model = "\(number)"
      nextFrame()
      InterfaceClock.shared.advance(by: PersistIntention.delay / 4)
    }
    await wait(0) { store.saves.count >= 4 }
    #expect(store.saves.count >= 4)
  }

  @Test func keepsWhatIsUnsaved_BeforeTheWindowCloses() {
    let store = MemoryStore()
    show(store)
    container.model = "typed"
    window.isHidden = true
    #expect(store.kept == "typed")
  }

  @Test func keepsWhatIsUnsaved_BeforeTheIntentionGoes() {
    let store = MemoryStore()
    show(store)
    container.model = "typed"
    controller.intentions = []
    #expect(store.kept == "typed")
  }

  @Test func keepsNothingAnyMore_WhenThereIsNoModel() {
    let store = MemoryStore("kept")
    show(store)
    container.model = nil
    window.isHidden = true
    #expect(store.saves == [nil])
  }

  @Test func savesNothing_WhenTheModelIsWhatWasKept() async {
    let store = MemoryStore("kept")
    show(store)
    container.model = "other"
    container.model = "kept"
    nextFrame()
    await wait(1) { !store.saves.isEmpty }
    window.isHidden = true
    #expect(store.saves.isEmpty)
  }

  @Test func tellsAFailureOnce_AndTriesAgain() async {
    let store = MemoryStore()
    var failures = 0
    show(store) { failures += 1 }
    store.isFull = true
    container.model = "typed"
    nextFrame()
    await wait(PersistIntention.delay) { failures > 0 }
    for _ in 0..<3 { await wait(PersistIntention.secondsBetweenAttempts) { false } }
    #expect(failures == 1)
    #expect(container.model == "typed")
    store.isFull = false
    await wait(PersistIntention.secondsBetweenAttempts) { store.kept == "typed" }
    #expect(store.kept == "typed")
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

  @Test func tellsAFailureOnce_ThoughTheStoreCanNeitherBeReadNorWritten() async {
    let store = MemoryStore(isFull: true)
    var failures = 0
    show(store) { failures += 1 }
    container.model = "typed"
    nextFrame()
    for _ in 0..<3 { await wait(PersistIntention.secondsBetweenAttempts) { false } }
    #expect(failures == 1)
    // It works for a while, so the next failure is another one.
    store.isFull = false
    window.isHidden = true
    #expect(store.kept == "typed")
    store.isFull = true
    window.isHidden = false
    nextFrame()
    container.model = "typed more"
    window.isHidden = true
    #expect(failures == 2)
  }

  @Test func holdsNoController() {
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
