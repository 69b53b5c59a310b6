// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension UIFont {
  /// The use of a text, which determines its weight, and together with the person's preferred text
  /// size its size.
  ///
  /// The sizes given here are those of UIKit's default content size category, Large.
  ///
  /// Values: <https://developer.apple.com/design/human-interface-guidelines/typography#Specifications>
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name in Interface Builder documents.
    public let rawValue: String

    /// Creates a style from its name. An unknown style is shown as body text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The system font for a text style, in the size for the current traits' content size category. A
  /// view that shows it follows later changes of the category if its
  /// `adjustsFontForContentSizeCategory` is true.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font for a text style, in the size for the traits' content size category.
  /// - Parameter traitCollection: the traits whose content size category counts; nil for the
  ///   current ones.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(style, weight: style == .headline ? .semibold : .regular, traitCollection)
  }

  /// The font of a text style in another weight.
  package static func preferredFont(
    _ style: TextStyle, weight: Weight, _ traits: UITraitCollection? = nil
  ) -> UIFont {
    let usual = systemFont(ofSize: style.pointSize(in: .large), weight: weight)
    return usual.scaled(Scaling(style: style, pointSize: usual.pointSize), in: traits ?? .current)
  }
}

nonisolated extension UIFont.TextStyle {
  /// The size of the style, in points, in a content size category.
  func pointSize(in category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[self] ?? Self.bodySizes
    return sizes[category.place ?? 3]
  }

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// The sizes of each style, in the order of `UIContentSizeCategory.sizes`.
  ///
  /// Values: <https://developer.apple.com/design/human-interface-guidelines/typography#Specifications>
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
