// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerPersistence
import Synchronization

/// A message that is being written, and the store that keeps it.
final class MessageDraft {
  /// The message; its model becomes nil when it is posted or thrown away, which deletes the draft.
  let message: ModelContainer<Message>
  /// The files of its attachments.
  let files: any DraftFiles

  private let persist: (@escaping (DraftStoreError) -> Void) -> PersistIntention
  private weak var persistIntention: PersistIntention?

  /// Creates a draft.
  /// - Parameters:
  ///   - kind: the name by which the store finds it later, such as `new-thread`.
  ///   - message: the message to start with, if the store has no draft.
  ///   - open: opens the store. If that fails, the draft lasts as long as its screen.
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

  /// Creates the intention that keeps the draft.
  /// - Parameters:
  ///   - owner: what the handler gets, held weakly.
  ///   - handler: tells a person why the draft can't be kept.
  func persistence<Owner: AnyObject>(
    owner: Owner, catch handler: @escaping (Owner, DraftStoreError) -> Void
  ) -> Intention {
    let intention = persist { [weak owner] error in
      if let owner { handler(owner, error) }
    }
    persistIntention = intention
    return intention
  }

  /// Whether the draft isn't kept at the moment, because the store fails.
  var isUnkept: Bool { persistIntention?.isFailing ?? false }
}

/// Keeps files by their ids.
nonisolated protocol DraftFiles: Sendable {
  func keep(_ data: Data, as id: String) throws(DraftStoreError)
  func file(_ id: String) throws(DraftStoreError) -> Data?
  func removeFile(_ id: String) throws(DraftStoreError)
}

extension StoredDraft: DraftFiles {}

/// A store that fails for messages, and keeps files in memory. It is used if the database can't be
/// opened.
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
