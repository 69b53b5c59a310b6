// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A disk of 256 KB, which is unmounted when it is released. Only root can create one.
package nonisolated final class SmallDisk {
  /// The folder that it is mounted at.
  package let url = FileManager.default.temporaryDirectory.appending(
    path: "disk-\(UUID().uuidString)")
  /// A path on the disk for a test's database.
  package var database: URL { url.appending(path: "drafts.sqlite") }

  /// Whether this process can create one.
  package static let isPossible: Bool = {
    do {
      _ = try SmallDisk()
      return true
    } catch {
      return false
    }
  }()

  /// Mounts a disk.
  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Self.run("/bin/mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", url.path)
  }

  deinit {
    try? Self.run("/bin/umount", "-l", url.path)
    try? FileManager.default.removeItem(at: url)
  }

  /// Makes the disk read-only. No file may be open for writing.
  package func makeReadOnly() throws {
    try Self.run("/bin/mount", "-o", "remount,ro", url.path)
  }

  /// Fills the disk.
  package func fill() throws {
    try Data().write(to: filler)
    let file = try FileHandle(forWritingTo: filler)
    defer { try? file.close() }
    do {
      while true { try file.write(contentsOf: Data(count: 4096)) }
    } catch CocoaError.fileWriteOutOfSpace {
      return
    }
  }

  /// Frees the space that ``fill()`` has taken.
  package func clear() throws {
    try FileManager.default.removeItem(at: filler)
  }

  private var filler: URL { url.appending(path: "filler") }

  private static func run(_ command: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw CocoaError(.fileWriteNoPermission) }
  }
}
