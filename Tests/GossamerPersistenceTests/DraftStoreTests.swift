// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import GossamerPersistence
import GossamerTestSupport
import Testing

/// A folder that goes with the test.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appending(path: "drafts-\(UUID().uuidString)")
  var database: URL { url.appending(path: "drafts.sqlite") }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Reads the database as another program does.
  func read<Value>(_ sql: String, as type: Value.Type = Value.self) throws -> Value?
  where Value: DatabaseValueConvertible {
    let queue = try DatabaseQueue(path: database.path)
    return try queue.read { try Value.fetchOne($0, sql: sql) }
  }
}

struct Note: Codable, Equatable, Sendable {
  var text = ""
  var files: [String] = []
}

@Suite(.alone) struct DraftStoreTests {
  let folder = Folder()

  private func store() throws -> DraftStore { try DraftStore(at: folder.database) }

  private func note(_ kind: String = "note", in store: DraftStore) -> StoredDraft<Note> {
    store.draft(of: kind)
  }

  @Test func hasNothing_WhenItIsNew() throws {
    let store = try store()
    #expect(try note(in: store).load() == nil)
    #expect(store.setAside == nil)
  }

  @Test func givesBackWhatWasSavedLast() throws {
    let written = Note(text: "Grüße 👩‍👩‍👧, \u{202E}שלום\u{202C}\n\u{0} end")
    do {
      let draft = try note(in: store())
      try draft.save(Note(text: "first"))
      try draft.save(written)
    }
    #expect(try note(in: store()).load() == written)
  }

  @Test func findsTheDraftThatWasChangedLast_ThoughTheClockWasSetBack() throws {
    do {
      let store = try store()
      let (first, second) = (note(in: store), note(in: store))
      try first.save(Note(text: "first"))
      try second.save(Note(text: "second"))
      let queue = try DatabaseQueue(path: folder.database.path)
      try queue.write {
        try $0.execute(sql: "UPDATE draft SET changed = '2999-12-31 23:59:59.998' WHERE id = 2")
      }
      try first.save(Note(text: "first, longer"))
    }
    #expect(try note(in: store()).load() == Note(text: "first, longer"))
  }

  @Test func keepsKindsApart() throws {
    let store = try store()
    try note("reply-1", in: store).save(Note(text: "one"))
    #expect(try note("reply-2", in: store).load() == nil)
  }

  @Test func hasNothingAnyMore_WhenNilWasSaved() throws {
    let store = try store()
    let draft = note(in: store)
    try draft.save(Note(text: "sent"))
    try draft.keep(Data([1]), as: "a")
    try draft.save(nil)
    #expect(try note(in: store).load() == nil)
    #expect(try folder.read("SELECT count(*) FROM file", as: Int.self) == 0)
  }

  @Test func isWrittenAheadAndSynchronised() throws {
    let store = try store()
    try note(in: store).save(Note())
    #expect(try folder.read("PRAGMA journal_mode") == "wal")
  }

  @Test func forgetsADraft_WhoseWindowEndedBeforeAnythingWasWritten() throws {
    let store = try store()
    try note(in: store).keep(Data([1, 2]), as: "a")
    #expect(try note(in: store).load() == nil)
    #expect(try folder.read("SELECT count(*) FROM draft", as: Int.self) == 0)
    #expect(try folder.read("SELECT count(*) FROM file", as: Int.self) == 0)
  }

  // MARK: - Files

  @Test func keepsFiles_AsLongAsTheDraft() throws {
    let store = try store()
    do {
      let draft = note(in: store)
      try draft.save(Note(files: ["a", "b"]))
      try draft.keep(Data([1, 2]), as: "a")
      try draft.keep(Data([3]), as: "b")
      try draft.removeFile("b")
    }
    let draft = note(in: store)
    _ = try draft.load()
    #expect(try draft.file("a") == Data([1, 2]))
    #expect(try draft.file("b") == nil)
    #expect(try draft.file("c") == nil)
  }

