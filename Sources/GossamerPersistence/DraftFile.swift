// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import GRDBSQLite

/// A database of drafts that is open, and stays the one it is when another file takes its place.
final class DraftFile: Sendable {
  let queue: DatabaseQueue
  /// Tells others that the file is open; nil where there are no locks.
  private let use: DraftLock?

  private init(_ queue: DatabaseQueue, _ use: DraftLock?) {
    self.queue = queue
    self.use = use
  }

  /// Reads and writes in one transaction, and brings that from the log into the database, so that the log doesn't hold
  /// the only copy.
  /// - Returns: nil if the file isn't in its place any more; what was done has no effect then.
  func perform<Value>(_ work: (Database, DraftFile) throws -> Value) throws -> Value? {
    let value = try queue.write { database -> Value? in
      hasMoved(database) ? nil : .some(try work(database, self))
    }
    guard let value, !hasMoved else { return nil }
    // Where that isn't possible now, as on a disk that is full, the next one does it.
    _ = try? queue.writeWithoutTransaction { try $0.checkpoint(.passive) }
    return .some(value)
  }

  /// Whether the file was deleted or renamed, or another one has taken its place, since it was opened.
  var hasMoved: Bool { (try? queue.read(hasMoved)) ?? false }

  private func hasMoved(_ database: Database) -> Bool {
    var moved: Int32 = 0
    sqlite3_file_control(database.sqliteConnection, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return moved != 0
  }
}

// MARK: - Opening

extension DraftFile {
  /// A file, and what there is to tell of it.
  struct Opening {
    var file: DraftFile
    /// Where a file that was no sound database was renamed to; nil if it was one.
    var setAside: URL?
    var notices: [DraftStoreError] = []
  }

  /// Opens the database, creates it if there is none, and brings an older one up to date. One that isn't sound is set
  /// aside, and a new one begun.
  /// - Parameter damaged: a file that has turned out to be unsound: it is set aside if it is still there. Nil for none.
  static func open(
    _ url: URL, settingAside damaged: DraftFile? = nil, lockedBy set: @escaping DraftLock.Setter
  ) throws(DraftStoreError) -> Opening {
    do {
      try DraftPermissions.prepareFolder(of: url)
    } catch {
      throw .cannotOpen(url, reason: error.localizedDescription)
    }
    // Nobody else opens it, or sets it aside, meanwhile.
    let (turn, reason) = try waitForTurn(at: url, lockedBy: set)
    return try withExtendedLifetime(turn) { () throws(DraftStoreError) in
      var place: URL?
      if let damaged, !damaged.hasMoved { place = try setAside(url) }
      var notices: [DraftStoreError] = []
      if let reason { notices.append(.cannotLock(url, reason: reason)) }
      var use: DraftLock?
      if case .locked(let lock) = try DraftLock.attempt(.use, at: url, isShared: true, by: set) {
        use = lock
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
      return Opening(file: DraftFile(queue, use), setAside: place, notices: notices)
    }
  }

  /// Waits until nobody else opens the database.
  /// - Returns: the lock, or why there are none here.
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

  // MARK: - Setting aside

  /// Renames the database, and its log with it, which belongs to it by name.
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

  /// Copies the database and its log, before SQLite forgets what it can't read of that.
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
