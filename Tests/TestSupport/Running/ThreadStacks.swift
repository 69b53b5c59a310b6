// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The stacks of the process's threads, which show what they are doing.
///
/// This uses eu-stack of elfutils, because Swift's own backtraces end in glibc's code: it has no frame pointers, and waiting threads
/// are there.
nonisolated enum ThreadStacks {
  /// The stacks of the threads that run code of this executable other than this module's, the innermost call first.
  static func ofTests() -> String {
    let executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let threads = all().components(separatedBy: "TID ").filter { thread in
      thread.split(separator: "\n").contains {
        $0.contains(executable) && !$0.contains(" _start ") && !$0.contains("GossamerTestSupport.")
      }
    }
    return threads.isEmpty
      ? "no thread runs code of the tests" : threads.map { "thread \($0)" }.joined()
  }

  private static func all() -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "eu-stack --pid=$1 --module | swift-demangle --compact", "sh", "\(getpid())",
    ]
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      return ""
    }
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
