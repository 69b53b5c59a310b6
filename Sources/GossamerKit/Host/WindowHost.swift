// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The host's counterpart of a window, which shows it.
package protocol WindowHost: AnyObject {
  /// Creates the peer that shows `view` in this window.
  func makePeer(for view: UIView) -> any ViewPeer

  /// Shows `content`, the peer of the window itself, and brings the window to the front.
  func present(_ content: any ViewPeer)

  /// The view whose widget has the keyboard focus; nil for none.
  var focusedView: UIView? { get }

  /// Takes the keyboard focus away from whatever has it.
  func clearFocus()

  /// Updates the window's title, title bar and style.
  func updateChrome()

  /// Whether animations are shown: the window is visible, and the desktop allows animations.
  var showsAnimations: Bool { get }

  /// Makes assistive technologies speak an announcement.
  func announce(_ text: String)

  /// Makes the host's widgets release a touch that a gesture recognizer or control of the Kit has claimed.
  func claim(_ touch: UITouch)

  /// Opens a menu in front of everything.
  func open(_ menu: ShownMenu)

  /// Updates the contents of an open menu.
  func update(_ menu: ShownMenu)

  /// Closes a menu, unless it has closed by itself.
  func close(_ menu: ShownMenu)

  /// Opens a modal file chooser.
  func open(_ chooser: ShownFileChooser)

  /// Closes a file chooser, unless it has closed by itself.
  func close(_ chooser: ShownFileChooser)

  /// Brings the window to the front, and asks for the keyboard.
  func bringToFront()

  /// Closes the window.
  func close()
}

/// The platform that an application runs on: GTK on a desktop or in a browser. A headless test has no host.
package protocol ApplicationHost: AnyObject {
  /// Creates the host of a window.
  func makeHost(for window: UIWindow) -> any WindowHost

  /// Calls ``UpdateCycle/update()`` once, at the next frame.
  func requestUpdate()

  /// Whether the desktop has an application for the URL's scheme.
  func canOpen(_ url: URL) -> Bool

  /// Opens the URL in the desktop's application for it. `completion` gets whether that was started.
  func open(_ url: URL, then completion: @escaping (Bool) -> Void)

  /// The desktop's clipboard; nil if there is none, and the process uses its own.
  var pasteboard: (any PasteboardHost)? { get }

  /// The area of the screen that a new window may take, in points.
  var screenBounds: CGRect { get }

  /// Physical pixels per point.
  var screenScale: CGFloat { get }
}
