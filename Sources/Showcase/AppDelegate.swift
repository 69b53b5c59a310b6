// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Opens a window with the screen that the command line asks for.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The screen; nil for the gallery of all.
  static var screen: ShowcaseScreen?
  /// Where the picture of the screen `profile` is; nil to draw it.
  static var avatar: URL?
  /// The server of the screen `photos`; nil for the showcase's own.
  static var photos: URL?
  /// The server of the screen `message-form`; nil for the showcase's own.
  static var messages: URL?
  /// Where the screen `message-form` keeps drafts; nil for the user's folder.
  static var drafts: URL?

  private var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window: UIWindow
    if let screen = Self.screen {
      window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = screen.makeController()
    } else {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1200, height: 800))
      window.rootViewController = GalleryController()
    }
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
