// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerPersistence
import Synchronization

/// A message that is being written, and where it is kept.
final class MessageDraft {
  /// What is written; nil as soon as it is posted or thrown away, and nothing is to be kept any more.
  let message: ModelContainer<Message>
  /// The files of its attachments.
  let files: any DraftFiles

  private let persist: (@escaping (DraftStoreError) -> Void) -> PersistIntention
  private weak var current: PersistIntention?

  /// Creates a draft.
  /// - Parameters:
  ///   - kind: what it is for, which is what it is found by later.
  ///   - message: what is there already, if no draft was kept.
  ///   - open: opens the store. Where that fails, the draft lasts as long as its screen.
  init(
    of kind: String, _ message: Message, in open: () throws(DraftStoreError) -> DraftStore
  ) {
    let container = ModelContainer(model: message)
    self.message = container
    do throws(DraftStoreError) {
      let stored = try open().draft(of: kind, as: Message.self) { $0.attachments.map(\.id) }
      files = stored
      persist = { PersistIntention(container, in: stored, catch: $0) }
    } catch {
      let nowhere = NoStore(problem: error)
      files = nowhere
      persist = { PersistIntention(container, in: nowhere, catch: $0) }
    }
  }

  /// What keeps the draft from now on.
  /// - Parameter handler: tells a person why it can't be kept.
  func persistence(catch handler: @escaping (DraftStoreError) -> Void) -> Intention {
    let made = persist(handler)
    current = made
    return made
  }

  /// Whether what is written isn't kept at the moment.
  var isUnkept: Bool { current?.isFailing ?? false }
}

/// Keeps files by their ids.
nonisolated protocol DraftFiles: Sendable {
  func keep(_ data: Data, as id: String) throws(DraftStoreError)
  func file(_ id: String) throws(DraftStoreError) -> Data?
  func removeFile(_ id: String) throws(DraftStoreError)
}

extension StoredDraft: DraftFiles {}

/// Where nothing can be kept but files, in memory.
nonisolated private final class NoStore: ModelStore, DraftFiles {
  private let problem: DraftStoreError
  private let files = Mutex<[String: Data]>([:])

  init(problem: DraftStoreError) {
    self.problem = problem
  }

  func load() throws(DraftStoreError) -> Message? { throw problem }

  func save(_ model: Message?) throws(DraftStoreError) {
    if model != nil { throw problem }
  }

  func keep(_ data: Data, as id: String) throws(DraftStoreError) {
    files.withLock { $0[id] = data }
  }

  func file(_ id: String) throws(DraftStoreError) -> Data? { files.withLock { $0[id] } }

  func removeFile(_ id: String) throws(DraftStoreError) {
    files.withLock { $0[id] = nil }
  }
}
