// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GRDB
import GossamerKit
import GossamerSupport

/// Keeps drafts, which people have written but not sent yet, in a SQLite database, so that they
/// survive a crash of the application.
///
///     let drafts = try DraftStore(at: folder.appending(path: "drafts.sqlite"))
///     intentions = [
///       PersistIntention(message, in: drafts.draft(of: "reply")) { [weak self] error in self?.show(error) }
///     ]
///
/// When ``StoredDraft/save(_:)`` returns, the draft is on the disk: the database has a write-ahead
/// log, and each commit is synchronised (`PRAGMA synchronous = FULL`). Several windows and
/// processes may share one file.
///
/// A file that SQLite can't read is never deleted. It is renamed, see ``setAside``, and a new one
/// is created.
public final class DraftStore: Sendable {
  /// The file of the database. Beside it are its write-ahead log, and a file whose locks tell which
  /// drafts are open.
  public let url: URL

  private let state: Locked<State>
  private let setLock: DraftLock.Setter

  private struct State {
    var file: DraftFile
    var setAside: URL?
    /// Problems that no draft has reported yet.
    var notices: [DraftStoreError]
  }
  /// The drafts that are open in this process, if the file system has no locks. It has a lock of
  /// its own, separate from `state`, because it is used within a transaction, and a thread that
  /// holds `state` may wait for that transaction.
  private let openDrafts = Locked<Set<Int64>>([])

  /// Opens the database, creates it if there is none, and migrates an older one. Takes some
  /// milliseconds, and longer for a large database, which is checked completely.
  /// - Parameter url: the file. Its folder is created if it doesn't exist. Only the user can read
  ///   both, but an existing folder that contains other files isn't changed.
  /// - Throws: ``DraftStoreError`` if the file can't be opened or written, or if a later version of the application
  ///   has written it. The file stays as it is.
  public convenience init(at url: URL) throws(DraftStoreError) {
    try self.init(at: url, lockedBy: DraftLock.live)
  }

  /// - Parameter set: sets file locks; tests replace it.
  init(at url: URL, lockedBy set: @escaping DraftLock.Setter) throws(DraftStoreError) {
    self.url = url
    setLock = set
    let opening = try DraftFile.open(url, lockedBy: set)
    state = Locked(
      State(file: opening.file, setAside: opening.setAside, notices: opening.notices))
  }

  /// The new place of a damaged database that was here; nil if the database was sound. SQLite's
  /// command `.recover` rescues what is readable in it. The first draft that is loaded reports it
  /// with an error.
  public var setAside: URL? { state.withLock(\.setAside) }

  /// A draft of a kind. Keep the object while the draft is being edited.
  /// - Parameters:
  ///   - kind: what the draft is for, such as "new-thread" or "reply-42".
  ///   - content: the type of the draft's content. It has to be a `nonisolated` structure, because
  ///     it is encoded and decoded on other threads.
  ///   - names: returns the ids of the files that a content refers to. A save deletes files to
  ///     which the saved content doesn't refer any more. Loading the draft deletes files to which
  ///     no saved content ever referred, because the application was killed before. Pass nil to
  ///     delete files only with ``StoredDraft/removeFile(_:)``.
  public func draft<Content>(
    of kind: String, as content: Content.Type = Content.self,
    namingFiles names: (@Sendable (Content) -> [String])? = nil
  ) -> StoredDraft<Content> {
    StoredDraft(kind, in: self, namingFiles: names)
  }

  /// Throws the next problem that was found when the store was opened, such as that the file was
  /// set aside. Each is thrown once.
  func throwNextNotice() throws(DraftStoreError) {
    let notice = state.withLock { $0.notices.isEmpty ? nil : $0.notices.removeFirst() }
    if let notice { throw notice }
  }

  /// Reads and writes in one transaction, in the file that is at the URL now. If the open file was
  /// deleted, renamed or replaced, it is left, and the file that is there now is opened or created.
  /// - Parameter work: also gets the file. It is called again if the file was left meanwhile.
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

  /// Replaces a file that was moved or is damaged by opening the file that is at the URL now,
  /// unless another thread has done so.
  /// - Returns: the place where a damaged file was set aside; nil if another process has done so.
  @discardableResult
  private func exchange(
    _ file: DraftFile, because isDamaged: Bool = false
  ) throws(DraftStoreError) -> URL? {
    try state.withLock { (state: inout State) throws(DraftStoreError) in
      guard state.file === file else { return nil }
      let opening = try DraftFile.open(
        url, settingAside: isDamaged ? file : nil, lockedBy: setLock)
      state.file = opening.file
      // Missing locks were reported when the store was opened.
      state.notices += opening.notices.filter { if case .cannotLock = $0 { false } else { true } }
      if let place = opening.setAside { state.setAside = place }
      return opening.setAside
    }
  }

  // MARK: - Open drafts

  /// Marks a draft as open here.
  /// - Returns: the mark, which lasts as long as the object; nil if the draft is open elsewhere.
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

/// Marks a draft as open, as long as this object exists: for all processes, or without file locks
/// at least for the other windows of this process.
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
