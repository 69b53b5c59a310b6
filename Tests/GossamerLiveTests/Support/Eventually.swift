// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Lets the main actor work until `condition` holds; fails after 90 seconds.
func eventually(
  _ outcome: String, location: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + .seconds(90)
  while try !condition() {
    try #require(
      ContinuousClock.now < deadline, "It did not come about that \(outcome).",
      sourceLocation: location)
    // Tests that wait beside each other would keep the main actor busy.
    try await Task.sleep(for: .milliseconds(2))
  }
}
