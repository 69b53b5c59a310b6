// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// Swift's main actor as a part of GLib's main loop: what is enqueued on it runs between two events.
///
/// The main queue's handle is an eventfd that is readable while the queue has work. It must be read
/// before the queue is drained, or it stays readable for ever. GLib doesn't dispatch a source from within
/// itself, so that the drain is never entered again, whoever iterates the main context meanwhile.
final class MainQueueSource {
  private let id: guint

  /// Starts running what is enqueued.
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
