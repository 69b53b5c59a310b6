// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerIntentions
import GossamerTestSupport
import Testing

@Suite(.alone) @MainActor struct FileStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "gossamer-\(UUID().uuidString)")

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func keepsFilesThatCannotBeRead_UnderFreeNames() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = FileStore<[String]>(at: folder.appending(path: "notes.json"))
    for text in ["first", "second"] {
      try store.save([])
      try Data(text.utf8).write(to: store.url)
      let error = #expect(throws: FileStoreError.self) { try store.load() }
      #expect("\(try #require(error))".contains("it was renamed to 'notes (unreadable"))
      #expect(try store.load() == nil)
    }
    try store.save(["new"])
    #expect(names == ["notes (unreadable 2).json", "notes (unreadable).json", "notes.json"])
    let first = folder.appending(path: "notes (unreadable).json")
    #expect(try String(contentsOf: first, encoding: .utf8) == "first")
  }

  @Test func leavesNoFileBehind_WhenASaveFails() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "notes.json")
    // A folder that isn't empty can't be replaced by a file.
    try FileManager.default.createDirectory(
      at: url.appending(path: "inside"), withIntermediateDirectories: true)
    #expect(throws: FileStoreError.self) { try FileStore<[String]>(at: url).save(["new"]) }
    #expect(names == ["notes.json"])
  }

  @Test func isInTheHomeFolder_WhenTheVariableIsEmpty() {
    let url = { FileStore<[String]>.user("a/b", in: $0).url.path }
    #expect(url(["XDG_DATA_HOME": ""]) == url([:]))
    #expect(url([:]).contains("/.local/share/") && url([:]).hasSuffix("/a-b.json"))
    #expect(url(["XDG_DATA_HOME": "/data"]).hasPrefix("/data/"))
  }
}
