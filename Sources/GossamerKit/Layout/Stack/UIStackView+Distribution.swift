// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIStackView {
  /// The distribution of the views along a stack's axis.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill the stack. The view with the lowest content hugging is stretched, or the one with the lowest compression
    /// resistance is compressed.
    case fill = 0
    /// They fill the stack, with equal lengths.
    case fillEqually = 1
    /// They fill the stack, in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// They keep their intrinsic lengths, with equal gaps of at least the spacing.
    case equalSpacing = 3
    /// They keep their intrinsic lengths. Their centres have equal distances, as far as gaps of at least the spacing allow.
    case equalCentering = 4
  }

  /// The alignment of the views perpendicular to a stack's axis.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
  nonisolated public enum Alignment: Int, Sendable {
    /// Stretched from edge to edge.
    case fill = 0
    /// At the leading edge of a vertical stack, or the top of a horizontal one.
    case leading = 1
    /// With their first baselines aligned. In a vertical stack like ``leading``.
    case firstBaseline = 2
    /// Centred.
    case center = 3
    /// At the trailing edge of a vertical stack, or the bottom of a horizontal one.
    case trailing = 4
    /// With their last baselines aligned. In a vertical stack like ``trailing``.
    case lastBaseline = 5

    /// At the top of a horizontal stack: ``leading``.
    public static var top: Alignment { .leading }
    /// At the bottom of a horizontal stack: ``trailing``.
    public static var bottom: Alignment { .trailing }

    var isByBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }
}
