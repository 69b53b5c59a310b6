// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerTestSupport
import Testing

/// GLib's main loop, iterated by the test.
enum MainContext {
  /// Handles events until `condition` holds; fails when that takes longer than a test waits for anything.
  static func iterate(until condition: () -> Bool) {
    let deadline = ContinuousClock.now + TestLimit.wait
    // Wakes up the loop if nothing else does.
    let alarm = g_timeout_add(100, { _ in 1 }, nil)
    while !condition() {
      guard ContinuousClock.now < deadline else {
        Issue.record("What the test waits for didn't happen within \(TestLimit.wait).")
        break
      }
      g_main_context_iteration(nil, 1)
    }
    g_source_remove(alarm)
  }

  /// Handles the display's pending events, but doesn't wait for animations.
  static func drain() {
    gdk_display_sync(gdk_display_get_default())
    for _ in 0..<30 where g_main_context_pending(nil) != 0 {
      g_main_context_iteration(nil, 0)
    }
  }
}
