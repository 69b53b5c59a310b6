// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Runs work once for all callers that ask for it at the same time. Cancels it when the last of
/// them is cancelled.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable> {
  typealias Outcome = Result<Value, ImageFetcherError>

  private struct Waiter {
    let number: Int
    let continuation: CheckedContinuation<Outcome, Never>
  }

  private final class Job {
    var waiters: [Waiter] = []
    var task: Task<Void, Never>?
  }

  private var jobs: [Key: Job] = [:]
  private var lastNumber = 0

  /// The outcome of the work for `key`. Starts the work unless it is under way.
  /// - Parameter cancelled: the outcome for a caller that is cancelled.
  func outcome(
    for key: Key, orElse cancelled: ImageFetcherError, _ work: @escaping () async -> Outcome
  ) async -> Outcome {
    if Task.isCancelled { return .failure(cancelled) }
    let job = jobs[key] ?? begin(key, work)
    lastNumber += 1
    let number = lastNumber
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        job.waiters.append(Waiter(number: number, continuation: continuation))
        if Task.isCancelled { leave(job, of: key, number, cancelled) }
      }
    } onCancel: {
      Task { @MainActor in self.leave(job, of: key, number, cancelled) }
    }
  }

  private func begin(_ key: Key, _ work: @escaping () async -> Outcome) -> Job {
    let job = Job()
    jobs[key] = job
    job.task = Task {
      let outcome = await work()
      if jobs[key] === job { jobs[key] = nil }
      let waiters = job.waiters
      job.waiters = []
      for waiter in waiters { waiter.continuation.resume(returning: outcome) }
    }
    return job
  }

  /// Removes a cancelled caller. The last one cancels the work.
  private func leave(
    _ job: Job, of key: Key, _ number: Int, _ cancelled: ImageFetcherError
  ) {
    guard let index = job.waiters.firstIndex(where: { $0.number == number }) else { return }
    job.waiters.remove(at: index).continuation.resume(returning: .failure(cancelled))
    guard job.waiters.isEmpty else { return }
    job.task?.cancel()
    if jobs[key] === job { jobs[key] = nil }
  }
}
