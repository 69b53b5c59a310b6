// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Whether and how a view mirrors itself in right-to-left interfaces.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the direction of the interface.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Spatial controls, such as a game pad: never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// The direction that leading and trailing mean under `traits`.
  func direction(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
