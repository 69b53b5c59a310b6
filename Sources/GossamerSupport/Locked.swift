// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value behind a lock, which one thread at a time may use.
///
/// It is like the standard library's `Mutex`, whose locks ThreadSanitizer doesn't see on Linux, so
/// that it reports each use as a race. It is `@unchecked Sendable` because the lock guards the
/// value, which the compiler can't check.
package nonisolated final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Calls `body` with the value while the lock is held, and returns its result.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
