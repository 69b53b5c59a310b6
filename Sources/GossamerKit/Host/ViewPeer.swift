// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What shows one view in a window of a host.
///
/// The peer reads the state of its view, which it knows weakly, when it is told what has changed.
package protocol ViewPeer: AnyObject {
  /// Brings what is shown up to date with the view. Called in a commit; with `.all` right after the peer
  /// was made, and when its view has left the window and come back: it may be different in any way then.
  func update(_ changes: ViewChanges)

  /// Shows the peers of the subviews, from back to front, and no others.
  ///
  /// One that another peer shows still has moved here: that peer is told later in the same commit.
  func setSubpeers(_ subpeers: [any ViewPeer])

  /// What is seen of the view now, to be shown while it fades.
  func makePicture() -> AnyObject?

  /// Gives the keyboard focus to what is shown.
  func focus()

  /// Whether what is shown follows the pointer by itself: a press on it is its own.
  var tracksTouches: Bool { get }
}

extension ViewPeer {
  package var tracksTouches: Bool { false }
}
