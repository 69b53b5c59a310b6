// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Waits until no other thread is between this and `objc_sync_exit(_:)` for the same object. The same thread may enter again.
/// - Returns: 0, which is success.
///
/// Semantics: https://developer.apple.com/documentation/objectivec/objc_sync_enter(_:)
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.enter(object as AnyObject)
  return 0
}

/// Lets other threads pass `objc_sync_enter(_:)` for the object.
/// - Returns: 0, which is success; -1 if the object wasn't entered.
///
/// Semantics: https://developer.apple.com/documentation/objectivec/objc_sync_exit(_:)
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.shared.exit(object as AnyObject) ? 0 : -1
}

/// The locks of the objects that threads are in, each as long as somebody holds it or waits for it.
///
/// Unchecked, because the lock guards the table.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()

  private let guardian = Mutex(())
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]

  func enter(_ object: AnyObject) {
    let lock = guardian.withLock { _ in
      let id = ObjectIdentifier(object)
      let entry = locks[id] ?? (NSRecursiveLock(), 0)
      locks[id] = (entry.lock, entry.users + 1)
      return entry.lock
    }
    lock.lock()
  }

  func exit(_ object: AnyObject) -> Bool {
    guardian.withLock { _ in
      let id = ObjectIdentifier(object)
      guard let entry = locks[id] else { return false }
      locks[id] = entry.users == 1 ? nil : (entry.lock, entry.users - 1)
      entry.lock.unlock()
      return true
    }
  }
}
