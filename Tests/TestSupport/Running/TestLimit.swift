// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The time limits of tests. Where everything is slow, as under a sanitizer, `GOSSAMER_TEST_LIMIT` sets the limit in seconds.
package nonisolated enum TestLimit {
  /// How long a test may take, unless it has a longer `.timeLimit(_:)`.
  static let test = Duration.seconds(
    ProcessInfo.processInfo.environment["GOSSAMER_TEST_LIMIT"].flatMap { Double($0) } ?? 120)

  /// How long a test waits for an event: shorter than the test's own limit, so that the test can report what didn't happen.
  package static let wait = test / 2
}
