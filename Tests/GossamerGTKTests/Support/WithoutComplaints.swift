// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Fails a test in which GTK or GLib complains, so that it is this test's failure and not that of the next one that looks.
nonisolated struct WithoutComplaints: SuiteTrait, TestTrait, TestScoping {
  /// All suites inside of the suite are meant too.
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await MessagesOfGTK.listen()
    defer {
      for message in MessagesOfGTK.take() {
        Issue.record("\(test.name): \(message)", sourceLocation: test.sourceLocation)
      }
    }
    try await function()
  }
}

nonisolated extension Trait where Self == WithoutComplaints {
  /// Neither GTK nor GLib complains in the test, except of what it takes from ``MessagesOfGTK`` itself.
  static var withoutComplaints: WithoutComplaints { WithoutComplaints() }
}
