// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The direction of an interface.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}
