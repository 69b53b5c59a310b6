// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A file without a name in any folder. Nobody else can open it, and it leaves nothing on the disk,
/// even if the process is killed.
///
///     let file = try form.unnamedFile()
///     let answer = try await send(file, as: form.contentType, to: address)
///
/// It is on the disk of the temporary folder, and is deleted when the object is deallocated.
nonisolated public final class UnnamedFile: Sendable {
  /// O_TMPFILE, which Swift doesn't import because it belongs to Linux alone.
  private static let unnamed = 0o20_000_000 | O_DIRECTORY

  private let descriptor: Int32

  /// Creates an empty file.
  /// - Throws: an error of the file system.
  public convenience init() throws {
    try self.init(in: FileManager.default.temporaryDirectory)
  }

  /// - Parameter canBeUnnamed: whether to try to make a file without a name. If the file system
  ///   doesn't support that (NFS), the file has a name in a folder of its own until it is open.
  init(in folder: URL, canBeUnnamed: Bool = true) throws {
    let mode: mode_t = 0o600
    var descriptor: Int32 = -1
    if canBeUnnamed {
      // O_EXCL: the file can't get a name later either.
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

  /// The URL of the file in this process, as long as this object exists. Processes of other users
  /// can't open it.
  public var url: URL { URL(filePath: "/proc/self/fd/\(descriptor)") }

  private static var error: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
