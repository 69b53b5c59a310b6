// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder that is removed with its files when nobody uses it any more.
nonisolated final class TemporaryFolder: Sendable {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("gossamer-\(UUID().uuidString)").path

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, whose name may have folders in front.
  /// - Returns: its path.
  @discardableResult
  func write(_ text: String, named name: String) throws -> String {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Makes a link to a path.
  func link(_ name: String, to path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(self.path)/\(name)", withDestinationPath: path)
  }
}
