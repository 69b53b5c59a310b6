// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Opens a window with the screen that the command line asks for.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static var screen = ShowcaseScreen.all[0]
  /// Where the picture of the screen `profile` is; nil to draw it.
  static var avatar: URL?

  private var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Self.screen.makeController()
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
