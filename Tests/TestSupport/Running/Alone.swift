// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Testing

/// Runs each test of a suite while no other test of the process runs, and holds it to leaving nothing behind. All suites
/// have this trait; Scripts/lint-suites looks after that.
///
/// Each has an interface of its own: windows, time and frames. What is left of what tests share, such as GTK, isn't
/// changed by another one while a test waits. Their order is drawn by lot, so that none comes to rely on another; see
/// ``TestOrder``.
public nonisolated struct Alone: SuiteTrait, TestTrait, TestScoping {
  /// All suites inside of the suite are meant too.
  public var isRecursive: Bool { true }

  /// The test whose turn it is. A suite inside of a suite has the trait twice.
  @TaskLocal private static var current: Test.ID?

  /// Counts the test, so that the lots are drawn when all have come.
  public func prepare(for test: Test) async throws {
    if !test.isSuite { TestOrder.shared.expect("\(test.id)") }
  }

  /// Suites have no turn, their tests do: each as a whole, and with each of its arguments.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    test.isSuite ? nil : self
  }

  /// Waits for the test's turn; after each of its cases looks what it has left behind.
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
        // The test with its first argument, then with the second.
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
      // A test that ended in its middle leaves what it was about.
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
  /// No other test of the process runs meanwhile, and nothing may be left behind.
  public static var alone: Alone { Alone() }
}
