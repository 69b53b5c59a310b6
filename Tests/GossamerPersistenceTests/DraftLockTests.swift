// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerPersistence

/// A disk whose file system has no locks of open files.
@Suite(.alone) struct DraftLockTests {
  let folder = Folder()

  private func store() throws -> DraftStore {
    try DraftStore(at: folder.database, lockedBy: { _, _ in EINVAL })
  }

  private func note(in store: DraftStore) -> StoredDraft<Note> { store.draft(of: "note") }

  @Test func keepsDrafts_AndSaysWhatIsMissing() throws {
    do {
      let draft = note(in: try store())
      #expect(
        throws: DraftStoreError.cannotLock(folder.database, reason: "Invalid argument")
      ) { try draft.load() }
      #expect(try draft.load() == nil)
      try draft.save(Note(text: "kept"))
    }
    let draft = note(in: try store())
    #expect(throws: DraftStoreError.self) { try draft.load() }
    #expect(try draft.load() == Note(text: "kept"))
    #expect(
      DraftStoreError.cannotLock(
        URL(fileURLWithPath: "/drafts.sqlite"), reason: "Invalid argument"
      ).description == """
        Drafts can't be locked on the disk of '/drafts.sqlite': Invalid argument. They are kept, but write each in one \
        program only: another one would overwrite it.
        """)
  }

  @Test func keepsTheWindowsOfAProcessApart() throws {
    let store = try store()
    #expect(throws: DraftStoreError.self) { try note(in: store).load() }
    do {
      let (first, second) = (note(in: store), note(in: store))
      try first.save(Note(text: "first"))
      #expect(throws: DraftStoreError.openElsewhere(kind: "note")) { try second.load() }
      try second.save(Note(text: "second"))
      try first.save(Note(text: "first, longer"))
    }
    #expect(try folder.read("SELECT count(*) FROM draft", as: Int.self) == 2)
    #expect(try note(in: store).load() == Note(text: "first, longer"))
  }
}
