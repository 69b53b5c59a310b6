// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation

/// The event loop: GLib's main loop, which also runs Swift's main actor and Foundation's timers.
final class MainLoop {
  private let loop = g_main_loop_new(nil, 0)

  isolated deinit {
    g_main_loop_unref(loop)
  }

  /// Waits for events and handles them until ``quit()`` is called, or the process is told to end
  /// by Ctrl-C (SIGINT) or SIGTERM.
  func run() {
    let sources = (MainQueueSource(), RunLoopSource())
    let data = Unmanaged.passUnretained(self).toOpaque()
    let signals = [SIGINT, SIGTERM].map { signal in
      g_unix_signal_add(
        signal,
        { data in
          if let data { Unmanaged<MainLoop>.fromOpaque(data).takeUnretainedValue().quit() }
          return 1
        }, data)
    }
    withExtendedLifetime(sources) { g_main_loop_run(loop) }
    for signal in signals { g_source_remove(signal) }
  }

  /// Makes ``run()`` return after the current events are handled.
  func quit() {
    g_main_loop_quit(loop)
  }
}

extension MainLoop {
  /// Enough for GTK's recursion into nested widgets: 10,000 levels were shown with it. In bytes.
  private static let stackSize: rlim_t = 1 << 30

  /// Raises the limit of the main thread's stack. Linux checks the limit whenever the stack grows, so it has effect at once.
  static func raiseStackLimit() {
    var limit = rlimit()
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    guard getrlimit(stack, &limit) == 0 else { return }
    limit.rlim_cur = min(max(limit.rlim_cur, stackSize), limit.rlim_max)
    setrlimit(stack, &limit)
  }
}
