// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIStackView {
  /// How the views of a stack share its length.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill it; whose hugging or compression resistance is lowest gives way.
    case fill = 0
    /// They fill it, all with the same length.
    case fillEqually = 1
    /// They fill it, in proportion to their natural lengths.
    case fillProportionally = 2
    /// They keep their natural lengths, with equal gaps of at least the spacing.
    case equalSpacing = 3
    /// They keep their natural lengths, their centres at equal distances as far as gaps of at least
    /// the spacing allow.
    case equalCentering = 4
  }

  /// Where the views of a stack stand across it.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
  nonisolated public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge where reading starts, or at the top.
    case leading = 1
    /// With their first baselines at one height. In a vertical stack as ``leading``.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where reading ends, or at the bottom.
    case trailing = 4
    /// With their last baselines at one height. In a vertical stack as ``trailing``.
    case lastBaseline = 5

    /// At the top of a horizontal stack: ``leading``.
    public static var top: Alignment { .leading }
    /// At the bottom of a horizontal stack: ``trailing``.
    public static var bottom: Alignment { .trailing }

    var isByBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }
}
