// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import GRDBSQLite

/// An open database of drafts. It stays connected to the same file, even if another file takes its
/// place.
final class DraftFile: Sendable {
  let queue: DatabaseQueue
  /// The lock that tells others that the file is open; nil if the file system has no locks.
  private let useLock: DraftLock?

  private init(_ queue: DatabaseQueue, _ useLock: DraftLock?) {
    self.queue = queue
    self.useLock = useLock
  }

  /// Reads and writes in one transaction, and then checkpoints the log, so that it doesn't hold the
  /// only copy of the changes.
  /// - Returns: nil if the file isn't in its place any more. Then the transaction had no effect.
  func perform<Value>(_ work: (Database, DraftFile) throws -> Value) throws -> Value? {
    let value = try queue.write { database -> Value? in
      hasMoved(database) ? nil : .some(try work(database, self))
    }
    guard let value, !hasMoved else { return nil }
    // If that fails, for instance because the disk is full, a later transaction does it.
    _ = try? queue.writeWithoutTransaction { try $0.checkpoint(.passive) }
    return .some(value)
  }

  /// Whether the file was deleted, renamed or replaced since it was opened.
  var hasMoved: Bool { (try? queue.read(hasMoved)) ?? false }

  private func hasMoved(_ database: Database) -> Bool {
    var moved: Int32 = 0
    sqlite3_file_control(database.sqliteConnection, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return moved != 0
  }
}

// MARK: - Opening

extension DraftFile {
  /// The result of opening a file.
  struct Opening {
    var file: DraftFile
    /// The new place of a damaged file; nil if the file was sound.
    var setAside: URL?
    var notices: [DraftStoreError] = []
  }

  /// Opens the database, creates it if there is none, and migrates an older one. A damaged one is
  /// set aside, and a new one is created.
  /// - Parameter damaged: an open file that has turned out to be damaged, which is set aside if it
  ///   is still in its place; nil for none.
  static func open(
    _ url: URL, settingAside damaged: DraftFile? = nil, lockedBy set: @escaping DraftLock.Setter
  ) throws(DraftStoreError) -> Opening {
    do {
      try DraftPermissions.prepareFolder(of: url)
    } catch {
      throw .cannotOpen(url, reason: error.localizedDescription)
    }
    // While this lock is held nobody else opens the database or sets it aside.
    let (turn, reason) = try waitForTurn(at: url, lockedBy: set)
    return try withExtendedLifetime(turn) { () throws(DraftStoreError) in
      var place: URL?
      if let damaged, !damaged.hasMoved { place = try setAside(url) }
      var notices: [DraftStoreError] = []
      if let reason { notices.append(.cannotLock(url, reason: reason)) }
      var useLock: DraftLock?
      if case .locked(let lock) = try DraftLock.attempt(
        .openDatabase, at: url, isShared: true, by: set)
      {
        useLock = lock
        if lock.isAlone, DraftLog(of: url)?.isDamaged == true {
          notices.append(.logDamaged(try copyAside(url)))
        }
      }
      let queue: DatabaseQueue
      do throws(DraftStoreError) {
        queue = try openQueue(url)
      } catch .damaged {
        place = try setAside(url)
        queue = try openQueue(url)
      }
      if damaged == nil, let place { notices.append(.damaged(place)) }
      return Opening(file: DraftFile(queue, useLock), setAside: place, notices: notices)
    }
  }

  /// Waits until nobody else opens the database.
  /// - Returns: the lock, or the reason why the file system has none.
  private static func waitForTurn(
    at url: URL, lockedBy set: @escaping DraftLock.Setter
  ) throws(DraftStoreError) -> (DraftLock?, reason: String?) {
    let end = ContinuousClock.now + .seconds(2)
    while true {
      switch try DraftLock.attempt(.opening, at: url, by: set) {
      case .locked(let lock): return (lock, nil)
      case .unsupported(let reason): return (nil, reason)
      case .taken where ContinuousClock.now > end: throw .busy(url)
      case .taken: Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  private static func openQueue(_ url: URL) throws(DraftStoreError) -> DatabaseQueue {
    DraftPermissions.prepareFiles(of: url)
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

  /// The migrations from older versions of the database. Published steps must not change. Append a
  /// new step for each new version.
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

  // MARK: - Setting aside

  /// Renames the database, together with its log, whose name follows from the database's.
  private static func setAside(_ url: URL) throws(DraftStoreError) -> URL {
    let place = freePlace(beside: url, why: "damaged")
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

  /// Copies the database and its log, before SQLite discards the unreadable part of the log.
  private static func copyAside(_ url: URL) throws(DraftStoreError) -> URL {
    let place = freePlace(beside: url, why: "damaged log")
    do {
      for end in ["", "-wal"] where FileManager.default.fileExists(atPath: url.path + end) {
        try FileManager.default.copyItem(atPath: url.path + end, toPath: place.path + end)
      }
    } catch {
      throw .cannotOpen(
        url, reason: "its log is damaged and can't be copied: \(error.localizedDescription)")
    }
    DraftPermissions.mendFiles(of: place)
    return place
  }

  private static func freePlace(beside url: URL, why: String) -> URL {
    let time = Date.now.formatted(.iso8601.timeSeparator(.omitted))
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    var place = folder.appending(path: "\(name) (\(why), \(time)).\(url.pathExtension)")
    var count = 1
    while FileManager.default.fileExists(atPath: place.path) {
      count += 1
      place = folder.appending(path: "\(name) (\(why), \(time), \(count)).\(url.pathExtension)")
    }
    return place
  }
}
