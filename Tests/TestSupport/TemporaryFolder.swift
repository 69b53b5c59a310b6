// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder that is removed with its files when this object is released. Writing the first file creates it.
public nonisolated final class TemporaryFolder: Sendable {
  /// The folder's address, even before it exists.
  public let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("gossamer-\(UUID().uuidString)")

  /// The path of ``url``.
  public var path: String { url.path }

  /// The names of the files in it, sorted.
  public var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Chooses an address; the folder doesn't exist yet.
  public init() {}

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file. Its name may begin with folders.
  /// - Returns: its path.
  @discardableResult
  public func write(_ text: String, named name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Makes a link to a path.
  public func link(_ name: String, to path: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(self.path)/\(name)", withDestinationPath: path)
  }
}
