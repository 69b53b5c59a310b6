// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder that is deleted with the object.
final class Folder {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "gossamer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  var path: String { root.path }

  func url(_ name: String) -> URL { root.appending(path: name) }

  func write(_ text: String, to name: String) throws {
    let url = url(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
