// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Handles the start and the end of the application, and what happens to it meanwhile.
///
/// Mark the class that conforms with `@main`. The host creates an instance, by `init(coder:)` if it is a responder and by
/// `init()` if it is a ``CustomObject``, and starts the application. A delegate that is a responder is the last one in the
/// responder chain.
///
///     @main class AppDelegate: UIResponder, UIApplicationDelegate {
///       var window: UIWindow?
///     }
///
/// In an application with scenes, the delegates of the scenes are told when they become active and when they go to the
/// background, instead of this one; see ``UISceneDelegate``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The application's window. If `UIMainStoryboardFile` in the Info.plist names a storyboard, it is set to a window with the
  /// storyboard's first screen before ``application(_:willFinishLaunchingWithOptions:)`` is called, and shown afterwards.
  var window: UIWindow? { get set }

  /// Called when the application is starting.
  /// - Parameter launchOptions: with a file or a URL on the command line, `.url`; otherwise nil.
  /// - Returns: false if the URL shouldn't be opened by ``application(_:open:options:)``.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the application has started: create a window and show it, unless a storyboard does.
  /// - Parameter launchOptions: with a file or a URL on the command line, `.url`; otherwise nil.
  /// - Returns: false to end the application.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when a window of the application has got the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when another application gets the keyboard, and before this one ends.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when all windows were minimised, and before the application ends: save what would be lost.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when a window is shown again after all were minimised.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called when the application is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when the machine is short of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Called with a URL to open: a file or a URL on the command line.
  /// - Returns: whether it could be opened.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Never called: a window can have any shape. Which orientations an application is made for says its Info.plist.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Called before a scene is connected.
  /// - Returns: how the scene is made. By default its session's configuration, from the Info.plist.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called after a person has closed the windows of scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called by ``UIApplication/registerForRemoteNotifications()``: there is no service for notifications from a server.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
  /// Nil: a delegate that wants the window of the main storyboard has a property of this name.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing; returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Does nothing; returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Does nothing; returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    false
  }

  /// All orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .all
  }

  /// The configuration of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    connectingSceneSession.configuration
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
}

extension UIApplication {
  /// The key of a launch option.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a value from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The first file or URL on the command line, a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The application that asks, which a desktop doesn't tell: there is no value.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A notification of a server, which no service delivers to a desktop: there is no value.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// The key of an option of ``UIApplicationDelegate/application(_:open:options:)``.
  nonisolated public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a value from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The application that asks, which a desktop doesn't tell: there is no value.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// True, a `Bool`: the file is opened where it lies.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
