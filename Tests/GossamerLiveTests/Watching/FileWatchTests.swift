// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GossamerLive

@Suite struct FileWatchTests {
  @Test(arguments: Save.allCases)
  func tellsOfASave_HoweverItIsDone(_ save: Save) async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "deep/er/Main.storyboard", containing: "first")
      let reader = Reader(of: file)
      let watch = try FileWatch(file, report: reader.read)
      for text in ["second", "third"] {
        try save.perform(text, to: file)
        try await reader.wait(for: text)
      }
      withExtendedLifetime(watch) {}
    }
  }

  @Test func tellsThatTheFileHasComeAndGone_WhenItWasNotThere() async throws {
    try await TemporaryDirectory.use { directory in
      let file = directory.url.appending(path: "later/Main.storyboard")
      let reader = Reader(of: file)
      let watch = try FileWatch(file, report: reader.read)
      _ = try directory.file(named: "later/Main.storyboard", containing: "there")
      try await reader.wait(for: "there")
      try FileManager.default.removeItem(at: file)
      try await reader.wait(for: nil)
      withExtendedLifetime(watch) {}
    }
  }

  @Test func endsWithTheLast_WhenAThousandSavesFollowEachOther() async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "Main.storyboard", containing: "")
      let reader = Reader(of: file)
      let watch = try FileWatch(file, report: reader.read)
      for number in 1...1000 {
        try write("\(number)", to: file)
        if number.isMultiple(of: 100) { await Task.yield() }
      }
      try await reader.wait(for: "1000")
      #expect(reader.count < 200)
      withExtendedLifetime(watch) {}
    }
  }

  @Test func tellsOfThePartsToo_WhenTheWriterNeverClosesTheFile() async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "Main.storyboard", containing: "")
      let reader = Reader(of: file)
      let watch = try FileWatch(file, report: reader.read)
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: Data("half".utf8))
      try await reader.wait(for: "half")
      try handle.close()
      withExtendedLifetime(watch) {}
    }
  }

  @Test func followsTheFile_WhenALinkNamesIt() async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "real/Main.storyboard", containing: "first")
      let link = directory.url.appending(path: "Link.storyboard")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let reader = Reader(of: link)
      let watch = try FileWatch(link, report: reader.read)
      try write("second", to: file)
      try await reader.wait(for: "second")
      withExtendedLifetime(watch) {}
    }
  }

  @Test func saysNothing_WhenOnlyOtherFilesChange() async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "Main.storyboard", containing: "first")
      let reader = Reader(of: file)
      let watch = try FileWatch(file, report: reader.read)
      _ = try directory.file(named: "Other.storyboard", containing: "other")
      try Save.atomically.perform("second", to: file)
      try await reader.wait(for: "second")
      #expect(reader.count == 1)
      withExtendedLifetime(watch) {}
    }
  }
}

/// How an editor saves.
nonisolated enum Save: CaseIterable {
  case inPlace
  case atomically
  case anew
  case withItsDirectory

  func perform(_ text: String, to file: URL) throws {
    switch self {
    case .inPlace: try write(text, to: file)
    case .atomically: try Data(text.utf8).write(to: file, options: .atomic)
    case .anew:
      try FileManager.default.removeItem(at: file)
      try write(text, to: file)
    case .withItsDirectory:
      let directory = file.deletingLastPathComponent()
      try FileManager.default.removeItem(at: directory)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try write(text, to: file)
    }
  }
}

/// Empties the file and writes it, as the simplest editors do.
nonisolated private func write(_ text: String, to file: URL) throws {
  try Data(text.utf8).write(to: file)
}

/// Reads a file each time it is told to.
private final class Reader {
  private let file: URL
  private(set) var count = 0
  private var text: String?

  init(of file: URL) {
    self.file = file
  }

  func read() {
    count += 1
    text = try? String(contentsOf: file, encoding: .utf8)
  }

  /// Waits until the last reading gave `expected`, nil for no file.
  func wait(for expected: String?) async throws {
    try await eventually("the file is read as \(expected ?? "missing")") {
      count > 0 && text == expected
    }
  }
}
