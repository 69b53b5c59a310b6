// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A file that has no name in any folder: nobody else can open it, and nothing of it remains, even if the process is killed.
///
///     let file = try form.unnamedFile()
///     let answer = try await send(file, as: form.contentType, to: address)
///
/// It lies on the disk of the folder for temporary files, and goes with its last use.
nonisolated public final class UnnamedFile: Sendable {
  /// O_TMPFILE, which Swift doesn't import because it belongs to Linux alone.
  private static let unnamed = 0o20_000_000 | O_DIRECTORY

  private let descriptor: Int32

  /// Creates an empty file.
  /// - Throws: an error of the file system.
  public convenience init() throws {
    try self.init(in: FileManager.default.temporaryDirectory)
  }

  /// - Parameter canBeUnnamed: whether the file system can make a file without a name; where it can't (NFS), the file has one
  ///   in a folder of its own until it is open.
  init(in folder: URL, canBeUnnamed: Bool = true) throws {
    let mode: mode_t = 0o600
    var descriptor: Int32 = -1
    if canBeUnnamed {
      // O_EXCL: nor does it ever get one.
      descriptor = open(folder.path, Self.unnamed | O_EXCL | O_RDWR | O_CLOEXEC, mode)
    }
    if descriptor < 0 {
      let own = folder.appending(path: UUID().uuidString)
      guard mkdir(own.path, 0o700) == 0 else { throw Self.error }
      defer { rmdir(own.path) }
      let path = own.appending(path: "sent").path
      descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, mode)
      guard descriptor >= 0 else { throw Self.error }
      unlink(path)
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Where this process, and no other one of another person, finds the file as long as this object exists.
  public var url: URL { URL(filePath: "/proc/self/fd/\(descriptor)") }

  private static var error: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
