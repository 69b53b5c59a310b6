// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerSupport

/// Cancels a test that exceeds its time limit, and reports what it was doing, so that no run hangs silently.
///
/// It has a thread of its own, because the test may block all others.
nonisolated final class Watchdog: Sendable {
  static let shared = Watchdog()

  private struct Watch {
    let name: String
    let limit: Duration
    let interface: Interface
    let start = ContinuousClock.now
    let task: RunningTask?
    var report: String?

    /// When the watchdog acts next: when the limit is exceeded, or when the cancelled test hasn't ended.
    var deadline: ContinuousClock.Instant {
      report == nil ? start + limit : start + limit + Watchdog.grace
    }
  }

  /// The child task that runs the test's body.
  private struct RunningTask: @unchecked Sendable {
    /// May be cancelled on another thread, but only under the lock, which the test takes before its task can end.
    let task: UnsafeCurrentTask
  }

  /// How long a test may take to end once it is cancelled.
  private static let grace = Duration.seconds(10)

  /// After how many seconds without an answer the main actor counts as blocked.
  private let patience: TimeInterval
  private let say: @Sendable (String) -> Void
  private let watch = Locked<Watch?>(nil)

  /// - Parameter say: reports a message at once, because the run may never end.
  init(
    patience: TimeInterval = 5,
    say: @escaping @Sendable (String) -> Void = {
      FileHandle.standardError.write(Data("\n\($0)\n".utf8))
    }
  ) {
    self.patience = patience
    self.say = say
    Thread.detachNewThread { [weak self] in
      while self?.look() != nil { Thread.sleep(forTimeInterval: 0.25) }
    }
  }

  /// Runs `body` in a child task, and cancels that when it takes longer than `limit`. (Swift Testing calls it a misuse when another
  /// thread cancels the task of a test.)
  /// - Parameter exceeded: called with a report if `body` has taken longer than `limit`.
  /// - Throws: what `body` throws.
  func watch(
    _ name: String, limit: Duration, _ body: @Sendable () async throws -> Void,
    exceeded: (_ report: String) -> Void
  ) async throws {
    defer {
      let report = watch.withLock { watch in
        defer { watch = nil }
        return watch?.report
      }
      if let report { exceeded(report) }
    }
    let interface = await Interface.current
    async let done: Void = withUnsafeCurrentTask { task in
      watch.withLock {
        $0 = Watch(
          name: name, limit: limit, interface: interface,
          task: task.map { RunningTask(task: $0) })
      }
      try await body()
    }
    try await done
  }

  private func look() {
    guard let due = watch.withLock(\.self), due.deadline < ContinuousClock.now else { return }
    guard due.report == nil else {
      say("\(due.name) doesn't end, though it is cancelled. No other test can run.")
      endPrograms()
      exit(70)
    }
    let reason = whatGoesOn(in: due.interface)
    let report = "\(due.name) takes longer than \(due.limit / .seconds(1)) seconds. \(reason)"
    watch.withLock { watch in
      guard watch?.start == due.start else { return }
      watch?.report = report
      watch?.task?.task.cancel()
    }
    say(report)
  }

  /// Kills the programs that the tests have started: as long as one runs, the reader of the run's output waits for more.
  private func endPrograms() {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    for thread in threads {
      let path = "/proc/self/task/\(thread)/children"
      let programs = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      for program in programs.split(separator: " ") { pid_t(program).map { _ = kill($0, SIGKILL) } }
    }
  }

  /// Describes what the main actor is doing.
  private func whatGoesOn(in interface: Interface) -> String {
    let answer = Locked<[String]?>(nil)
    let answered = DispatchSemaphore(value: 0)
    Task { @MainActor in
      let pending = interface.pendingWork
      answer.withLock { $0 = pending }
      answered.signal()
    }
    guard answered.wait(timeout: .now() + patience) == .success else {
      let stacks = ThreadStacks.ofTests()
      return """
        The main actor is blocked: it does nothing else for \(patience) seconds. What the threads are doing that run code of \
        the tests:
        \(stacks)
        """
    }
    let pending = answer.withLock { $0 ?? [] }
    return """
      The main actor is idle: the test waits for something that doesn't come. On the screen, or under way: \
      \(pending.isEmpty ? "nothing" : pending.joined(separator: "; ")).
      """
  }
}
