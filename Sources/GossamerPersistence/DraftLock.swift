// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Tells other windows and other processes that a draft is open here, as long as this exists. The kernel takes the lock
/// back from a process that is killed.
///
/// It is a lock of an open file description on one byte of a file beside the database: unlike a lock of the process it
/// also keeps two windows of one process apart. https://man7.org/linux/man-pages/man2/fcntl_locking.2.html
final class DraftLock: Sendable {
  private let descriptor: Int32

  /// Locks a draft; nil if it is open elsewhere.
  init?(of id: Int64, in store: DraftStore) throws(DraftStoreError) {
    let path = store.url.path + "-locks"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EROFS { throw .readOnly(store.url) }
      throw .cannotOpen(URL(fileURLWithPath: path), reason: String(cString: strerror(errno)))
    }
    var range = flock()
    range.l_type = Int16(F_WRLCK)
    range.l_whence = Int16(SEEK_SET)
    range.l_start = off_t(id)
    range.l_len = 1
    // Swift's module of the C library doesn't have the name.
    let setLockOfOpenFile: Int32 = 37
    if fcntl(descriptor, setLockOfOpenFile, &range) != 0 { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
