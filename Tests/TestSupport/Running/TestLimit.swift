// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How long things may take. Where everything is slow, as under a sanitizer, `GOSSAMER_TEST_LIMIT` says it in seconds.
package nonisolated enum TestLimit {
  /// How long a test may take, whose suite doesn't ask for more by `.timeLimit(_:)`.
  static let test = Duration.seconds(
    ProcessInfo.processInfo.environment["GOSSAMER_TEST_LIMIT"].flatMap { Double($0) } ?? 120)

  /// How long a test waits for anything: short enough that it can say itself what doesn't come.
  package static let wait = test / 2
}
