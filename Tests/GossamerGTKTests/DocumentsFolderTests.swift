// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGTK

@Suite(.alone) @MainActor struct DocumentsFolderTests {
  private let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func exists(_ folder: URL) -> Bool { FileManager.default.fileExists(atPath: folder.path) }

  @Test func isMade_WhereThereIsNone() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    let folder = home.appending(path: "Documents")
    #expect(messages { DocumentsFolder.make(folder) } == [])
    #expect(exists(folder))
    try Data("Hello".utf8).write(to: folder.appending(path: "a.txt"))
    #expect(messages { DocumentsFolder.make(folder) } == [])
    #expect(exists(folder.appending(path: "a.txt")))
  }

  @Test func isNotMade_WhereFoundationMisreadsItsName() {
    let folder = home.appending(path: "\"$HOME/Documents\"")
    #expect(messages { DocumentsFolder.make(folder) } == [])
    #expect(!exists(home))
  }

  @Test func saysSo_WhenItCannotBeMade() {
    let told = messages { DocumentsFolder.make(URL(filePath: "/proc/self/Documents")) }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("/proc/self/Documents can't be made: ") == true)
    #expect(told.first?.hasSuffix("Make the folder, or let its parent be written to.") == true)
  }
}
