// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The memory that the process takes.
package nonisolated enum Memory {
  /// Whether the process runs under a sanitizer, which takes memory itself and keeps freed memory. `Scripts/sanitize` sets
  /// the variable.
  package static let isSanitized = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil

  /// How many bytes are resident (proc(5), statm).
  package static var resident: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii))?.split(
      separator: " ")
    return (fields.flatMap { Int($0[1]) } ?? 0) * Int(getpagesize())
  }
}
