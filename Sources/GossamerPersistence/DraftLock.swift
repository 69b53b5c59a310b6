// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A lock that tells other windows and processes about the use of a database of drafts, as long as
/// this object exists. If the process is killed, the kernel releases the lock.
///
/// It is an open file description lock on one byte of a file beside the database. Unlike a
/// process-wide lock it also distinguishes two windows of one process.
/// https://man7.org/linux/man-pages/man2/fcntl_locking.2.html
final class DraftLock: Sendable {
  /// The meaning of a byte of the file.
  enum Place {
    /// A draft is open. The byte is the draft's number, from 1 on.
    case draft(Int64)
    /// The database is being opened, or set aside.
    case opening
    /// The database is open. Any number of processes may share this lock.
    case openDatabase

    fileprivate var byte: off_t {
      switch self {
      case .draft(let id): off_t(id)
      case .opening: 0
      case .openDatabase: off_t.max - 1
      }
    }
  }

  /// The result of an attempt to lock.
  enum Attempt {
    case locked(DraftLock)
    case taken
    /// The file system doesn't support such locks, for this reason.
    case unsupported(String)
  }

  /// Sets a lock like `fcntl`, and returns the error number; 0 for success.
  typealias Setter = @Sendable (_ descriptor: Int32, _ range: inout flock) -> Int32

  static let live: Setter = { descriptor, range in
    // F_OFD_SETLK, which Swift's Glibc module doesn't export.
    let setLockOfOpenFile: Int32 = 37
    return fcntl(descriptor, setLockOfOpenFile, &range) == 0 ? 0 : errno
  }

  private let descriptor: Int32
  private let place: Place
  private let set: Setter

  private init(_ descriptor: Int32, _ place: Place, _ set: @escaping Setter) {
    self.descriptor = descriptor
    self.place = place
    self.set = set
  }

  deinit { close(descriptor) }

  /// Tries to lock a place beside the database at `url`.
  /// - Parameter isShared: whether others may share the lock.
  static func attempt(
    _ place: Place, at url: URL, isShared: Bool = false, by set: @escaping Setter
  ) throws(DraftStoreError) -> Attempt {
    let path = url.path + "-locks"
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EROFS { throw .readOnly(url) }
      throw .cannotOpen(URL(fileURLWithPath: path), reason: String(cString: strerror(errno)))
    }
    let lock = DraftLock(descriptor, place, set)
    let error = lock.change(to: isShared ? F_RDLCK : F_WRLCK)
    return switch error {
    case 0: .locked(lock)
    case EAGAIN, EACCES, EINTR: .taken
    default: .unsupported(String(cString: strerror(error)))
    }
  }

  /// Whether nobody else holds this shared lock.
  var isAlone: Bool {
    guard change(to: F_WRLCK) == 0 else { return false }
    return change(to: F_RDLCK) == 0
  }

  private func change(to type: Int32) -> Int32 {
    var range = flock()
    range.l_type = Int16(type)
    range.l_whence = Int16(SEEK_SET)
    range.l_start = place.byte
    range.l_len = 1
    return set(descriptor, &range)
  }
}
