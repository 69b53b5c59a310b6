// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the process takes of the memory.
package nonisolated enum Memory {
  /// Whether a sanitizer looks on, which takes memory of its own and keeps what was freed: `Scripts/sanitize` sets this.
  package static let isSanitized = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil

  /// How many bytes are resident (proc(5), statm).
  package static var resident: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii))?.split(
      separator: " ")
    return (fields.flatMap { Int($0[1]) } ?? 0) * Int(getpagesize())
  }
}