  private func named(_ kind: String = "note", in store: DraftStore) -> StoredDraft<Note> {
    store.draft(of: kind, namingFiles: \.files)
  }

  private func files() throws -> String? {
    try folder.read("SELECT group_concat(id) FROM (SELECT id FROM file ORDER BY id)")
  }

  @Test func deletesAFile_WithTheSaveThatNamesItNoMore() throws {
    let draft = named(in: try store())
    for id in ["a", "b"] { try draft.keep(Data([1]), as: id) }
    try draft.save(Note(files: ["a", "b"]))
    // Kept while another change is saved, and named afterwards.
    try draft.keep(Data([2]), as: "c")
    try draft.save(Note(text: "typed", files: ["a", "b"]))
    #expect(try files() == "a,b,c")
    try draft.save(Note(text: "typed", files: ["b", "c"]))
    #expect(try files() == "b,c")
  }

  @Test func deletesFilesThatTheDraftNeverNamed_WhenItIsLoaded() throws {
    do {
      let draft = named(in: try store())
      try draft.keep(Data([1]), as: "a")
      try draft.save(Note(files: ["a"]))
      // Killed before the draft names it.
      try draft.keep(Data([2]), as: "b")
    }
    let draft = named(in: try store())
    #expect(try draft.load() == Note(files: ["a"]))
    #expect(try files() == "a")
    try draft.save(Note())
    #expect(try files() == nil)
  }

  // MARK: - Two windows

  @Test func saysSo_WhenTheDraftIsOpenInAnotherWindow() throws {
    let (one, other) = (try store(), try store())
    let first = note(in: one)
    try first.save(Note(text: "first"))
    let second = note(in: other)
    #expect(throws: DraftStoreError.openElsewhere(kind: "note")) { try second.load() }
    try second.save(Note(text: "second"))
    try first.save(Note(text: "first, longer"))
    #expect(try folder.read("SELECT count(*) FROM draft", as: Int.self) == 2)
  }

  @Test func findsTheOtherWindowsDraft_WhenTheFirstIsSent() throws {
    let store = try store()
    do {
      let (first, second) = (note(in: store), note(in: store))
      try first.save(Note(text: "first"))
      try second.save(Note(text: "second"))
      try first.save(nil)
    }
    #expect(try note(in: store).load() == Note(text: "second"))
  }

  @Test func takesTheDraftThatNobodyHasOpen() throws {
    let store = try store()
    let open = note(in: store)
    do {
      let left = note(in: store)
      try left.save(Note(text: "left"))
    }
    try open.save(Note(text: "open"))
    #expect(try note(in: store).load() == Note(text: "left"))
  }

  // MARK: - Bad files

