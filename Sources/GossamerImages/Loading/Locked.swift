// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that threads use in turn.
///
/// The standard library's `Mutex` would do, but on Linux ThreadSanitizer doesn't see its locks, and takes each
/// use of them for a race. It is `@unchecked Sendable` because the lock, not the compiler, sees to the turns.
nonisolated final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Does `body` while no other thread has the value.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
