// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A lock that guards a value.
///
/// Semantics: https://developer.apple.com/documentation/os/osallocatedunfairlock
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Unchecked, because the state is reached only while the lock is held.
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// Creates a lock for a value.
  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  /// Creates a lock for a value that isn't Sendable.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Runs a closure with the value while no other thread has it.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the value while no other thread has it. Nothing checks that what it returns may be shared.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure with the value if no other thread has it. Returns nil otherwise.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Runs a closure while no other thread holds the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Waits for the lock.
  public func lock() {
    storage.lock.lock()
  }

  /// Gives the lock back.
  public func unlock() {
    storage.lock.unlock()
  }
}

/// A lock as large as an integer.
///
/// Semantics: https://developer.apple.com/documentation/os/os_unfair_lock
public struct os_unfair_lock: Sendable {
  /// 0: free, 1: held.
  fileprivate var state: UInt32 = 0

  /// Creates a lock that is free.
  public init() {}
}

/// The type under its other name.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for the lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock if it is free.
/// - Returns: whether it was free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  withAtomic(lock) {
    $0.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
  }
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  withAtomic(lock) { $0.store(0, ordering: .releasing) }
}

private func withAtomic<Result>(
  _ lock: os_unfair_lock_t, _ body: (borrowing Atomic<UInt32>) -> Result
) -> Result {
  // An atomic integer lies in memory as the integer does.
  body(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self).pointee)
}
