// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// A process that is killed while it saves leaves the old file or the new one, whole.
@Suite(.alone) @MainActor struct KilledSavingTests {
  private typealias Form = EditedDocument

  private nonisolated static let environment = ProcessInfo.processInfo.environment
  private nonisolated static let savedPath = environment["GOSSAMER_SAVED_FILE"]

  /// What the killed process does: it saves one change and its undoing in turn, without end.
  @Test(.enabled(if: savedPath != nil, "runs in the process that the other test kills"))
  func savesUntilItIsKilled() throws {
    let path = try #require(Self.savedPath)
    var file = try EditedFile(path: path, randomness: SplitMix(seed: 1))
    // A process that was killed has left either.
    if let old = file.editor.connection(id: "sCr-cn-002") {
      try file.editor.disconnect(id: old.id)
      try file.save()
    }
    print("saving")
    fflush(nil)
    let insertion = DocumentEditor.ConnectionKind.outlet("textField")
      .insertion(id: "sCr-cn-002", from: Form.reverse, to: Form.field)
    while true {
      _ = try file.editor.perform("Connect", [.insert(insertion)])
      try file.save()
      try file.editor.undo()
      try file.save()
    }
  }

  /// `GOSSAMER_SOAK` sets how often the process is killed, which takes a quarter of a second each time.
  @Test(.enabled(if: savedPath == nil)) func leavesAWholeFile_WhenItIsKilled() async throws {
    let rounds = Self.environment["GOSSAMER_SOAK"].flatMap { Int($0) } ?? 50
    let seed =
      Self.environment["GOSSAMER_SOAK_SEED"].flatMap { Int($0) } ?? Int.random(in: 0..<1_000_000)
    var random = SplitMix(seed: seed)
    let folder = TemporaryFolder()
    let path = try folder.write(Form.text, named: "Form.storyboard")
    var editor = try Form.editor()
    _ = try editor.perform(
      "Connect",
      [
        .insert(
          DocumentEditor.ConnectionKind.outlet("textField")
            .insertion(id: "sCr-cn-002", from: Form.reverse, to: Form.field))
      ])
    let whole = [Data(Form.text.utf8), editor.data]
    var counts = [0, 0]
    for round in 0..<rounds {
      let process = Process()
      process.executableURL = URL(filePath: CommandLine.arguments[0])
      process.arguments = [
        "--testing-library", "swift-testing", "--filter", "KilledSavingTests/savesUntilItIsKilled",
      ]
      process.environment = Self.environment.merging(["GOSSAMER_SAVED_FILE": path]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      var said = Data()
      while !said.contains(Data("saving".utf8)) {
        let next = output.fileHandleForReading.availableData
        try #require(
          !next.isEmpty, "the process has ended: \(String(decoding: said, as: UTF8.self))")
        said += next
      }
      usleep(UInt32.random(in: 0..<20_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let left = try Data(contentsOf: URL(filePath: path))
      let index = try #require(
        whole.firstIndex(of: left),
        "round \(round), GOSSAMER_SOAK_SEED=\(seed): \(left.count) bytes")
      counts[index] += 1
    }
    #expect(counts.reduce(0, +) == rounds)
    if rounds >= 20 {
      #expect(!counts.contains(0), "it was always killed in the same state: \(counts)")
    }
  }
}
