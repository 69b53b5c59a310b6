// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The system calls that watch directories; a test may replace them by ones that fail.
struct Inotify {
  /// Opens an inotify descriptor; negative, with `errno` set, if there is none left.
  var open: () -> CInt = { inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC)) }

  /// Watches a directory; negative, with `errno` set, if it can't be watched.
  var watch: (_ descriptor: CInt, _ path: String, _ mask: UInt32) -> CInt = {
    inotify_add_watch($0, $1, $2)
  }
}

/// Why a directory can't be watched.
struct WatchFailure: Error, CustomStringConvertible {
  /// The directory; nil if none can be watched at all.
  let path: String?
  /// The kernel's `errno`.
  let code: CInt

  /// The directory, the reason, and the next step.
  var description: String {
    let reason = String(cString: strerror(code))
    let advice =
      switch (path, code) {
      case (nil, _): "End programs that watch files, or raise fs.inotify.max_user_instances."
      case (_, ENOSPC): "End programs that watch files, or raise fs.inotify.max_user_watches."
      default: "Allow reading the directory."
      }
    return
      "\(path.map { "\($0) can't be watched" } ?? "Nothing can be watched"): \(reason). \(advice)"
  }
}
