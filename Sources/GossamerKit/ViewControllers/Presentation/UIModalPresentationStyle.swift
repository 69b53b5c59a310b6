// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How a presented screen lies over the one that presents it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
nonisolated public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// What suits the system: a ``pageSheet``.
  case automatic = -2
  /// None: what a push or a pop says. A screen that has it is presented like ``fullScreen``.
  case none = -1
  /// All of the window's content. The screen below leaves the window meanwhile, and is told so.
  case fullScreen = 0
  /// A card over the dimmed screen: as high as the window and wide enough for reading; in a narrow
  /// window as wide as the window, from a little below its top down. See
  /// ``UISheetPresentationController``.
  case pageSheet = 1
  /// A card over the dimmed screen of 540 by 620 points, or of the controller's
  /// `preferredContentSize`; in a narrow window like a ``pageSheet``.
  case formSheet = 2
  /// What the presentation controller makes of it that the controller's `transitioningDelegate` gives.
  case custom = 4
  /// All of the window's content. The screen below stays in the window, and shines through where the
  /// presented one is transparent.
  case overFullScreen = 5
}

/// How a screen comes and goes that is presented, unless its `transitioningDelegate` says otherwise.
///
/// UIKit's flip and curl need a third dimension, which windows here don't have; they are absent.
/// Semantics: https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
nonisolated public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// It comes up from below, and goes down again.
  case coverVertical = 0
  /// It fades in and out where it is.
  case crossDissolve = 2
}
