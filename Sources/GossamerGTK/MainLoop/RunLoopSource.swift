// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import CoreFoundation

/// Foundation's main run loop as a part of GLib's main loop: its timers fire when they are due.
///
/// GLib asks before it waits how long the next timer has time, and runs the run loop for a moment once that is over.
/// What else the run loop does by itself, which is running the main queue, does no harm: libdispatch never enters
/// that again from within.
final class RunLoopSource {
  private let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
  private let source: UnsafeMutablePointer<GSource>?

  /// Starts running the main run loop.
  init() {
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      let time = RunLoopSource.timeToNextTimer
      timeout?.pointee = time.map { gint(min($0.rounded(.up), 1_000_000)) } ?? -1
      return time == 0 ? 1 : 0
    }
    functions.pointee.check = { _ in RunLoopSource.timeToNextTimer == 0 ? 1 : 0 }
    functions.pointee.dispatch = { _, _, _ in
      CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true)
      return 1
    }
    source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
    // As urgent as drawing: a timer that is always due keeps neither events nor frames from being handled.
    g_source_set_priority(source, gint(GDK_PRIORITY_REDRAW))
    g_source_attach(source, nil)
  }

  isolated deinit {
    g_source_destroy(source)
    g_source_unref(source)
    functions.deallocate()
  }

  /// In milliseconds, 0 if it is due; nil if there is none.
  private static var timeToNextTimer: Double? {
    let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
    return next == 0 ? nil : max(0, (next - CFAbsoluteTimeGetCurrent()) * 1_000)
  }
}
