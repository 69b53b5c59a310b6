// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Opens a window with the screen that the command line asks for.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// What the showcase was started with. A delegate is made by its class, so nothing can be handed to an initialiser.
  private(set) static var launch = Launch()

  private var window: UIWindow?

  /// Runs the showcase until its window is closed.
  static func main(_ launch: Launch) {
    self.launch = launch
    main()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window: UIWindow
    if let screen = Self.launch.screen {
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

/// What the command line says.
struct Launch {
  /// The screen; nil for the gallery of all.
  var screen: ShowcaseScreen?
  /// Where the picture of the screen `profile` is; nil to draw it.
  var avatar: URL?
  /// The server of the screen `photos`; nil for the showcase's own.
  var photos: URL?
  /// The server of the screen `message-form`; nil for the showcase's own.
  var messages: URL?
  /// Where the screen `message-form` keeps drafts; nil for the user's folder.
  var drafts: URL?
}
