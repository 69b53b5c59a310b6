// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// A strong reference to a GObject that belongs to the network's thread. It is released on that
/// thread.
@Network final class NetworkObject {
  let raw: UnsafeMutableRawPointer

  /// Takes over the reference that a function returned ("transfer full"); nil if the function
  /// returned NULL.
  init?(owning pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return nil }
    raw = pointer
  }

  isolated deinit { g_object_unref(raw) }

  /// The object as a pointer of the kind that C functions take for types with private fields.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The object as a pointer of the kind that C functions take for types with public fields.
  /// - Precondition: the object has this type, which isn't checked.
  func pointer<Object>(to type: Object.Type) -> UnsafeMutablePointer<Object> {
    raw.assumingMemoryBound(to: type)
  }
}

/// The result of an asynchronous GIO operation, to be passed to its `..._finish` function.
///
/// It is `@unchecked Sendable` because it doesn't change any more, and the last reference to it is
/// released on the network's thread.
nonisolated final class OperationResult: @unchecked Sendable {
  let opaque: OpaquePointer

  fileprivate init(referencing pointer: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(pointer))
    opaque = pointer
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(opaque)) }

  /// Starts an operation whose result is a GTask, as with all functions of GIO and libsoup, and
  /// waits for its end. Cancelling the Swift task doesn't end the waiting; cancel the operation by
  /// its GCancellable.
  /// - Parameter begin: starts the operation with a callback and the callback's user data.
  @Network static func of(
    _ begin: (@escaping GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void
  ) async -> OperationResult {
    await withCheckedContinuation { continuation in
      let waiting = Unmanaged.passRetained(Waiting(continuation: continuation))
      begin(
        { _, result, waiting in
          guard let result, let waiting else { return }
          // Without this, an operation that is cancelled after it has finished returns only an
          // error. Its stream would be lost without being closed, and libsoup crashes when such a
          // stream is deallocated.
          g_task_set_check_cancellable(result, 0)
          Unmanaged<Waiting>.fromOpaque(waiting).takeRetainedValue()
            .continuation.resume(returning: OperationResult(referencing: result))
        }, waiting.toOpaque())
    }
  }

  private final class Waiting {
    let continuation: CheckedContinuation<OperationResult, Never>

    init(continuation: CheckedContinuation<OperationResult, Never>) {
      self.continuation = continuation
    }
  }
}

/// A GCancellable, which cancels GIO operations.
///
/// It is `@unchecked Sendable` because a GCancellable may be cancelled from any thread.
nonisolated final class Cancellable: @unchecked Sendable {
  let raw = g_cancellable_new()

  deinit { if let raw { g_object_unref(raw) } }

  func cancel() { g_cancellable_cancel(raw) }
}
