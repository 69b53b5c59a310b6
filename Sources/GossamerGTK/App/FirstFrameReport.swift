// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// Prints the time of the first frame and ends the application, for the benchmark of the launch time. Does so only if
/// the environment variable `GOSSAMER_FIRST_FRAME` is set.
final class FirstFrameReport {
  private var connection: SignalConnection?
  private let quit: () -> Void

  /// Creates a report that ends the application by `quit`.
  init(then quit: @escaping () -> Void) {
    self.quit = quit
  }

  /// Reports the first frame of `clock`, a GdkFrameClock.
  func watch(_ clock: ObjectHandle) {
    guard connection == nil, getenv("GOSSAMER_FIRST_FRAME") != nil else { return }
    connection = SignalConnection(clock.raw, "after-paint") { [weak self] _ in
      self?.connection = nil
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      print("first-frame \(now.tv_sec * 1_000_000_000 + now.tv_nsec)")
      self?.quit()
    }
  }
}
