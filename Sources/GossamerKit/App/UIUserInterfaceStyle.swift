// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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
