// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// The bars around a controller on the canvas: those of the controllers that show it, found by following
/// the segues that lead to it, unless it simulates others.
struct CanvasBars {
  /// A bar at the top: none, of the usual height, or with a large title.
  enum Top {
    case none
    case usual
    case largeTitle
  }

  /// A bar at the bottom.
  enum Bottom {
    case none
    case tabs
    case tools
  }

  var top = Top.none
  var bottom = Bottom.none
  var hasOpaqueTop = false
  var hasOpaqueBottom = false
  /// Whether the controller covers its presenter only in part, and so doesn't reach under the status bar.
  var isSheet = false
  var isPopover = false
  /// Whether a navigation controller shows it, with or without its bar.
  var isInNavigation = false
  /// Whether the status bar isn't simulated away.
  var hasStatusBar = true
}
