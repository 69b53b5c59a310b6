// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that threads use in turn.
///
/// The standard library's `Mutex` would do, but on Linux ThreadSanitizer doesn't see its locks, and takes each
/// use of them for a race. It is `@unchecked Sendable` because the lock, not the compiler, sees to the turns.
package nonisolated final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Does `body` while no other thread has the value.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
