// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a text stand within its width.
///
/// Semantics and raw values (those of iOS): <https://developer.apple.com/documentation/uikit/nstextalignment>
nonisolated public enum NSTextAlignment: Int, Hashable, Sendable {
  /// All lines begin at the left edge.
  case left = 0
  /// All lines are centred.
  case center = 1
  /// All lines end at the right edge.
  case right = 2
  /// All lines but a paragraph's last are stretched to the full width.
  case justified = 3
  /// Lines begin where the language's do: left for English, right for Arabic.
  case natural = 4
}
