// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Scales fonts and lengths with the person's preferred text size, in the same proportion as a text
/// style.
///
///     label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: UIFont(name: "Inter", size: 19)!)
///     label.adjustsFontForContentSizeCategory = true
///
/// The given sizes are those for the content size category Large. In another category they are
/// scaled in proportion to the text style's size. Apple doesn't document in which proportion UIKit
/// scales.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uifontmetrics>
nonisolated public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Scales in proportion to body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Scales in proportion to a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The font, scaled for the current traits. A view that shows it follows later changes of the
  /// content size category if its `adjustsFontForContentSizeCategory` is true.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// The font, scaled for the current traits, but to at most `maximumPointSize` points; 0 for no
  /// limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font, scaled for the traits; nil for the current ones.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// The font, scaled for the traits, but to at most `maximumPointSize` points. Nil means the
  /// current traits, 0 means no limit. A font that is scaled already is returned unchanged; UIKit
  /// raises an exception for it.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.scaling == nil else { return font }
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = UIFont.Scaling(style: style, pointSize: font.pointSize, maximum: maximum)
    return font.scaled(scaling, in: traitCollection ?? .current)
  }

  /// A length, scaled for the current traits and rounded to whole pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length, scaled for the traits and rounded to whole pixels; nil for the current ones.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = max(traits.displayScale, 1)
    return (style.scaled(value, in: traits.preferredContentSizeCategory) * scale).rounded() / scale
  }
}

nonisolated extension UIFont {
  /// How a font's size follows the content size category.
  package struct Scaling: Hashable, Sendable {
    /// The text style in proportion to which the font is scaled.
    var style: TextStyle
    /// The size in the category Large.
    var pointSize: CGFloat
    /// The maximum size, in points.
    var maximum = CGFloat.infinity
  }

  /// The font in the size for the traits. Returns the same object if the size doesn't follow
  /// traits, or doesn't change.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let scaled = scaled(scaling, in: traits)
    return scaled == self ? self : scaled
  }

  func scaled(_ scaling: Scaling, in traits: UITraitCollection) -> UIFont {
    let size = scaling.style.scaled(scaling.pointSize, in: traits.preferredContentSizeCategory)
    return UIFont(face: face, pointSize: min(size, scaling.maximum), scaling: scaling)
  }
}

nonisolated extension UIFont.TextStyle {
  /// A length for the category Large, scaled in proportion to the style's size in `category`.
  fileprivate func scaled(_ length: CGFloat, in category: UIContentSizeCategory) -> CGFloat {
    length * pointSize(in: category) / pointSize(in: .large)
  }
}
