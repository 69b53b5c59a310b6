// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import CoreFoundation

/// Runs Foundation's main run loop in GLib's main loop, so that its timers fire.
///
/// Before GLib waits it asks for the time until the next timer. Once that has passed, the run loop runs for a moment. The
/// run loop also drains the main queue, which does no harm: libdispatch never drains it recursively.
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
    // As urgent as drawing (GDK_PRIORITY_REDRAW, a macro that a release build doesn't import): a timer that is always
    // due keeps neither events nor frames from being handled.
    g_source_set_priority(source, G_PRIORITY_HIGH_IDLE + 20)
    g_source_attach(source, nil)
  }

  isolated deinit {
    g_source_destroy(source)
    g_source_unref(source)
    functions.deallocate()
  }

  /// The time until the next timer in milliseconds; 0 if it is due, nil if there is none.
  private static var timeToNextTimer: Double? {
    let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
    return next == 0 ? nil : max(0, (next - CFAbsoluteTimeGetCurrent()) * 1_000)
  }
}
