// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import GossamerPersistence
import GossamerTestSupport
import Testing

/// What happens to the file of the drafts while it is used: others rename, delete and damage it, and want to read it.
@Suite(.alone) struct DraftFileTests {
  let folder = Folder()

  private func store() throws -> DraftStore { try DraftStore(at: folder.database) }

  private func note(in store: DraftStore) -> StoredDraft<Note> { store.draft(of: "note") }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }

  /// The texts of all drafts in the file that is in its place.
  private func texts() throws -> String? {
    try folder.read(
      "SELECT group_concat(text) FROM (SELECT json_extract(content, '$.text') AS text FROM draft ORDER BY text)"
    )
  }

  private func delete() throws {
    for name in try names where name.hasPrefix("drafts.sqlite") {
      try FileManager.default.removeItem(at: folder.url.appending(path: name))
    }
  }

  // MARK: - In another one's place

  @Test func writesIntoTheNewFile_WhenAnotherProgramHasSetTheDamagedOneAside() throws {
    let mine = note(in: try store())
    try mine.save(Note(text: "mine"))
    let handle = try FileHandle(forWritingTo: folder.database)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: 65_536))
    try handle.close()
    try FileManager.default.removeItem(atPath: folder.database.path + "-wal")
    let other = try store()
    #expect(other.setAside != nil)
    let theirs = note(in: other)
    try theirs.save(Note(text: "theirs"))
    try mine.save(Note(text: "mine, longer"))
    try theirs.save(Note(text: "theirs, longer"))
    #expect(try texts() == "mine, longer,theirs, longer")
    #expect(try names.filter { $0.contains("(damaged") && $0.hasSuffix(".sqlite") }.count == 1)
  }

  @Test func keepsTheDraftInANewFile_WhenTheOldOneIsDeleted() throws {
    do {
      let draft = note(in: try store())
      try draft.keep(Data([1, 2]), as: "a")
      try draft.save(Note(text: "before", files: ["a"]))
      try delete()
      #expect(try draft.file("a") == Data([1, 2]))
      try draft.save(Note(text: "after", files: ["a"]))
    }
    let draft = note(in: try store())
    #expect(try draft.load() == Note(text: "after", files: ["a"]))
    #expect(try draft.file("a") == Data([1, 2]))
  }

  @Test func overwritesNothing_WhenAnotherFileTakesThePlace() throws {
    let draft = note(in: try store())
    try draft.save(Note(text: "mine"))
    try delete()
    do { try note(in: store()).save(Note(text: "restored")) }
    try draft.save(Note(text: "mine, longer"))
    #expect(try texts() == "mine, longer,restored")
  }

  // MARK: - The log

  /// What a kill leaves of a draft that is open: copies of the database and of its log.
  private func leftovers() throws -> Folder {
    let draft = note(in: try store())
    for number in 1...20 { try draft.save(Note(text: "draft \(number)")) }
    let copy = Folder()
    try FileManager.default.createDirectory(at: copy.url, withIntermediateDirectories: true)
    for end in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: folder.database.path + end, toPath: copy.database.path + end)
    }
    return copy
  }

  private func changeLog(in folder: Folder, _ change: (inout Data) -> Void) throws {
    let log = URL(fileURLWithPath: folder.database.path + "-wal")
    var data = try Data(contentsOf: log)
    change(&data)
    try data.write(to: log)
  }

  @Test(arguments: ["all of it", "its head", "its first frame"])
  func hasTheDraft_AndTellsOfIt_WhenTheLogIsDamaged(part: String) throws {
    let copy = try leftovers()
    try changeLog(in: copy) { data in
      let damaged =
        switch part {
        case "its head": 8..<16
        case "its first frame": 100..<200
        default: 0..<data.count
        }
      for index in damaged { data[index] ^= 0xA5 }
    }
    let draft = note(in: try DraftStore(at: copy.database))
    let place = try #require(
      { () -> URL? in
        do {
          _ = try draft.load()
        } catch DraftStoreError.logDamaged(let place) {
          return place
        }
        return nil
      }())
    #expect(FileManager.default.fileExists(atPath: place.path))
    #expect(FileManager.default.fileExists(atPath: place.path + "-wal"))
    #expect(try draft.load() == Note(text: "draft 20"))
  }

  @Test(arguments: ["nothing", "a piece of a frame more", "half a frame less", "a head alone"])
  func tellsNothing_WhenTheLogIsAsAKillLeavesIt(change: String) throws {
    let copy = try leftovers()
    try changeLog(in: copy) { data in
      switch change {
      case "a piece of a frame more": data.append(contentsOf: [0, 0, 0, 2, 0, 0, 0, 9, 1, 2, 3])
      case "half a frame less": data.removeLast(2000)
      case "a head alone": data.removeLast(data.count - 32)
      default: break
      }
    }
    #expect(try note(in: DraftStore(at: copy.database)).load() == Note(text: "draft 20"))
  }

  // MARK: - Permissions

  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  private func expectPrivateFiles() throws {
    for end in ["", "-wal", "-shm", "-locks"] {
      let file = URL(fileURLWithPath: folder.database.path + end)
      #expect(try permissions(file) == 0o600, "\(file.lastPathComponent)")
    }
  }

  @Test func letsNobodyElseRead() throws {
    let draft = note(in: try store())
    try draft.save(Note(text: "secret"))
    #expect(try permissions(folder.url) == 0o700)
    try expectPrivateFiles()
  }

  @Test func letsNobodyElseReadAnyMore_WhatWasThereBefore() throws {
    let old = try DatabaseQueue.opened(in: folder)
    for end in ["", "-wal", "-shm", "-locks"] {
      let path = folder.database.path + end
      if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(filePath: path)) }
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    let draft = note(in: try store())
    try draft.save(Note(text: "secret"))
    try expectPrivateFiles()
    #expect(try permissions(folder.url) == 0o700)
    try old.close()
  }

  @Test func leavesAFolderAsItIs_ThatHasOtherThingsInIt() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    try Data().write(to: folder.url.appending(path: "drafts-of-letters.txt"))
    let draft = note(in: try store())
    try draft.save(Note(text: "secret"))
    #expect(try permissions(folder.url) == 0o755)
    try expectPrivateFiles()
  }
}

extension DatabaseQueue {
  /// A database with a log, as an earlier version made it.
  fileprivate static func opened(in folder: Folder) throws -> DatabaseQueue {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    var configuration = Configuration()
    configuration.journalMode = .wal
    return try DatabaseQueue(path: folder.database.path, configuration: configuration)
  }
}
