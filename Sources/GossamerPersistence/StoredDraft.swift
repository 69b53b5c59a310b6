// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GRDB
public import GossamerIntentions
import GossamerKit

/// One draft of a ``DraftStore``, while it is edited: a store for a `PersistIntention`.
///
/// It is the one that was changed last of its kind, unless that is open in another window or another process: one draft
/// is open in one place. A draft that is written in a second window becomes one of its own, so neither loses
/// anything; when the first is sent, the second is found at the next ``load()``.
///
/// What belongs to a draft beside its content, such as pictures, is kept as files, which a change of the content
/// doesn't touch.
public final class StoredDraft<Content: Codable & Equatable & Sendable>: ModelStore {
  private let kind: String
  private let store: DraftStore
  private let open = Locked<OpenDraft?>(nil)

  init(_ kind: String, in store: DraftStore) {
    self.kind = kind
    self.store = store
  }

  // MARK: - The content

  /// What was written last, by whichever run of the application; nil if there is nothing.
  /// - Throws: ``DraftStoreError/damaged(_:)``, once a store, if the file was set aside when that was opened;
  ///   ``DraftStoreError/openElsewhere(kind:)`` if the only draft is open in another window;
  ///   ``DraftStoreError/unreadable(kind:reason:)`` if it has another form than `Content`. It stays in the database
  ///   then, and what is saved next is another draft. Other errors are those of the database.
  public func load() throws(DraftStoreError) -> Content? {
    try store.tellOfDamage()
    return try open.withLock { (open: inout OpenDraft?) throws(DraftStoreError) in
      var isElsewhere = false
      for row in try candidates() {
        guard let lock = try DraftLock(of: row.id, in: store) else {
          isElsewhere = true
          continue
        }
        if let content = try decode(row) {
          open = OpenDraft(id: row.id, lock: lock)
          return content
        }
      }
      if isElsewhere { throw .openElsewhere(kind: kind) }
      return nil
    }
  }

  /// Keeps what is written. It is on the disk when this returns.
  /// - Parameter content: what is written; nil deletes the draft and its files.
  /// - Throws: ``DraftStoreError``. What was kept before stays.
  public func save(_ content: Content?) throws(DraftStoreError) {
    guard let content else { return try delete() }
    let data: Data
    do {
      data = try JSONEncoder().encode(content)
    } catch {
      throw .unwritable(kind: kind, reason: "\(error)")
    }
    try change { database, id in
      try database.execute(
        sql: "UPDATE draft SET content = ?, changed = ? WHERE id = ?",
        arguments: [data, Date.now, id])
    }
  }

  // MARK: - Files

  /// Keeps a file with the draft, on the disk when this returns; it goes when the draft is deleted.
  /// - Parameters:
  ///   - data: what is in it; one gigabyte at most.
  ///   - id: what it is found by, by which the content names it as a rule.
  /// - Throws: ``DraftStoreError``. Nothing is kept then.
  public func keep(_ data: Data, as id: String) throws(DraftStoreError) {
    try change { database, draft in
      try database.execute(
        sql: "INSERT OR REPLACE INTO file (draft, id, data) VALUES (?, ?, ?)",
        arguments: [draft, id, data])
    }
  }

  /// What is in a file of the draft; nil if it has none of this id.
  /// - Throws: ``DraftStoreError``.
  public func file(_ id: String) throws(DraftStoreError) -> Data? {
    guard let draft = open.withLock(\.?.id) else { return nil }
    return try store.perform {
      try Data.fetchOne(
        $0, sql: "SELECT data FROM file WHERE draft = ? AND id = ?", arguments: [draft, id])
    }
  }

  /// Deletes a file of the draft; nothing happens if it has none of this id.
  /// - Throws: ``DraftStoreError``.
  public func removeFile(_ id: String) throws(DraftStoreError) {
    guard let draft = open.withLock(\.?.id) else { return }
    try store.perform {
      try $0.execute(sql: "DELETE FROM file WHERE draft = ? AND id = ?", arguments: [draft, id])
    }
  }

  // MARK: - The row

  /// All drafts of the kind, that which was changed last first.
  private func candidates() throws(DraftStoreError) -> [StoredRow] {
    let kind = kind
    return try store.perform {
      try Row.fetchAll(
        $0, sql: "SELECT id, content FROM draft WHERE kind = ? ORDER BY changed DESC, id DESC",
        arguments: [kind]
      ).map { StoredRow(id: $0["id"], content: $0["content"]) }
    }
  }

  /// The content of a row that nobody else has open; nil if nothing has come to be written in it, so that it goes.
  private func decode(_ row: StoredRow) throws(DraftStoreError) -> Content? {
    guard let data = row.content else {
      try store.perform {
        try $0.execute(sql: "DELETE FROM draft WHERE id = ?", arguments: [row.id])
      }
      return nil
    }
    do {
      return try JSONDecoder().decode(Content.self, from: data)
    } catch {
      try store.perform {
        try $0.execute(
          sql: "UPDATE draft SET kind = kind || ' (unreadable)' WHERE id = ?", arguments: [row.id])
      }
      throw .unreadable(kind: kind, reason: "\(error)")
    }
  }

  /// Changes the row of the draft. It is made if there is none yet, or none any more because the database was set aside.
  private func change(
    _ work: (Database, _ id: Int64) throws -> Void
  ) throws(DraftStoreError) {
    try open.withLock { (open: inout OpenDraft?) throws(DraftStoreError) in
      let (kind, store, known) = (kind, store, open)
      open = try store.perform { database in
        let draft =
          if let known, try known.isThere(in: database) { known } else {
            try OpenDraft(of: kind, in: store, database)
          }
        try work(database, draft.id)
        return draft
      }
    }
  }

  private func delete() throws(DraftStoreError) {
    try open.withLock { (open: inout OpenDraft?) throws(DraftStoreError) in
      guard let id = open?.id else { return }
      try store.perform {
        try $0.execute(sql: "DELETE FROM draft WHERE id = ?", arguments: [id])
      }
      open = nil
    }
  }
}

private struct StoredRow {
  let id: Int64
  /// Nil as long as nothing is written.
  let content: Data?
}

/// The row that is being edited, and the lock that tells others so.
private struct OpenDraft: Sendable {
  let id: Int64
  let lock: DraftLock

  init(id: Int64, lock: DraftLock) {
    self.id = id
    self.lock = lock
  }

  /// Makes a row. Nobody else sees it before it is locked, because the transaction ends later.
  init(of kind: String, in store: DraftStore, _ database: Database) throws {
    while true {
      try database.execute(
        sql: "INSERT INTO draft (kind, changed) VALUES (?, ?)", arguments: [kind, Date.now])
      let id = database.lastInsertedRowID
      if let lock = try DraftLock(of: id, in: store) {
        self.init(id: id, lock: lock)
        return
      }
      // A window has a draft open under this number whose database was set aside.
      try database.execute(sql: "DELETE FROM draft WHERE id = ?", arguments: [id])
    }
  }

  func isThere(in database: Database) throws -> Bool {
    try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT * FROM draft WHERE id = ?)", arguments: [id]) ?? false
  }
}
