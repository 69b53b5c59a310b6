// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// The bars around a controller on the canvas. They belong to the controllers that show it, found
/// by following the segues that lead to it, unless the controller's simulated metrics specify
/// others.
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
  /// Whether the controller is a sheet, which covers its presenter only in part and doesn't extend
  /// under the status bar.
  var isSheet = false
  var isPopover = false
  /// Whether the controller is in a navigation controller, whose bar may be hidden.
  var isInNavigation = false
  /// Whether there is a status bar, which the simulated metrics can remove.
  var hasStatusBar = true
}
