// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// Runs Swift's main actor in GLib's main loop: its jobs run between two events.
///
/// The main queue's handle is an eventfd that is readable while the queue has work. It must be read before the queue is
/// drained, or it stays readable for ever. GLib doesn't dispatch a source recursively, so the queue is never drained from
/// within itself, even if a job iterates the main context.
final class MainQueueSource {
  private let id: guint

  /// Starts running the main queue's jobs.
  init() {
    id = g_unix_fd_add(
      _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { handle, _, _ in
        var count: UInt64 = 0
        _ = read(handle, &count, MemoryLayout.size(ofValue: count))
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil)
  }

  isolated deinit {
    g_source_remove(id)
  }
}
