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
