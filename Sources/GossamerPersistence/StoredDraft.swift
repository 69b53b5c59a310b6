// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GRDB
public import GossamerIntentions
import GossamerKit
import GossamerSupport

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
  private let names: (@Sendable (Content) -> [String])?
  private let open = Locked<OpenDraft?>(nil)

  init(
    _ kind: String, in store: DraftStore, namingFiles names: (@Sendable (Content) -> [String])?
  ) {
    self.kind = kind
    self.store = store
    self.names = names
  }

  // MARK: - The content

  /// What was written last, by whichever run of the application; nil if there is nothing.
  /// - Throws: ``DraftStoreError/damaged(_:)``, ``DraftStoreError/logDamaged(_:)`` and
  ///   ``DraftStoreError/cannotLock(_:reason:)``, once a store, if that was found when it was opened; the next call gives the
  ///   draft;
  ///   ``DraftStoreError/openElsewhere(kind:)`` if the only draft is open in another window;
  ///   ``DraftStoreError/unreadable(kind:reason:)`` if it has another form than `Content`. It stays in the database
  ///   then, and what is saved next is another draft. Other errors are those of the database.
  public func load() throws(DraftStoreError) -> Content? {
    try store.tellNotices()
    return try open.withLock { (open: inout OpenDraft?) throws(DraftStoreError) in
      var isElsewhere = false
      for row in try candidates() {
        guard let mark = try store.open(row.id) else {
          isElsewhere = true
          continue
        }
        if let content = try decode(row) {
          var draft = OpenDraft(id: row.id, in: row.file, mark)
          do throws(DraftStoreError) {
            try removeNamelessFiles(of: &draft, content)
          } catch .full, .busy {
            // They go the next time. What was written is shown all the same.
          }
          open = draft
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
    let named = names.map { Set($0(content)) }
    try change { database, draft in
      try database.execute(
        sql: "UPDATE draft SET content = ?, changed = ? WHERE id = ?",
        arguments: [data, database.timeOfChange(), draft.id])
      guard let named else { return }
      // A file that it doesn't name yet, because it was kept just now, stays.
      for id in draft.named.subtracting(named) {
        try database.execute(
          sql: "DELETE FROM file WHERE draft = ? AND id = ?", arguments: [draft.id, id])
      }
      draft.named = named
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
        arguments: [draft.id, id, data])
    }
  }

  /// What is in a file of the draft; nil if it has none of this id.
  /// - Throws: ``DraftStoreError``.
  public func file(_ id: String) throws(DraftStoreError) -> Data? {
    guard let draft = open.withLock({ $0 }) else { return nil }
    return try store.perform { database, file in
      // A file that was left still has what was kept in it.
      guard draft.file === file else { return try draft.file.queue.read { try draft.data(id, $0) } }
      return try draft.data(id, database)
    }
  }

  /// Deletes a file of the draft; nothing happens if it has none of this id.
  /// - Throws: ``DraftStoreError``.
  public func removeFile(_ id: String) throws(DraftStoreError) {
    guard let draft = open.withLock({ $0 }) else { return }
    try store.perform { database, file in
      guard draft.file === file else { return }
      try database.execute(
        sql: "DELETE FROM file WHERE draft = ? AND id = ?", arguments: [draft.id, id])
    }
  }

  /// Deletes the files that the content came never to name, because the application was killed before.
  private func removeNamelessFiles(
    of draft: inout OpenDraft, _ content: Content
  ) throws(DraftStoreError) {
    guard let names else { return }
    let (named, id, own) = (names(content), draft.id, draft.file)
    draft.named = Set(named)
    try store.perform { database, file in
      guard file === own else { return }
      try database.execute(
        sql: """
          DELETE FROM file WHERE draft = ? AND id NOT IN (\(databaseQuestionMarks(count: named.count)))
          """,
        arguments: StatementArguments([id]) + StatementArguments(named))
    }
  }

  // MARK: - The row

  /// All drafts of the kind, that which was changed last first.
  private func candidates() throws(DraftStoreError) -> [StoredRow] {
    let kind = kind
    return try store.perform { database, file in
      try Row.fetchAll(
        database,
        // A damaged row may have a number there, which can't be taken for data.
        sql: """
          SELECT id, CAST(content AS BLOB) AS content FROM draft WHERE kind = ? ORDER BY changed DESC, id DESC
          """,
        arguments: [kind]
      ).map { StoredRow(id: $0["id"], content: $0["content"], file: file) }
    }
  }

  /// The content of a row that nobody else has open; nil if nothing has come to be written in it, so that it goes.
  private func decode(_ row: StoredRow) throws(DraftStoreError) -> Content? {
    guard let data = row.content else {
      try store.perform { database, file in
        guard file === row.file else { return }
        try database.execute(sql: "DELETE FROM draft WHERE id = ?", arguments: [row.id])
      }
      return nil
    }
    do {
      return try JSONDecoder().decode(Content.self, from: data)
    } catch {
      try store.perform { database, file in
        guard file === row.file else { return }
        try database.execute(
          sql: "UPDATE draft SET kind = kind || ' (unreadable)' WHERE id = ?", arguments: [row.id])
      }
      throw .unreadable(kind: kind, reason: "\(error)")
    }
  }

  /// Changes the row of the draft. It is made if there is none yet, or none any more because another database has taken the
  /// place of the one that it is in; what can be read of its files moves with it.
  private func change(
    _ work: (Database, inout OpenDraft) throws -> Void
  ) throws(DraftStoreError) {
    try open.withLock { (open: inout OpenDraft?) throws(DraftStoreError) in
      let (kind, store, known) = (kind, store, open)
      open = try store.perform { database, file in
        var draft =
          if let known, known.file === file, try known.isThere(in: database) { known } else {
            try OpenDraft(of: kind, in: store, file, database)
          }
        if let known, known.file !== file { try draft.takeFiles(of: known, database) }
        try work(database, &draft)
        return draft
      }
    }
  }

  private func delete() throws(DraftStoreError) {
    try open.withLock { (open: inout OpenDraft?) throws(DraftStoreError) in
      guard let draft = open else { return }
      try store.perform { database, file in
        guard draft.file === file else { return }
        try database.execute(sql: "DELETE FROM draft WHERE id = ?", arguments: [draft.id])
      }
      open = nil
    }
  }
}

private struct StoredRow {
  let id: Int64
  /// Nil as long as nothing is written.
  let content: Data?
  let file: DraftFile
}

/// The row that is being edited, and what tells others so.
private struct OpenDraft: Sendable {
  let id: Int64
  /// The file that the row is in.
  let file: DraftFile
  /// The files that the content names, as it was saved last.
  var named: Set<String> = []
  private let mark: OpenMark

  init(id: Int64, in file: DraftFile, _ mark: OpenMark) {
    (self.id, self.file, self.mark) = (id, file, mark)
  }

  /// Makes a row. Nobody else sees it before it is locked, because the transaction ends later.
  init(of kind: String, in store: DraftStore, _ file: DraftFile, _ database: Database) throws {
    while true {
      try database.execute(
        sql: "INSERT INTO draft (kind, changed) VALUES (?, ?)",
        arguments: [kind, database.timeOfChange()])
      let id = database.lastInsertedRowID
      if let mark = try store.open(id) {
        self.init(id: id, in: file, mark)
        return
      }
      // A window has a draft open under this number whose database is another one.
      try database.execute(sql: "DELETE FROM draft WHERE id = ?", arguments: [id])
    }
  }

  func isThere(in database: Database) throws -> Bool {
    try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT * FROM draft WHERE id = ?)", arguments: [id]) ?? false
  }

  func data(_ id: String, _ database: Database) throws -> Data? {
    try Data.fetchOne(
      database, sql: "SELECT data FROM file WHERE draft = ? AND id = ?", arguments: [self.id, id])
  }

  /// Copies what can be read of the files of a draft in another database.
  mutating func takeFiles(of other: OpenDraft, _ database: Database) throws {
    let files = try? other.file.queue.read {
      try Row.fetchAll($0, sql: "SELECT id, data FROM file WHERE draft = ?", arguments: [other.id])
        .compactMap { row in
          try? (
            id: row.decode(String.self, forColumn: "id"),
            data: row.decode(Data.self, forColumn: "data")
          )
        }
    }
    for file in files ?? [] {
      try database.execute(
        sql: "INSERT OR REPLACE INTO file (draft, id, data) VALUES (?, ?, ?)",
        arguments: [id, file.id, file.data])
    }
    named = other.named
  }
}

extension Database {
  /// Now, or a little after the last change: two changes may fall into a millisecond, as exact as the column is, and a clock may be
  /// set back.
  fileprivate func timeOfChange() throws -> Date {
    let last = try Date.fetchOne(self, sql: "SELECT max(changed) FROM draft")
    return max(.now, last?.addingTimeInterval(0.002) ?? .distantPast)
  }
}