  @Test(arguments: [Data("This is no database.".utf8), Data(repeating: 0xFF, count: 100_000)])
  func setsAFileAside_WhichIsNoDatabase(_ rubbish: Data) throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try rubbish.write(to: folder.database)
    let store = try store()
    let place = try #require(store.setAside)
    #expect(try Data(contentsOf: place) == rubbish)
    #expect(throws: DraftStoreError.damaged(place)) { try note(in: store).load() }
    #expect(try note(in: store).load() == nil)
    try note(in: store).save(Note(text: "new"))
    #expect(try note(in: self.store()).load() == Note(text: "new"))
  }

  @Test func setsADatabaseAside_WhichIsDamagedInside() throws {
    do {
      let draft = try note(in: store())
      try draft.save(Note(text: String(repeating: "long ", count: 10_000)))
    }
    var damaged = try Data(contentsOf: folder.database)
    for index in 4096..<min(damaged.count, 12_288) { damaged[index] = 0xA5 }
    try damaged.write(to: folder.database)
    let store = try store()
    let place = try #require(store.setAside)
    #expect(FileManager.default.fileExists(atPath: place.path))
    #expect(throws: DraftStoreError.damaged(place)) { try note(in: store).load() }
  }

  @Test func setsTheFileAside_WhichIsDamagedWhileItIsOpen() throws {
    let store = try store()
    let draft = note(in: store)
    try draft.save(Note(text: "before"))
    // Another program writes rubbish over it, and the log is gone.
    try FileManager.default.removeItem(atPath: folder.database.path + "-wal")
    let handle = try FileHandle(forWritingTo: folder.database)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: 65_536))
    try handle.close()
    let reopened = try self.store()
    #expect(reopened.setAside != nil)
    try note(in: reopened).save(Note(text: "after"))
    #expect(try note(in: self.store()).load() == Note(text: "after"))
  }

  @Test func movesTwoDamagedFilesToTwoPlaces() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    var places: Set<URL> = []
    for number in 1...3 {
      try Data("rubbish \(number)".utf8).write(to: folder.database)
      places.insert(try #require(store().setAside))
    }
    #expect(places.count == 3)
  }

  @Test(arguments: ["7", "'text'", "x'00'"])
  func leavesARow_WhoseContentIsNoDraft(content: String) throws {
    do { try note(in: store()).save(Note(text: "before")) }
    let queue = try DatabaseQueue(path: folder.database.path)
    try queue.write { try $0.execute(sql: "UPDATE draft SET content = \(content)") }
    let store = try store()
    #expect(throws: DraftStoreError.self) { try note(in: store).load() }
    #expect(try note(in: store).load() == nil)
  }

  @Test func leavesADraftThatItCantRead_AndBeginsANewOne() throws {
    let store = try store()
    do { try store.draft(of: "note", as: [Int].self).save([1, 2, 3]) }
    let draft = note(in: store)
    #expect {
      try draft.load()
    } throws: { error in
      if case DraftStoreError.unreadable(kind: "note", _) = error { true } else { false }
    }
    try draft.save(Note(text: "new"))
    #expect(
      try folder.read("SELECT content FROM draft WHERE kind = 'note (unreadable)'", as: String.self)
        == "[1,2,3]")
  }

  @Test func opensADatabaseOfTheFirstVersion() throws {
    do {
      let draft = try note(in: store())
      try draft.save(Note(text: "old"))
    }
    let queue = try DatabaseQueue(path: folder.database.path)
    try queue.write {
      try $0.execute(sql: "DROP TABLE file")
      try $0.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = 'files'")
    }
    try queue.close()
    let draft = try note(in: store())
    #expect(try draft.load() == Note(text: "old"))
    try draft.keep(Data([1]), as: "a")
  }

  @Test func refusesADatabaseOfALaterVersion_AndLeavesItAsItIs() throws {
    do { _ = try store() }
    let queue = try DatabaseQueue(path: folder.database.path)
    try queue.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('something later')")
    }
    #expect(throws: DraftStoreError.newer(folder.database)) { try store() }
  }

  @Test func saysWhere_WhenTheFolderCantBeMade() throws {
    #expect {
      try DraftStore(at: URL(fileURLWithPath: "/dev/null/drafts/drafts.sqlite"))
    } throws: { error in
      "\(error)".contains("/dev/null/drafts")
    }
  }

  @Test func saysSo_WhenAnotherProgramWritesForLong() throws {
    let store = try store()
    let draft = note(in: store)
    try draft.save(Note(text: "kept"))
    let other = try DatabaseQueue(path: folder.database.path)
    try other.inDatabase { database in
      try database.execute(sql: "BEGIN IMMEDIATE")
      #expect(throws: DraftStoreError.busy(folder.database)) { try draft.save(Note(text: "late")) }
      try database.execute(sql: "ROLLBACK")
    }
    try draft.save(Note(text: "late"))
    #expect(try folder.read("SELECT json_extract(content, '$.text') FROM draft") == "late")
  }
}
