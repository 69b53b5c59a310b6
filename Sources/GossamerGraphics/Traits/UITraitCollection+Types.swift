// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a surface is elevated above the base level. Elevated surfaces are lighter in dark
/// interfaces, where a shadow couldn't be seen.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiuserinterfacelevel>
nonisolated public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Unspecified; colours are resolved as at the base level.
  case unspecified = -1
  /// The base level: a screen that fills its window.
  case base = 0
  /// The elevated level: a screen on a sheet.
  case elevated = 1
}

/// Whether an interface is shown in light or in dark colours.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>
nonisolated public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Unspecified; colours are resolved as light.
  case unspecified = 0
  /// Dark text on light surfaces.
  case light = 1
  /// Light text on dark surfaces.
  case dark = 2
}

/// Whether there is much or little space in one direction.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass>
nonisolated public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Little space: the width of a phone in portrait, the height of one in landscape.
  case compact = 1
  /// Much space.
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

/// The contrast that the person prefers.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast>
nonisolated public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// Higher contrast than usual.
  case high = 1
}
