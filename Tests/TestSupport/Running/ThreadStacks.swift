// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// What the threads of the process are doing, by their stacks.
///
/// Each is interrupted by a signal, in which glibc's backtrace(3) notes its return addresses; llvm-symbolizer, which comes with
/// Swift, turns them into functions and lines. (Swift's own backtraces go by frame pointers, and end in glibc's code, which has none
/// and is where a thread waits.)
nonisolated enum ThreadStacks {
  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  private typealias Kill = @convention(c) (Int32, Int32, Int32) -> Int32

  private static let depth = 60
  /// Written in the signal handler, one thread at a time, and read when `count` says so.
  nonisolated(unsafe) private static let addresses =
    UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: depth)
  private static let count = Atomic<Int>(-1)

  /// Not in the module map of Glibc: execinfo.h, and what signal.h has for GNU alone.
  private static let backtrace: Backtrace? = function("backtrace")
  private static let kill: Kill? = function("tgkill")

  private static func function<Function>(_ name: String) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
  }

  /// The stacks of the threads that run code of this executable, the innermost call first; of this thread none.
  static func ofTests() -> String {
    let executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let maps = Mapping.all
    var stacks: [String] = []
    for thread in threads {
      let places = addresses(of: thread).map { Place($0, in: maps) }
      guard places.contains(where: { $0.file == executable }) else { continue }
      let calls = symbols(of: places).filter { !$0.contains("ThreadStacks") }
      stacks.append("thread \(thread):\n" + calls.map { "  \($0)" }.joined(separator: "\n"))
    }
    return stacks.isEmpty ? "no thread runs code of the tests" : stacks.joined(separator: "\n")
  }

  private static var threads: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self"))
      .flatMap { Int32(($0 as NSString).lastPathComponent) }
    return names.compactMap { Int32($0) }.filter { $0 != own }.sorted()
  }

  private static func addresses(of thread: Int32) -> [UInt] {
    // The first call of it loads a library, which no signal handler may.
    guard let kill, backtrace?(addresses, 1) != nil else { return [] }
    count.store(-1, ordering: .sequentiallyConsistent)
    signal(SIGUSR2) { _ in
      let found = ThreadStacks.backtrace?(ThreadStacks.addresses, Int32(ThreadStacks.depth)) ?? 0
      ThreadStacks.count.store(Int(found), ordering: .sequentiallyConsistent)
    }
    guard kill(getpid(), thread, SIGUSR2) == 0 else { return [] }
    for _ in 0..<100 {
      let found = count.load(ordering: .sequentiallyConsistent)
      // The handler and what called it come first.
      if found >= 0 { return (0..<found).dropFirst(2).map { UInt(bitPattern: addresses[$0]) } }
      usleep(5_000)
    }
    return []
  }

  /// A part of a file that is mapped into memory.
  private struct Mapping {
    let range: Range<UInt>
    let file: String

    static var all: [Mapping] {
      // To its end: the kernel tells a page at a time, and Foundation's ways to read a whole file stop at the first.
      let file = FileHandle(forReadingAtPath: "/proc/self/maps")
      let text = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
      return text.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: " ", omittingEmptySubsequences: true)
        let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard fields.count > 5, ends.count == 2 else { return nil }
        return Mapping(range: ends[0]..<ends[1], file: fields[5...].joined(separator: " "))
      }
    }
  }

  /// A place in the code of a file.
  private struct Place {
    let file: String
    let offset: UInt

    init(_ address: UInt, in maps: [Mapping]) {
      let file = maps.first { $0.range.contains(address) }?.file ?? "?"
      // Addresses in a file count from where its first part lies; a return address stands behind its call.
      let base = maps.first { $0.file == file }?.range.lowerBound ?? 0
      self.file = file
      offset = address - base - 1
    }
  }

  private static func symbols(of places: [Place]) -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      "llvm-symbolizer --output-style=GNU --pretty-print --no-inlines | swift-demangle --compact",
    ]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    let plain = places.map { "\($0.file) +\(String($0.offset, radix: 16))" }
    do {
      try process.run()
    } catch {
      return plain
    }
    let question = places.map { "\"\($0.file)\" 0x\(String($0.offset, radix: 16))\n" }.joined()
    // Written at once: 60 lines are less than a pipe takes.
    input.fileHandleForWriting.write(Data(question.utf8))
    try? input.fileHandleForWriting.close()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let lines = answer.split(separator: "\n").map { String($0) }
    return lines.isEmpty ? plain : lines
  }
}
