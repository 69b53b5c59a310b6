// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// SwiftPM provides Swift Testing only when it builds tests, but this product may also be built
// without them.
#if canImport(Testing)
  import GossamerKit
  public import Testing

  /// Gives each test of a suite its own application, with its own windows, clock, frames and
  /// animations.
  ///
  ///     @Suite(.ownApplication) struct LoginTests {
  ///
  /// Tests that `await` something run concurrently in one process. With this trait none of them
  /// sees the windows of another one or advances its clock. Without it all share
  /// `UIApplication.shared`.
  ///
  /// A test fails if a ``Screen`` of it isn't freed when the test has ended, because a closure of one of the screen's
  /// intentions or actions keeps it.
  public nonisolated struct OwnApplication: SuiteTrait, TestTrait, TestScoping {
    /// Creates the trait.
    public init() {}

    /// True: the trait also applies to nested suites.
    public var isRecursive: Bool { true }

    /// Runs one case of a test in its own application.
    /// - Throws: what `function` throws.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await Interface.withOwn {
        try await function()
        for leak in await ScreenLeaks.take() {
          Issue.record("\(leak)", sourceLocation: test.sourceLocation)
        }
      }
    }
  }

  nonisolated extension Trait where Self == OwnApplication {
    /// Gives each test its own application.
    public static var ownApplication: OwnApplication { OwnApplication() }
  }
#endif
