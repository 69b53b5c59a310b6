// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// Cancels a request when its caller is cancelled, when the server is silent for too long, or when
/// the whole request takes too long.
nonisolated final class RequestTimeout: Sendable {
  private struct State {
    var lastActivity = ContinuousClock.now
    var reason: (any Error)?
  }

  /// Cancels the operation that is under way.
  let cancellable = Cancellable()

  private let silence: Duration
  private let time: Duration
  private let start = ContinuousClock.now
  private let state = Locked(State())

  init(silence: Duration, time: Duration) {
    self.silence = silence
    self.time = time
  }

  /// Why the request was cancelled; nil if it wasn't.
  var reason: (any Error)? { state.withLock { $0.reason } }

  /// Notes that the server has sent or received something.
  func noteActivity() {
    state.withLock { $0.lastActivity = .now }
  }

  /// Cancels the request at once, from any thread. The first reason counts.
  func end(because reason: any Error) {
    state.withLock { $0.reason = $0.reason ?? reason }
    cancellable.cancel()
  }

  /// Waits until a limit is exceeded, and then cancels the request. It doesn't run on the network's
  /// thread, because that may be busy.
  @concurrent func watch() async {
    let end = start + time
    while !Task.isCancelled {
      let silenceEnds = state.withLock { $0.lastActivity } + silence
      let now = ContinuousClock.now
      if now >= end { return self.end(because: FetchError.tookTooLong(time)) }
      if now >= silenceEnds { return self.end(because: FetchError.silence(silence)) }
      try? await Task.sleep(until: min(end, silenceEnds), clock: .continuous)
    }
  }
}
