// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The resident memory of the process, according to the kernel.
enum ResidentSize {
  /// The resident size in kilobytes.
  static func kilobytes() throws -> Double {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .ascii)
    guard let pages = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) }) else {
      throw WrongResult(description: "/proc/self/statm says \(text)")
    }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }
}
