// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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
