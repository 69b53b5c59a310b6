// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Opens a window with the screen that the command line asks for.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The options of the command line. They are static, because UIKit creates the delegate from its class, so that an
  /// initialiser can't get them.
  private(set) static var launch = Launch()

  var window: UIWindow?

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
      window.rootViewController = GalleryController.showcase()
    }
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The options of the command line.
struct Launch {
  /// The screen to open; nil for the gallery of all screens.
  var screen: ShowcaseScreen?
  /// The address of the picture of the screen `profile`; nil to draw it.
  var avatar: URL?
  /// The server of the screen `photos`; nil for the showcase's own.
  var photos: URL?
  /// The server of the screen `message-form`; nil for the showcase's own.
  var messages: URL?
  /// The database of the drafts of the screen `message-form`; nil for one in the user's folder.
  var drafts: URL?
  /// The database from which the screen `message-form` comes back as it was; nil for the one of the user.
  var state: URL?

  /// The same; nil for none, which is so in the gallery, and if the drafts aren't the user's either.
  var stateToRestore: URL? {
    screen == nil ? nil : state ?? (drafts == nil ? .user("state") : nil)
  }
}
