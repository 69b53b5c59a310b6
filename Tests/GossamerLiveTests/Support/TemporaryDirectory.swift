// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A directory for one test.
struct TemporaryDirectory {
  let url: URL

  /// Creates a directory, lets `body` use it, and removes it.
  static func use(_ body: (TemporaryDirectory) async throws -> Void) async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(TemporaryDirectory(url: url))
  }

  /// Writes a file, and creates its directory if there is none.
  func file(named name: String, containing text: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }
}
