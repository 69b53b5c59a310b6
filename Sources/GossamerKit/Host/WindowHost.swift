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

  /// Closes the window.
  func close()
}
