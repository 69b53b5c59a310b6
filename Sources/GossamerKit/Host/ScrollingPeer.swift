// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What shows a scroll view in a window of a host.
package protocol ScrollingPeer: ViewPeer {
  /// Leaves the content where it is, if the host is moving it.
  func endScrolling()
}
