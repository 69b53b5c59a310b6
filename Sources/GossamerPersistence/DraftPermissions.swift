// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Sees to it that nobody but their user reads drafts. What belongs to somebody else stays as it is.
enum DraftPermissions {
  private static let ends = ["", "-wal", "-shm", "-locks"]

  /// Makes the folder that the database is in, for its user alone. One that is there already is mended if it has nothing
  /// else in it: a person's home isn't this library's to close.
  static func prepareFolder(of url: URL) throws {
    let folder = url.deletingLastPathComponent()
    let (file, name) = (url.lastPathComponent, url.deletingPathExtension().lastPathComponent)
    if let others = try? FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let isOurs = others.allSatisfy { $0.hasPrefix(file) || $0.hasPrefix("\(name) (damaged") }
      var status = stat()
      // A folder for everybody, as /tmp is, is nobody's to close.
      if isOurs, stat(folder.path, &status) == 0, status.st_mode & S_ISVTX == 0 {
        chmod(folder.path, 0o700)
      }
    } else {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
  }

  /// Makes an empty file for a new database, since SQLite's could be read by all: its log gets the database's permissions.
  /// Mends the files that are there.
  static func prepareFiles(of url: URL) {
    // Not opened if it is there: to close it would take the locks from whoever has it open in this process.
    let descriptor = open(url.path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    mendFiles(of: url)
  }

  /// Takes the permissions from others.
  static func mendFiles(of url: URL) {
    for end in ends { chmod(url.path + end, 0o600) }
  }
}
