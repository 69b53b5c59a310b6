// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What an application runs on: GTK on a desk or in a browser, nothing at all in a headless test.
package protocol ApplicationHost: AnyObject {
  /// Makes what shows `window`.
  func makeHost(for window: UIWindow) -> any WindowHost

  /// Calls ``UpdateCycle/update()`` once, at the next frame.
  func requestUpdate()

  /// Whether the desktop has an application for the URL's scheme.
  func canOpen(_ url: URL) -> Bool

  /// Opens the URL in the application that the desktop has for it, and tells whether that was started.
  func open(_ url: URL, then completion: @escaping (Bool) -> Void)

  /// The area of the screen that a new window may take, in points.
  var screenBounds: CGRect { get }

  /// Physical pixels per point.
  var screenScale: CGFloat { get }
}
