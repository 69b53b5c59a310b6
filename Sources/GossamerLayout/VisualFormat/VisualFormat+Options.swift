// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension VisualFormat {
  /// How the views of a format are aligned across its axis, in which direction they follow each
  /// other, and from where to where the distances between them count.
  ///
  /// The names and raw values are those of UIKit's `NSLayoutConstraint.FormatOptions`. Several
  /// alignments may be combined; of the directions only one may be given.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each alignment (1 shifted by the attribute's raw value), then two bits for the
    /// direction, one for spacing.
    public let rawValue: UInt

    /// Options with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(aligning attribute: LayoutAttribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }
  }
}

// MARK: - Aligning the views

extension VisualFormat.Options {
  /// All views have the same left edge. For vertical formats.
  public static let alignAllLeft = Self(aligning: .left)
  /// All views have the same right edge. For vertical formats.
  public static let alignAllRight = Self(aligning: .right)
  /// All views have the same top edge. For horizontal formats.
  public static let alignAllTop = Self(aligning: .top)
  /// All views have the same bottom edge. For horizontal formats.
  public static let alignAllBottom = Self(aligning: .bottom)
  /// All views have the same leading edge. For vertical formats.
  public static let alignAllLeading = Self(aligning: .leading)
  /// All views have the same trailing edge. For vertical formats.
  public static let alignAllTrailing = Self(aligning: .trailing)
  /// All views have the same horizontal centre. For vertical formats.
  public static let alignAllCenterX = Self(aligning: .centerX)
  /// All views have the same vertical centre. For horizontal formats.
  public static let alignAllCenterY = Self(aligning: .centerY)
  /// All views have the same last baseline. For horizontal formats.
  public static let alignAllLastBaseline = Self(aligning: .lastBaseline)
  /// All views have the same first baseline. For horizontal formats.
  public static let alignAllFirstBaseline = Self(aligning: .firstBaseline)
  /// The bits that alignments use.
  public static let alignmentMask = Self(rawValue: 0xFFFF)

  /// The attributes to align, in the order of their raw values.
  var alignments: [LayoutAttribute] {
    Self.alignable.filter { contains(Self(aligning: $0)) }
  }

  private static let alignable: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
    .firstBaseline,
  ]
}

// MARK: - Direction and spacing

extension VisualFormat.Options {
  /// The views of a horizontal format follow each other as text flows. This is the default.
  public static let directionLeadingToTrailing: Self = []
  /// The views of a horizontal format follow each other from left to right, whatever the direction
  /// of text.
  public static let directionLeftToRight = Self(rawValue: 1 << 16)
  /// The views of a horizontal format follow each other from right to left, whatever the direction
  /// of text.
  public static let directionRightToLeft = Self(rawValue: 2 << 16)
  /// The bits that directions use.
  public static let directionMask = Self(rawValue: 3 << 16)

  /// Distances between views count from edge to edge. This is the default.
  public static let spacingEdgeToEdge: Self = []
  /// Distances between the views of a vertical format count from the last baseline of the upper
  /// view to the first baseline of the lower one. Distances to the superview, and horizontal
  /// formats, are not changed by it.
  public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
  /// The bit that spacing uses.
  public static let spacingMask = Self(rawValue: 1 << 19)
}
