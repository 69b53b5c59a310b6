// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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
