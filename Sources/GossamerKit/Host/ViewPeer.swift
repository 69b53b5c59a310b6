// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What shows one view in a window of a host.
///
/// The peer reads the state of its view, which it knows weakly, when it is told what has changed.
package protocol ViewPeer: AnyObject {
  /// Brings what is shown up to date with the view. Called in a commit, or with `.all` right after
  /// the peer was made.
  func update(_ changes: ViewChanges)

  /// Shows the peers of the subviews, from back to front, and no others.
  ///
  /// One that another peer shows still has moved here: that peer is told later in the same commit.
  func setSubpeers(_ subpeers: [any ViewPeer])

  /// Gives the keyboard focus to what is shown.
  func focus()
}
