// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The scenes that are loaded together: the requested one, those embedded in it, the root of a
/// navigation controller, and so on, from any storyboard.
final class SceneGroup {
  /// How many scenes of a group may exist at a time.
  static let greatestCount = 250

  /// How many scenes of the group exist.
  var count = 0

  /// Whether there is room for one more.
  var hasRoom: Bool { count < Self.greatestCount }
}
