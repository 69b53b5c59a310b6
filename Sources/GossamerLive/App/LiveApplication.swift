// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerGTK
import GossamerKit

/// The application that shows one document.
final class LiveApplication: UIResponder, UIApplicationDelegate {
  private static var controller: LiveController?
  private static var browser: BrowserDisplay?

  var window: UIWindow?

  /// Opens a document, in a browser where there is no display, and ends the process when the window
  /// is closed.
  /// - Throws: ``LiveError`` if it can't be opened as the request says.
  static func run(_ request: LiveRequest) throws(LiveError) {
    let controller = LiveController(request)
    try controller.load()
    self.controller = controller
    if BrowserDisplay.isNeeded { browser = try BrowserDisplay() }
    main()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let browser = Self.browser {
      browser.didConnect()
      print("Open \(browser.address) in a browser")
      fflush(nil)
    }
    guard let controller = Self.controller else { return false }
    let available = Interface.current.host?.screenBounds.size ?? .zero
    let size = controller.preferredSize
    let window = UIWindow(
      frame: CGRect(
        x: 0, y: 0, width: min(size.width, available.width),
        height: min(size.height, available.height)))
    window.rootViewController = controller
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
