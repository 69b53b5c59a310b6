// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far something is moved, in points.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uioffset>
nonisolated public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// An offset of 0.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// An offset to the right and downwards.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of 0.
  public static let zero = UIOffset()
}
