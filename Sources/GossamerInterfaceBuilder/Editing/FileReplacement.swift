// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Replaces a file by another one in one step, if it has the content that it is expected to have.
nonisolated struct FileReplacement {
  /// The path of the file; a symbolic link is followed.
  let path: String
  /// The content that the file has to have.
  let expected: [UInt8]

  /// Writes the new content into a file beside the old one, and exchanges the two.
  /// - Returns: false if the file has other content than expected. Then it keeps that.
  func write(_ bytes: [UInt8]) throws(EditedFileError) -> Bool {
    guard let target = realpath(path, nil) else { throw failure() }
    defer { free(target) }
    let file = String(cString: target)
    var status = stat()
    guard stat(file, &status) == 0, access(file, W_OK) == 0 else { throw failure() }
    let folder = (file as NSString).deletingLastPathComponent
    let name = (file as NSString).lastPathComponent
    let new = "\(folder)/.\(name).saving-\(UUID().uuidString.prefix(8))"
    do throws(EditedFileError) {
      try create(new, bytes, as: status)
      let isReplaced = try replace(file, by: new)
      // After the exchange it is the old file, or else the new one that isn't needed.
      unlink(new)
      if isReplaced { synchronize(folder) }
      return isReplaced
    } catch {
      unlink(new)
      throw error
    }
  }

  /// Creates a file with the owner and the permissions of another one, and waits until it is on the disk.
  private func create(
    _ file: String, _ bytes: [UInt8], as status: stat
  ) throws(EditedFileError) {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure() }
      written += count
    }
    // Only root can give a file to somebody else; other people's files keep their permissions at least.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
      throw failure()
    }
  }

  /// Puts the new file in the place of the old one.
  ///
  /// The two are exchanged, and then the old one is looked at: what another program has written in the last moment isn't
  /// lost, but takes its place again. A file system that can't exchange files leaves a moment between looking and replacing.
  private func replace(_ file: String, by new: String) throws(EditedFileError) -> Bool {
    guard has(file, expected) else { return false }
    switch FileExchange.exchange(file, new) {
    case .done:
      if has(new, expected) { return true }
      guard case .done = FileExchange.exchange(file, new) else { throw failure() }
      return false
    case .impossible:
      guard rename(new, file) == 0 else { throw failure() }
      return true
    case .failed:
      throw failure()
    }
  }

  private func has(_ file: String, _ bytes: [UInt8]) -> Bool {
    (try? DocumentFile.contents(of: file))?.elementsEqual(bytes) ?? false
  }

  /// Waits until the new name of the file is on the disk.
  private func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private func failure() -> EditedFileError {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}

/// Linux's exchange of two files in one step.
private nonisolated enum FileExchange {
  enum Result {
    case done
    /// The system or the file system can't do it.
    case impossible
    /// It failed for the reason in `errno`.
    case failed
  }

  /// `renameat2`, which Swift doesn't import, because the C library declares it as an extension of its own.
  private typealias Rename =
    @convention(c) (
      Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
    ) -> Int32

  private static let rename: Rename? = dlopen(nil, RTLD_NOW).flatMap { dlsym($0, "renameat2") }
    .map { unsafeBitCast($0, to: Rename.self) }

  /// `RENAME_EXCHANGE` of linux/fs.h.
  private static let exchangeFlag: UInt32 = 2

  static func exchange(_ one: String, _ other: String) -> Result {
    guard let rename else { return .impossible }
    if rename(AT_FDCWD, one, AT_FDCWD, other, exchangeFlag) == 0 { return .done }
    return [EINVAL, ENOSYS, ENOTSUP].contains(errno) ? .impossible : .failed
  }
}
