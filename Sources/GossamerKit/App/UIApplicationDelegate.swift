// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What an application does when it starts and ends.
///
/// Mark the class that conforms with `@main`; the host then makes one by `init(coder:)`, starts the
/// application and calls it. It is a responder, the last of the chain.
///
///     @main class AppDelegate: UIResponder, UIApplicationDelegate {
///       var window: UIWindow?
///     }
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiapplicationdelegate
public protocol UIApplicationDelegate: UIResponder {
  /// The application has started: make a window and show it.
  /// - Returns: false ends the application.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The application is about to end.
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
  /// A reason for which an application was started. There are none on a desktop.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a value from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
