// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerPersistence
import GossamerTestSupport
import Testing

@Suite(.alone, .enabled(if: SmallDisk.isPossible, "mounts a small disk, which only root can"))
struct DiskTests {
  @Test func keepsWhatWasThere_WhenTheDiskIsFull() throws {
    let disk = try SmallDisk()
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
    let disk = try SmallDisk()
    do { try DraftStore(at: disk.database).draft(of: "note").save(Note(text: "kept")) }
    try disk.makeReadOnly()
    #expect(throws: DraftStoreError.readOnly(disk.database)) { try DraftStore(at: disk.database) }
  }
}
