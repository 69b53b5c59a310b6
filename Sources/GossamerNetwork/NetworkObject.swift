// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation

/// A share in the ownership of a GObject that lives on the network's thread, given up there when this goes away.
@Network final class NetworkObject {
  let raw: UnsafeMutableRawPointer

  /// Takes over the reference that a function returned ("transfer full"); nil for no object.
  init?(owning pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return nil }
    raw = pointer
  }

  isolated deinit { g_object_unref(raw) }

  /// The object as functions take it where its fields are private.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The object as functions take it where its fields are public.
  /// - Precondition: the object is one, which no one checks: the caller made it.
  func pointer<Object>(to type: Object.Type) -> UnsafeMutablePointer<Object> {
    raw.assumingMemoryBound(to: type)
  }
}

/// How an operation of GIO's has ended: what its function `..._finish` takes.
///
/// It is `@unchecked Sendable` because nobody changes it any more, and whoever has the last share in it is on the network's
/// thread.
nonisolated final class OperationResult: @unchecked Sendable {
  let opaque: OpaquePointer

  fileprivate init(referencing pointer: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(pointer))
    opaque = pointer
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(opaque)) }

  /// Begins an operation whose result is a GTask, as that of all functions of GIO's and libsoup's, and waits for its end.
  /// Cancelling doesn't end the waiting: a GCancellable makes the operation end.
  /// - Parameter begin: begins it with a callback, and with what that is to be given.
  @Network static func of(
    _ begin: (@escaping GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void
  ) async -> OperationResult {
    await withCheckedContinuation { continuation in
      let waiting = Unmanaged.passRetained(Waiting(continuation: continuation))
      begin(
        { _, result, waiting in
          guard let result, let waiting else { return }
          // What was cancelled after its end ends with what it has made, which somebody has to close. Else it gives only
          // an error, and libsoup's stream, which nobody has then, ends the process when it goes away.
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

/// What makes operations of GIO's end, wherever they are.
///
/// It is `@unchecked Sendable` because a GCancellable may be cancelled from any thread: that is what it is for.
nonisolated final class Cancellable: @unchecked Sendable {
  let raw = g_cancellable_new()

  deinit { if let raw { g_object_unref(raw) } }

  func cancel() { g_cancellable_cancel(raw) }
}
