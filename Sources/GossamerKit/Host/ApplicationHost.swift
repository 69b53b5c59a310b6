// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What an application runs on: GTK on a desk or in a browser, nothing at all in a headless test.
package protocol ApplicationHost: AnyObject {
  /// Makes what shows `window`.
  func makeHost(for window: UIWindow) -> any WindowHost

  /// Calls ``UpdateCycle/update()`` once, at the next frame.
  func requestUpdate()

  /// The area of the screen that a new window may take, in points.
  var screenBounds: CGRect { get }

  /// Physical pixels per point.
  var screenScale: CGFloat { get }
}
