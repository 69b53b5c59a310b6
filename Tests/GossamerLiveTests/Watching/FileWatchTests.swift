// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerLive

@Suite(.alone) struct FileWatchTests {
  @Test(arguments: Save.allCases)
  func reportsASave_HoweverItIsDone(_ save: Save) async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "deep/er/Main.storyboard", containing: "first")
      let reader = Reader(of: file)
      let watch = FileWatch(file, report: reader.read)
      for text in ["second", "third"] {
        try save.perform(text, to: file)
        try await reader.wait(for: text)
      }
      withExtendedLifetime(watch) {}
    }
  }

  @Test func reportsThatTheFileIsCreatedAndDeleted_WhenItWasMissing() async throws {
    try await TemporaryDirectory.use { directory in
      let file = directory.url.appending(path: "later/Main.storyboard")
      let reader = Reader(of: file)
      let watch = FileWatch(file, report: reader.read)
      _ = try directory.file(named: "later/Main.storyboard", containing: "there")
      try await reader.wait(for: "there")
      try FileManager.default.removeItem(at: file)
      try await reader.wait(for: nil)
      withExtendedLifetime(watch) {}
    }
  }

  @Test func reportsTheLastSave_WhenAThousandFollowEachOther() async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "Main.storyboard", containing: "")
      let reader = Reader(of: file)
      let watch = FileWatch(file, report: reader.read)
      for number in 1...1000 {
        try write("\(number)", to: file)
        if number.isMultiple(of: 100) { await Task.yield() }
      }
      try await reader.wait(for: "1000")
      #expect(reader.count < 200)
      withExtendedLifetime(watch) {}
    }
  }

  @Test func reportsAPart_WhenTheWriterDoesNotCloseTheFile() async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "Main.storyboard", containing: "")
      let reader = Reader(of: file)
      let watch = FileWatch(file, report: reader.read)
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: Data("half".utf8))
      try await reader.wait(for: "half")
      try handle.close()
      withExtendedLifetime(watch) {}
    }
  }

  @Test func followsTheFile_ThatALinkLeadsTo() async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "real/Main.storyboard", containing: "first")
      let link = directory.url.appending(path: "Link.storyboard")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let reader = Reader(of: link)
      let watch = FileWatch(link, report: reader.read)
      try write("second", to: file)
      try await reader.wait(for: "second")
      withExtendedLifetime(watch) {}
    }
  }

  /// How the kernel refuses to watch: from the beginning, or after some directories.
  nonisolated enum Refusal: CaseIterable {
    case ofAll
    case ofDirectories
    case ofTheSecondDirectory

    @MainActor var kernel: Inotify {
      var kernel = Inotify()
      let watch = kernel.watch
      switch self {
      case .ofAll:
        kernel.open = {
          errno = EMFILE
          return -1
        }
      case .ofDirectories, .ofTheSecondDirectory:
        var left = self == .ofDirectories ? 0 : 1
        kernel.watch = { descriptor, path, mask in
          left -= 1
          if left >= 0 { return watch(descriptor, path, mask) }
          errno = ENOSPC
          return -1
        }
      }
      return kernel
    }
  }

  @Test(arguments: Refusal.allCases)
  func polls_WhenTheKernelRefusesToWatch(refusal: Refusal) async throws {
    try await TemporaryDirectory.use { directory in
      let file = directory.url.appending(path: "later/Main.storyboard")
      let reader = Reader(of: file)
      let watch = FileWatch(file, by: refusal.kernel, report: reader.read)
      _ = try directory.file(named: "later/Main.storyboard", containing: "there")
      try await reader.wait(for: "there")
      try Save.atomically.perform("second", to: file)
      try await reader.wait(for: "second")
      try FileManager.default.removeItem(at: file)
      try await reader.wait(for: nil)
      withExtendedLifetime(watch) {}
    }
  }

  @Test(arguments: [
    (
      WatchFailure(path: nil, code: EMFILE),
      "Nothing can be watched: Too many open files. End programs that watch files, or raise "
        + "fs.inotify.max_user_instances."
    ),
    (
      WatchFailure(path: "/work", code: ENOSPC),
      "/work can't be watched: No space left on device. End programs that watch files, or raise "
        + "fs.inotify.max_user_watches."
    ),
    (
      WatchFailure(path: "/work", code: EACCES),
      "/work can't be watched: Permission denied. Allow reading the directory."
    ),
  ])
  func saysWhatCannotBeWatched(failure: WatchFailure, expected: String) {
    #expect(failure.description == expected)
  }

  @Test func saysNothing_WhenOnlyOtherFilesChange() async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "Main.storyboard", containing: "first")
      let reader = Reader(of: file)
      let watch = FileWatch(file, report: reader.read)
      _ = try directory.file(named: "Other.storyboard", containing: "other")
      try Save.atomically.perform("second", to: file)
      try await reader.wait(for: "second")
      #expect(reader.count == 1)
      withExtendedLifetime(watch) {}
    }
  }
}

/// The ways in which editors save a file.
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

/// Reads a file on each report.
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
    try await eventually("the file is read as \(expected ?? "missing")", seen: text) {
      count > 0 && text == expected
    }
  }
}
