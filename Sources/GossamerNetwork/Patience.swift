// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// How long a request may go on: until nobody waits for it, until the server was silent for too long, or until all of it has
/// taken too long.
nonisolated final class Patience: Sendable {
  private struct State {
    var lastNews = ContinuousClock.now
    var reason: (any Error)?
  }

  /// Ends whatever is under way.
  let cancellable = Cancellable()

  private let silence: Duration
  private let time: Duration
  private let start = ContinuousClock.now
  private let state = Locked(State())

  init(silence: Duration, time: Duration) {
    self.silence = silence
    self.time = time
  }

  /// Why the request was given up; nil if it wasn't.
  var reason: (any Error)? { state.withLock { $0.reason } }

  /// The server has sent something, or has taken something.
  func hasNews() {
    state.withLock { $0.lastNews = .now }
  }

  /// Gives the request up, at once and on any thread. The first reason counts.
  func end(because reason: any Error) {
    state.withLock { $0.reason = $0.reason ?? reason }
    cancellable.cancel()
  }

  /// Gives the request up in time. It doesn't run on the network's thread, which may be busy.
  @concurrent func watch() async {
    let end = start + time
    while !Task.isCancelled {
      let silenceEnds = state.withLock { $0.lastNews } + silence
      let now = ContinuousClock.now
      if now >= end { return self.end(because: FetchError.tookTooLong(time)) }
      if now >= silenceEnds { return self.end(because: FetchError.silence(silence)) }
      try? await Task.sleep(until: min(end, silenceEnds), clock: .continuous)
    }
  }
}
