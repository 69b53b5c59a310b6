// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Sets file permissions so that only the user can read the drafts. Files of other programs aren't
/// changed.
enum DraftPermissions {
  private static let ends = ["", "-wal", "-shm", "-locks"]

  /// Creates the folder of the database with access for the user only. The permissions of an
  /// existing folder are changed only if it contains nothing else, because it might be the user's
  /// home folder.
  static func prepareFolder(of url: URL) throws {
    let folder = url.deletingLastPathComponent()
    let (file, name) = (url.lastPathComponent, url.deletingPathExtension().lastPathComponent)
    if let others = try? FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let isOurs = others.allSatisfy { $0.hasPrefix(file) || $0.hasPrefix("\(name) (damaged") }
      var status = stat()
      // A shared folder such as /tmp, which has the sticky bit, isn't changed.
      if isOurs, stat(folder.path, &status) == 0, status.st_mode & S_ISVTX == 0 {
        chmod(folder.path, 0o700)
      }
    } else {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
  }

  /// Creates an empty file for a new database, because a file that SQLite creates could be read by
  /// everybody. SQLite's log gets the same permissions. Corrects the permissions of existing files.
  static func prepareFiles(of url: URL) {
    // An existing file isn't opened, because closing it would release the locks of other
    // connections of this process.
    let descriptor = open(url.path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    mendFiles(of: url)
  }

  /// Removes the permissions of everybody but the user.
  static func mendFiles(of url: URL) {
    for end in ends { chmod(url.path + end, 0o600) }
  }
}
