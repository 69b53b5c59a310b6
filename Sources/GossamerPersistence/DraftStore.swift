// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GRDB
import GossamerKit
import GossamerSupport

/// Keeps what people have written and not sent yet, in a SQLite database, so that it is there again however the
/// application ended.
///
///     let drafts = try DraftStore(at: folder.appending(path: "drafts.sqlite"))
///     intentions = [
///       PersistIntention(message, in: drafts.draft(of: "reply")) { [weak self] error in self?.show(error) }
///     ]
///
/// What is saved has reached the disk when ``StoredDraft/save(_:)`` returns: the database has a write-ahead log, and
/// each commit is synchronised (`PRAGMA synchronous = FULL`). Several windows and several processes may use one file.
///
/// A file that SQLite can't read is never deleted: it is renamed, see ``setAside``, and a new one begun.
public final class DraftStore: Sendable {
  /// Where the database is. Beside it are its write-ahead log, and a file whose locks tell which drafts are open.
  public let url: URL

  private let state: Locked<State>
  private let setLock: DraftLock.Setter

  private struct State {
    var file: DraftFile
    var setAside: URL?
    /// What no draft has told yet.
    var notices: [DraftStoreError]
  }
  /// The drafts that are open here, where the file system can't tell. Apart from the state, because it is asked within a transaction,
  /// whose end whoever has the state may wait for.
  private let openDrafts = Locked<Set<Int64>>([])

  /// Opens the database, creates it if there is none, and brings an older one up to date. Takes some milliseconds;
  /// a large database is read through once, to see that it is sound.
  /// - Parameter url: a file. The folder that it is in is created if it isn't there. Nobody but the user can read either;
  ///   a folder that is there stays as it is if it has anything else in it.
  /// - Throws: ``DraftStoreError`` if the file can't be opened or written, or if a later version of the application
  ///   has written it. The file stays as it is.
  public convenience init(at url: URL) throws(DraftStoreError) {
    try self.init(at: url, lockedBy: DraftLock.live)
  }

  /// - Parameter set: sets locks, as the kernel does where the file system has them.
  init(at url: URL, lockedBy set: @escaping DraftLock.Setter) throws(DraftStoreError) {
    self.url = url
    setLock = set
    let opening = try DraftFile.open(url, lockedBy: set)
    state = Locked(
      State(file: opening.file, setAside: opening.setAside, notices: opening.notices))
  }

  /// Where the file that was here was renamed to, because it was no sound database; nil if it was. What can be saved
  /// of it, SQLite's command `.recover` does. The first draft that is loaded tells of it, by an error.
  public var setAside: URL? { state.withLock(\.setAside) }

  /// A draft of a kind, which whoever edits it keeps.
  /// - Parameters:
  ///   - kind: what the draft is for, such as "new-thread" or "reply-42".
  ///   - content: the type of what is written: a `nonisolated` structure, because it is read and written on other threads.
  ///   - names: the ids of the files that the content names. A file that it named goes with the save that names it no more,
  ///     and one that it never came to name, because the application was killed, when the draft is loaded. Nil leaves
  ///     files to ``StoredDraft/removeFile(_:)``.
  public func draft<Content>(
    of kind: String, as content: Content.Type = Content.self,
    namingFiles names: (@Sendable (Content) -> [String])? = nil
  ) -> StoredDraft<Content> {
    StoredDraft(kind, in: self, namingFiles: names)
  }

  /// Tells once what there is to tell, one thing at a time: that the file was set aside when the store was opened, for
  /// instance.
  func tellNotices() throws(DraftStoreError) {
    let notice = state.withLock { $0.notices.isEmpty ? nil : $0.notices.removeFirst() }
    if let notice { throw notice }
  }

  /// Reads and writes in one transaction, in the file that is in its place: one that was deleted, renamed or replaced
  /// while it was open is left, and the one that is there opened, or made.
  /// - Parameter work: gets the file too. It is done once more if the file was left meanwhile.
  func perform<Value>(
    _ work: (Database, DraftFile) throws -> Value
  ) throws(DraftStoreError) -> Value {
    for _ in 0..<3 {
      let file = state.withLock(\.file)
      do {
        if let value = try file.perform(work) { return value }
        try exchange(file)
      } catch let error as DraftStoreError {
        throw error
      } catch  where file.hasMoved {
        try exchange(file)
      } catch {
        let error = DraftStoreError(error, at: url)
        guard case .damaged = error else { throw error }
        if let place = try exchange(file, because: true) { throw .damaged(place) }
      }
    }
    throw .failed(url, reason: "another program puts other files in its place")
  }

  /// Opens the file that is in the place of one that isn't there any more, or is damaged, unless another thread has done so.
  /// - Returns: where a damaged one was set aside; nil if it wasn't, because another process has done so.
  @discardableResult
  private func exchange(
    _ file: DraftFile, because isDamaged: Bool = false
  ) throws(DraftStoreError) -> URL? {
    try state.withLock { (state: inout State) throws(DraftStoreError) in
      guard state.file === file else { return nil }
      let opening = try DraftFile.open(
        url, settingAside: isDamaged ? file : nil, lockedBy: setLock)
      state.file = opening.file
      // That there are no locks was told when the store was opened.
      state.notices += opening.notices.filter { if case .cannotLock = $0 { false } else { true } }
      if let place = opening.setAside { state.setAside = place }
      return opening.setAside
    }
  }

  // MARK: - Open drafts

  /// Notes that a draft is open here.
  /// - Returns: what holds that until it goes; nil if the draft is open elsewhere.
  func open(_ id: Int64) throws(DraftStoreError) -> OpenMark? {
    switch try DraftLock.attempt(.draft(id), at: url, by: setLock) {
    case .locked(let lock): return OpenMark(lock)
    case .taken: return nil
    case .unsupported:
      let isNew = openDrafts.withLock { $0.insert(id).inserted }
      return isNew ? OpenMark(id, in: self) : nil
    }
  }

  fileprivate func close(_ id: Int64) { openDrafts.withLock { _ = $0.remove(id) } }
}

/// Says that a draft is open, as long as this exists: to all processes, or where the file system has no locks at least to
/// the other windows of this one.
final class OpenMark: Sendable {
  private let lock: DraftLock?
  private let (store, id): (DraftStore?, Int64)

  fileprivate init(_ lock: DraftLock) {
    self.lock = lock
    (store, id) = (nil, 0)
  }

  fileprivate init(_ id: Int64, in store: DraftStore) {
    lock = nil
    (self.store, self.id) = (store, id)
  }

  deinit { store?.close(id) }
}
