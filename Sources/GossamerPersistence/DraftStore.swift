// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GRDB
import GossamerKit

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

  private struct State {
    var queue: DatabaseQueue
    var setAside: URL?
    /// Whether no draft has told yet that the file was set aside.
    var isUntold = false
  }

  /// Opens the database, creates it if there is none, and brings an older one up to date. Takes some milliseconds;
  /// a large database is read through once, to see that it is sound.
  /// - Parameter url: a file. The folder that it is in is created if it isn't there.
  /// - Throws: ``DraftStoreError`` if the file can't be opened or written, or if a later version of the application
  ///   has written it. The file stays as it is.
  public init(at url: URL) throws(DraftStoreError) {
    self.url = url
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .cannotOpen(url, reason: error.localizedDescription)
    }
    do throws(DraftStoreError) {
      state = Locked(State(queue: try Self.open(url)))
    } catch .damaged {
      let place = try Self.setAside(url)
      state = Locked(State(queue: try Self.open(url), setAside: place, isUntold: true))
    }
  }

  /// Where the file that was here was renamed to, because it was no sound database; nil if it was. What can be saved
  /// of it, SQLite's command `.recover` does. The first draft that is loaded tells of it, by an error.
  public var setAside: URL? { state.withLock(\.setAside) }

  /// A draft of a kind, which whoever edits it keeps.
  /// - Parameters:
  ///   - kind: what the draft is for, such as "new-thread" or "reply-42".
  ///   - content: the type of what is written: a `nonisolated` structure, because it is read and written on other threads.
  public func draft<Content>(
    of kind: String, as content: Content.Type = Content.self
  ) -> StoredDraft<Content> {
    StoredDraft(kind, in: self)
  }

  /// Tells, once, that the file was set aside when the store was opened.
  /// - Throws: ``DraftStoreError/damaged(_:)``.
  func tellOfDamage() throws(DraftStoreError) {
    let place = state.withLock { state in
      defer { state.isUntold = false }
      return state.isUntold ? state.setAside : nil
    }
    if let place { throw .damaged(place) }
  }

  /// Reads and writes in one transaction.
  func perform<Value>(
    _ work: (Database) throws -> Value
  ) throws(DraftStoreError) -> Value {
    let queue = state.withLock(\.queue)
    do {
      return try queue.write(work)
    } catch let error as DraftStoreError {
      throw error
    } catch {
      let error = DraftStoreError(error, at: url)
      guard case .damaged = error else { throw error }
      throw .damaged(try beginAnew(in: queue))
    }
  }

  /// Sets aside a file that has turned out to be unsound, and begins a new one, unless another thread has done so.
  private func beginAnew(in damaged: DatabaseQueue) throws(DraftStoreError) -> URL {
    try state.withLock { (state: inout State) throws(DraftStoreError) in
      if state.queue !== damaged, let place = state.setAside { return place }
      try? damaged.close()
      let place = try Self.setAside(url)
      state = State(queue: try Self.open(url), setAside: place)
      return place
    }
  }
}

// MARK: - The file

extension DraftStore {
  private static func open(_ url: URL) throws(DraftStoreError) -> DatabaseQueue {
    var configuration = Configuration()
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(2)
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    do {
      let queue = try DatabaseQueue(path: url.path, configuration: configuration)
      let complaint = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
      guard complaint == "ok" else { throw DraftStoreError.damaged(url) }
      guard try !queue.read(migrations.hasBeenSuperseded) else { throw DraftStoreError.newer(url) }
      try migrations.migrate(queue)
      return queue
    } catch let error as DraftStoreError {
      throw error
    } catch {
      throw DraftStoreError(error, at: url)
    }
  }

  /// How a database of any version becomes one of today's. What has been published isn't changed any more: a new
  /// version gets a step of its own, at the end.
  private static var migrations: DatabaseMigrator {
    var migrations = DatabaseMigrator()
    migrations.registerMigration("drafts") { database in
      try database.create(table: "draft") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("kind", .text).notNull().indexed()
        table.column("content", .blob)
        table.column("changed", .datetime).notNull()
      }
    }
    migrations.registerMigration("files") { database in
      try database.create(table: "file") { table in
        table.column("draft", .integer).notNull().references("draft", onDelete: .cascade)
        table.column("id", .text).notNull()
        table.column("data", .blob).notNull()
        table.primaryKey(["draft", "id"])
      }
    }
    return migrations
  }

  /// Renames the database, and its log with it, which belongs to it by name.
  private static func setAside(_ url: URL) throws(DraftStoreError) -> URL {
    let time = Date.now.formatted(.iso8601.timeSeparator(.omitted))
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    var place = folder.appending(path: "\(name) (damaged, \(time)).\(url.pathExtension)")
    var count = 1
    while FileManager.default.fileExists(atPath: place.path) {
      count += 1
      place = folder.appending(path: "\(name) (damaged, \(time), \(count)).\(url.pathExtension)")
    }
    do {
      try FileManager.default.moveItem(at: url, to: place)
      for end in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + end) {
        try FileManager.default.moveItem(atPath: url.path + end, toPath: place.path + end)
      }
    } catch {
      throw .cannotOpen(
        url, reason: "it is damaged and can't be renamed: \(error.localizedDescription)")
    }
    return place
  }
}
