// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CSoup
import Foundation
import GossamerSupport

/// The global actor of all requests: one thread with a GLib main loop.
///
/// GIO and libsoup call back in the main loop of the thread that began an operation. The main
/// thread won't do: without a window nothing runs GLib's loop there, and with a window the loop is
/// busy drawing.
@globalActor actor Network {
  static let shared = Network()

  private nonisolated let thread = NetworkThread()

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
}

/// A thread with a GLib main loop, in which the jobs of ``Network`` run. It starts with the first
/// request and ends with the process.
///
/// It is `@unchecked Sendable` because a GMainContext may be used from any thread.
nonisolated private final class NetworkThread: SerialExecutor, @unchecked Sendable {
  private let context: OpaquePointer?
  private let jobs = Locked<[UnownedJob]>([])

  init() {
    context = g_main_context_new()
    Thread.detachNewThread { [self] in run() }
  }

  private func run() {
    g_main_context_push_thread_default(context)
    g_main_loop_run(g_main_loop_new(context, 0))
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    let source = g_idle_source_new()
    // With the priority of network events, because these never end while a server floods the
    // connection.
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { thread in
        guard let thread else { return 0 }
        Unmanaged<NetworkThread>.fromOpaque(thread).takeUnretainedValue().runFirstJob()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    g_source_attach(source, context)
    g_source_unref(source)
  }

  private func runFirstJob() {
    let job = jobs.withLock { $0.removeFirst() }
    job.runSynchronously(on: asUnownedSerialExecutor())
  }

  func checkIsolated() {
    precondition(g_main_context_is_owner(context) != 0, "This isn't the thread of the network.")
  }
}
