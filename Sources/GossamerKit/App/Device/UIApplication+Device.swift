// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// What a phone or a tablet has, and a desktop hasn't. The members are there, so that code that uses them runs.
extension UIApplication {
  /// An empty rectangle: a window has no status bar.
  public var statusBarFrame: CGRect { .zero }

  /// True: a window has no status bar.
  public var isStatusBarHidden: Bool { true }

  /// The default style: a window has no status bar.
  public var statusBarStyle: UIStatusBarStyle { .default }

  /// Portrait, or landscape if the key window is wider than high.
  public var statusBarOrientation: UIInterfaceOrientation {
    let size = (keyWindow ?? windows.first)?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// True: the user's files are there as long as the session runs.
  public var isProtectedDataAvailable: Bool { true }

  /// Unlimited: an application in the background goes on running.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins a task that goes on in the background. An application whose windows are minimised goes on anyway, so the handler is
  /// never called.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task that goes on in the background, with a name for debugging; see the overload above.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTaskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTaskCount)
  }

  /// The shortest interval of background fetching, in seconds.
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// The interval of an application that is never woken for fetching.
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// Has no effect: a desktop doesn't start applications to fetch something.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Ends a task that ``beginBackgroundTask(withName:expirationHandler:)`` has begun. Has no effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Asks for notifications from a server. A desktop has no service for them: the delegate is told so.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiapplication/registerforremotenotifications()
  public func registerForRemoteNotifications() {
    Interface.current.tellOnce("remote notifications") {
      Messages.views.notice(
        """
        registerForRemoteNotifications() has failed: no service delivers Apple's notifications to a desktop. Ask your \
        server while the application runs instead.
        """)
    }
    delegate?.application(
      self, didFailToRegisterForRemoteNotificationsWithError: RemoteNotificationsError.noService)
  }

  /// Has no effect: nothing is registered.
  public func unregisterForRemoteNotifications() {}

  /// False: a desktop has no service for notifications from a server.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// The URL of the application's page in the settings of a phone, which a desktop doesn't have: it can't be opened.
  nonisolated public class var openSettingsURLString: String { "app-settings:" }
}

/// Why notifications from a server can't be had.
nonisolated enum RemoteNotificationsError: Error, CustomStringConvertible {
  case noService

  var description: String { "no service delivers notifications from a server to a desktop" }
}

/// A task that goes on in the background.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What a background fetch has found.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibackgroundfetchresult
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// It has failed.
  case failed = 2
}
