// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What shows a scroll view in a window of a host.
package protocol ScrollingPeer: ViewPeer {
  /// Moves the content there before a person's eyes, and tells the view of each step and of the end.
  func scroll(to offset: CGPoint)

  /// Leaves the content where it is, if it is moving.
  func endScrolling()
}
