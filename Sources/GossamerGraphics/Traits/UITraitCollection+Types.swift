// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How far a surface is lifted from the ground. In dark interfaces, where a shadow can't be seen, what is
/// lifted is lighter.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiuserinterfacelevel>
nonisolated public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Nothing is said; where a colour must be chosen, the base level is taken.
  case unspecified = -1
  /// The ground: a screen that fills its window.
  case base = 0
  /// Above the ground: a screen on the card of a sheet.
  case elevated = 1
}

/// Whether an interface is shown in light or in dark colours.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>
nonisolated public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Nothing is said; where a colour must be chosen, light is taken.
  case unspecified = 0
  /// Dark text on light surfaces.
  case light = 1
  /// Light text on dark surfaces.
  case dark = 2
}

/// Whether there is much or little room in one direction.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass>
nonisolated public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Little room: the width of a phone held upright, the height of one held sideways.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The direction of an interface.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// The direction in which an interface's language runs.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection>
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As English: leading is left.
  case leftToRight = 0
  /// As Arabic and Hebrew: leading is right.
  case rightToLeft = 1
}

/// How much colours stand out from each other.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast>
nonisolated public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More than usual, as the person has asked for.
  case high = 1
}
