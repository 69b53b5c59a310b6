// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// Calls a closure once, when the main loop has nothing more urgent to do. Freeing this object cancels the call.
final class ScheduledCall {
  private var id: guint = 0
  private let call: () -> Void

  /// Schedules `call`, which must not hold this object's owner strongly.
  /// - Parameter priority: GLib's priority; below 0 the call precedes the next event.
  init(priority: gint = G_PRIORITY_HIGH_IDLE, _ call: @escaping () -> Void) {
    self.call = call
    let data = Unmanaged.passUnretained(self).toOpaque()
    id = g_idle_add_full(
      priority,
      { data in
        guard let data else { return 0 }
        let scheduled = Unmanaged<ScheduledCall>.fromOpaque(data).takeUnretainedValue()
        scheduled.id = 0
        scheduled.call()
        return 0
      }, data, nil)
  }

  isolated deinit {
    if id != 0 { g_source_remove(id) }
  }
}
