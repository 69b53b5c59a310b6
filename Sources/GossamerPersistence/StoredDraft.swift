// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GRDB
public import GossamerIntentions
import GossamerKit
import GossamerSupport

/// One draft of a ``DraftStore``, while it is edited: a store for a `PersistIntention`.
///
/// It is the most recently changed draft of its kind that isn't open in another window or process,
/// because a draft can be open in one place only. What is written in a second window becomes a
/// separate draft, so nothing is lost. After the first draft was sent, the next ``load()`` finds
/// the second.
///
/// Large parts of a draft, such as pictures, are kept as files, so that saving the content doesn't
/// write them again.
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

  /// The content of the draft as it was saved last, in this or an earlier run of the application;
  /// nil if there is none.
  /// - Throws: ``DraftStoreError/damaged(_:)``, ``DraftStoreError/logDamaged(_:)`` and
  ///   ``DraftStoreError/cannotLock(_:reason:)``, once per store, if that was found when it was
  ///   opened; the next call returns the draft; ``DraftStoreError/openElsewhere(kind:)`` if the
  ///   only draft is open in another window; ``DraftStoreError/unreadable(kind:reason:)`` if it
  ///   can't be decoded as `Content`. Then it stays in the database, and the next save creates
  ///   another draft. Other errors are those of the database.
  public func load() throws(DraftStoreError) -> Content? {
    try store.throwNextNotice()
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
            // The files are deleted the next time. The draft can be loaded nevertheless.
          }
          open = draft
          return content
        }
      }
      if isElsewhere { throw .openElsewhere(kind: kind) }
      return nil
    }
  }

  /// Saves the content. It is on the disk when this returns.
  /// - Parameter content: the content; nil deletes the draft and its files.
  /// - Throws: ``DraftStoreError``. Then what was saved before stays.
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
      // A file that was just added, and that no saved content refers to yet, stays.
      for id in draft.named.subtracting(named) {
        try database.execute(
          sql: "DELETE FROM file WHERE draft = ? AND id = ?", arguments: [draft.id, id])
      }
      draft.named = named
    }
  }

  // MARK: - Files

  /// Saves a file with the draft. It is on the disk when this returns, and is deleted with the
  /// draft.
  /// - Parameters:
  ///   - data: the contents; at most one gigabyte.
  ///   - id: the id by which the file is found. Usually the content stores it.
  /// - Throws: ``DraftStoreError``. Then nothing is saved.
  public func keep(_ data: Data, as id: String) throws(DraftStoreError) {
    try change { database, draft in
      try database.execute(
        sql: "INSERT OR REPLACE INTO file (draft, id, data) VALUES (?, ?, ?)",
        arguments: [draft.id, id, data])
    }
  }

  /// The contents of a file of the draft; nil if there is no file with this id.
  /// - Throws: ``DraftStoreError``.
  public func file(_ id: String) throws(DraftStoreError) -> Data? {
    guard let draft = open.withLock({ $0 }) else { return nil }
    return try store.perform { database, file in
      // The draft's file may still be in a database that was moved meanwhile.
      guard draft.file === file else { return try draft.file.queue.read { try draft.data(id, $0) } }
      return try draft.data(id, database)
    }
  }

  /// Deletes a file of the draft. Does nothing if there is no file with this id.
  /// - Throws: ``DraftStoreError``.
  public func removeFile(_ id: String) throws(DraftStoreError) {
    guard let draft = open.withLock({ $0 }) else { return }
    try store.perform { database, file in
      guard draft.file === file else { return }
      try database.execute(
        sql: "DELETE FROM file WHERE draft = ? AND id = ?", arguments: [draft.id, id])
    }
  }

  /// Deletes the files to which no saved content refers, because the application was killed before
  /// it was saved.
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

  /// All drafts of the kind, the most recently changed first.
  private func candidates() throws(DraftStoreError) -> [StoredRow] {
    let kind = kind
    return try store.perform { database, file in
      try Row.fetchAll(
        database,
        // The cast is for damaged rows, which may have a number there, which can't be read as data.
        sql: """
          SELECT id, CAST(content AS BLOB) AS content FROM draft WHERE kind = ? ORDER BY changed DESC, id DESC
          """,
        arguments: [kind]
      ).map { StoredRow(id: $0["id"], content: $0["content"], file: file) }
    }
  }

  /// Decodes the content of a row that nobody else has open. A row without content is deleted, and
  /// nil is returned.
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

  /// Changes the row of the draft. The row is created if there is none: for a new draft, or because
  /// the database was replaced by another one. In that case the draft's files are copied, as far as
  /// they can be read.
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
        if let known, known.file !== file { try draft.copyFiles(of: known, database) }
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
  /// Nil as long as no content was saved.
  let content: Data?
  let file: DraftFile
}

/// The row that is being edited, and the mark that it is open.
private struct OpenDraft: Sendable {
  let id: Int64
  /// The database that contains the row.
  let file: DraftFile
  /// The ids of the files to which the last saved content refers.
  var named: Set<String> = []
  private let mark: OpenMark

  init(id: Int64, in file: DraftFile, _ mark: OpenMark) {
    (self.id, self.file, self.mark) = (id, file, mark)
  }

  /// Creates a row. It is locked before the transaction ends, so nobody else sees it unlocked.
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
      // The number is locked by a window that still has a draft of another, replaced database open.
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

  /// Copies the readable files of a draft in another database.
  mutating func copyFiles(of other: OpenDraft, _ database: Database) throws {
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
  /// The current time, but always later than the last change: the column only stores milliseconds,
  /// and the clock may have been set back.
  fileprivate func timeOfChange() throws -> Date {
    let last = try Date.fetchOne(self, sql: "SELECT max(changed) FROM draft")
    return max(.now, last?.addingTimeInterval(0.002) ?? .distantPast)
  }
}
