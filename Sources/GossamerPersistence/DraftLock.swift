// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Tells other windows and other processes what is going on with a database of drafts, as long as this exists. The kernel
/// takes the lock back from a process that is killed.
///
/// It is a lock of an open file description on one byte of a file beside the database: unlike a lock of the process it
/// also keeps two windows of one process apart. https://man7.org/linux/man-pages/man2/fcntl_locking.2.html
final class DraftLock: Sendable {
  /// What a byte of the file stands for.
  enum Place {
    /// A draft is open: the byte of its number, from 1 on.
    case draft(Int64)
    /// The database is being opened, or set aside.
    case opening
    /// The database is open; as many as like may hold it.
    case use

    fileprivate var byte: off_t {
      switch self {
      case .draft(let id): off_t(id)
      case .opening: 0
      case .use: off_t.max - 1
      }
    }
  }

  /// What came of an attempt.
  enum Attempt {
    case locked(DraftLock)
    case taken
    /// The file system has no such locks, for this reason.
    case unsupported(String)
  }

  /// Sets a lock as `fcntl` does, and returns the number of the error; 0 for none.
  typealias Setter = @Sendable (_ descriptor: Int32, _ range: inout flock) -> Int32

  static let live: Setter = { descriptor, range in
    // Swift's module of the C library doesn't have the name F_OFD_SETLK.
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
  /// - Parameter isShared: whether others may share it.
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

  /// Whether nobody else holds the place, which this shares.
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
