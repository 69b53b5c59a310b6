// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The scenes that are loaded together: one that somebody asked for, those embedded in it, the root of a
/// navigation controller, and so on, from whatever storyboards.
final class SceneGroup {
  /// How many of them may be there at a time.
  static let greatestCount = 250

  /// How many are there.
  var count = 0

  /// Whether there is room for one more.
  var hasRoom: Bool { count < Self.greatestCount }
}
