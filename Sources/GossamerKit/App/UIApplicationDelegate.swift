// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Handles the start and the end of the application.
///
/// Mark the class that conforms with `@main`. The host creates an instance by `init(coder:)` and starts the application.
/// The delegate is the last responder in the responder chain.
///
///     @main class AppDelegate: UIResponder, UIApplicationDelegate {
///       var window: UIWindow?
///     }
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor public protocol UIApplicationDelegate: UIResponder {
  /// Called when the application has started: create a window and show it.
  /// - Returns: false to end the application.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing; returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// The key of a launch option. There are none on a desktop.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a value from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
