// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// SwiftPM knows Swift Testing only where it builds tests, and an application's package may build all of its products.
#if canImport(Testing)
  import GossamerKit
  public import Testing

  /// Gives each test of a suite an application of its own: windows, time, frames and animations.
  ///
  ///     @Suite(.ownApplication) struct LoginTests {
  ///
  /// Tests that wait by `await` run side by side in one process. With the trait none of them sees another one's windows or lets
  /// its time pass; without it all share `UIApplication.shared`.
  public nonisolated struct OwnApplication: SuiteTrait, TestTrait, TestScoping {
    /// Creates the trait.
    public init() {}

    /// All suites inside of the suite are meant too.
    public var isRecursive: Bool { true }

    /// Runs a test, with one of its arguments, in an application of its own.
    /// - Throws: what `function` throws.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await Interface.withOwn { try await function() }
    }
  }

  nonisolated extension Trait where Self == OwnApplication {
    /// Each test has an application of its own.
    public static var ownApplication: OwnApplication { OwnApplication() }
  }
#endif
