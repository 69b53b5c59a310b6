// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerPersistence
import Testing

/// A disk of 256 KB, which goes with the test. Only root can have one.
private final class Disk {
  let url = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID().uuidString)")
  var database: URL { url.appending(path: "drafts.sqlite") }

  static let isPossible: Bool = {
    do {
      _ = try Disk()
      return true
    } catch {
      return false
    }
  }()

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Self.run("/bin/mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", url.path)
  }

  deinit {
    try? Self.run("/bin/umount", "-l", url.path)
    try? FileManager.default.removeItem(at: url)
  }

  func makeReadOnly() throws {
    try Self.run("/bin/mount", "-o", "remount,ro", url.path)
  }

  private static func run(_ command: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw CocoaError(.fileWriteNoPermission) }
  }
}

@Suite(.enabled(if: Disk.isPossible, "mounts a small disk, which only root can"))
struct DiskTests {
  @Test func keepsWhatWasThere_WhenTheDiskIsFull() throws {
    let disk = try Disk()
    let draft = try DraftStore(at: disk.database).draft(of: "note", as: Note.self)
    try draft.save(Note(text: "kept"))
    let long = Note(text: String(repeating: "x", count: 400_000))
    #expect(throws: DraftStoreError.full(disk.database)) { try draft.save(long) }
    try draft.save(Note(text: "shorter again"))
    let other = try DraftStore(at: disk.database)
    #expect(throws: DraftStoreError.openElsewhere(kind: "note")) {
      try other.draft(of: "note", as: Note.self).load()
    }
  }

  @Test func saysSo_WhenTheFileCanOnlyBeRead() throws {
    let disk = try Disk()
    do { try DraftStore(at: disk.database).draft(of: "note").save(Note(text: "kept")) }
    try disk.makeReadOnly()
    #expect(throws: DraftStoreError.readOnly(disk.database)) { try DraftStore(at: disk.database) }
  }
}
