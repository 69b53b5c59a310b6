// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What shows one window.
package protocol WindowHost: AnyObject {
  /// Makes what shows `view` in this window.
  func makePeer(for view: UIView) -> any ViewPeer

  /// Shows the window's own peer as the content, and brings the window to the front.
  func present(_ content: any ViewPeer)

  /// The view whose widget has the keyboard focus; nil for none.
  var focusedView: UIView? { get }

  /// Takes the keyboard focus away from whatever has it.
  func clearFocus()

  /// Brings what surrounds the content, such as the title, up to date with the window.
  func updateChrome()

  /// Whether animations are seen: the window is, and the desktop wants them.
  var showsAnimations: Bool { get }

  /// Has assistive technologies say something.
  func announce(_ text: String)

  /// One of the Kit's recognisers or controls has taken a touch: the host's widgets let go of it.
  func claim(_ touch: UITouch)

  /// Opens a menu, in front of all else.
  func open(_ menu: ShownMenu)

  /// Shows what is in an open menu now.
  func update(_ menu: ShownMenu)

  /// Closes a menu, whose host hasn't told that it is closed.
  func close(_ menu: ShownMenu)

  /// Opens a file chooser, which keeps the window from being used.
  func open(_ chooser: ShownFileChooser)

  /// Closes a file chooser, unless it has closed by itself.
  func close(_ chooser: ShownFileChooser)

  /// Closes the window.
  func close()
}

/// What an application runs on: GTK on a desktop or in a browser, nothing at all in a headless test.
package protocol ApplicationHost: AnyObject {
  /// Makes what shows `window`.
  func makeHost(for window: UIWindow) -> any WindowHost

  /// Calls ``UpdateCycle/update()`` once, at the next frame.
  func requestUpdate()

  /// Whether the desktop has an application for the URL's scheme.
  func canOpen(_ url: URL) -> Bool

  /// Opens the URL in the application that the desktop has for it, and tells whether that was started.
  func open(_ url: URL, then completion: @escaping (Bool) -> Void)

  /// The clipboard that all applications share; nil for one of this process.
  var pasteboard: (any PasteboardHost)? { get }

  /// The area of the screen that a new window may take, in points.
  var screenBounds: CGRect { get }

  /// Physical pixels per point.
  var screenScale: CGFloat { get }
}
