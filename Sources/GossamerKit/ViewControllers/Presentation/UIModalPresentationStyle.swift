// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How a screen is presented over another one.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
nonisolated public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The default of the system: a ``pageSheet``.
  case automatic = -2
  /// No presentation: the value for a push or a pop. A screen with this style is presented as ``fullScreen``.
  case none = -1
  /// Fills the window. The screen below is removed from the window meanwhile, and disappears.
  case fullScreen = 0
  /// A card over the dimmed screen, 704 points wide and almost as high as the window. In a narrow window, it is as wide
  /// as the window and begins a little below its top. See ``UISheetPresentationController``.
  case pageSheet = 1
  /// A card over the dimmed screen, of 540 by 620 points or of the controller's `preferredContentSize`. In a narrow
  /// window, the same as a ``pageSheet``.
  case formSheet = 2
  /// Managed by the presentation controller that the `transitioningDelegate` provides.
  case custom = 4
  /// Fills the window. The screen below stays in the window, and is visible where the presented one is transparent.
  case overFullScreen = 5
  /// A card beside a view or a bar button, with an arrow that points to it. In a window of compact width, a
  /// ``pageSheet``. See ``UIPopoverPresentationController``.
  case popover = 7

  /// The same as ``fullScreen``: no controller defines a context that is smaller than the window.
  public static let currentContext = UIModalPresentationStyle.fullScreen
  /// The same as ``overFullScreen``: no controller defines a context that is smaller than the window.
  public static let overCurrentContext = UIModalPresentationStyle.overFullScreen
}

/// The animation of a presentation and its dismissal, unless the `transitioningDelegate` provides another.
///
/// UIKit's flip and page curl dissolve the screen, because Gossamer has no three-dimensional transforms.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
nonisolated public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// The screen slides up from below, and down again.
  case coverVertical = 0
  /// The screen fades in and out in place.
  case crossDissolve = 2

  /// The same as ``crossDissolve``.
  public static let flipHorizontal = UIModalTransitionStyle.crossDissolve
  /// The same as ``crossDissolve``.
  public static let partialCurl = UIModalTransitionStyle.crossDissolve
}
