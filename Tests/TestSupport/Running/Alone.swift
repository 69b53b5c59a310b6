// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Testing

/// Runs each test of a suite while no other test of the process runs, and makes it fail if it leaves something behind. All
/// suites have this trait; Scripts/lint-suites checks that.
///
/// Each test has an interface of its own: windows, time and frames. The rest, such as GTK, is shared, but no other test
/// changes it while a test waits. The order is random, so that no test comes to rely on another; see ``TestOrder``.
public nonisolated struct Alone: SuiteTrait, TestTrait, TestScoping {
  /// The trait applies to nested suites too.
  public var isRecursive: Bool { true }

  /// The test whose turn it is. The trait of a nested suite is applied twice.
  @TaskLocal private static var current: Test.ID?

  /// Announces the test, so that the first turn begins only when all tests wait for theirs.
  public func prepare(for test: Test) async throws {
    if !test.isSuite { TestOrder.shared.expect("\(test.id)") }
  }

  /// Suites have no scope of their own. Their tests do: each test as a whole, and each of its cases.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    test.isSuite ? nil : self
  }

  /// Waits for the test's turn. After each of its cases, checks what the case has left behind.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if testCase != nil {
      try await run(test, function)
    } else if Self.current == test.id {
      try await function()
    } else {
      await TestOrder.shared.waitForTurn(of: "\(test.id)")
      defer { TestOrder.shared.endTurn() }
      try await Self.$current.withValue(test.id) {
        // Runs the cases of the test one after the other.
        try await ParallelizationTrait.serialized.provideScope(
          for: test, testCase: nil, performing: function)
      }
    }
  }

  private func run(_ test: Test, _ function: @Sendable () async throws -> Void) async throws {
    try await Interface.withOwn { try await watch(test, function) }
  }

  private func watch(_ test: Test, _ function: @Sendable () async throws -> Void) async throws {
    let name = test.id.nameComponents.joined(separator: ".")
    let before = await Leftovers()
    do {
      let limit = max(TestLimit.test, test.timeLimit ?? .zero)
      try await Watchdog.shared.watch(name, limit: limit, function) { report in
        Issue.record("\(report)", sourceLocation: test.sourceLocation)
      }
    } catch {
      // A test that threw an error couldn't clean up, so that is no failure.
      _ = await before.take()
      throw error
    }
    let leftovers = await before.take()
    guard !leftovers.isEmpty else { return }
    Issue.record(
      """
      \(name) left behind: \(leftovers.joined(separator: "; ")). End it in the test, or have it end with what the \
      test makes.
      """, sourceLocation: test.sourceLocation)
  }
}

nonisolated extension Trait where Self == Alone {
  /// Runs each test alone in the process; a test that leaves something behind fails.
  public static var alone: Alone { Alone() }
}
