// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes fonts and lengths follow the size of text that the person wants, as a text style does.
///
///     label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: UIFont(name: "Inter", size: 19)!)
///     label.adjustsFontForContentSizeCategory = true
///
/// What is given is for the category Large, where nothing is scaled. In another one it is scaled as the sizes of the
/// text style are. Apple doesn't document by which measure UIKit scales.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uifontmetrics>
nonisolated public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Scales as body text is.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Scales as the text style is.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The font, scaled by the current traits. What shows it follows a change of them where its
  /// `adjustsFontForContentSizeCategory` says so.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// The font, scaled by the current traits, but no larger than `maximumPointSize` in points; 0 for any size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font, scaled by the traits; nil takes the current ones.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// The font, scaled by the traits, nil takes the current ones, but no larger than `maximumPointSize` in points; 0 for
  /// any size. A font that follows the person's wish already is returned as it is; in UIKit that ends the process.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.scaling == nil else { return font }
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = UIFont.Scaling(style: style, pointSize: font.pointSize, maximum: maximum)
    return font.scaled(scaling, in: traitCollection ?? .current)
  }

  /// A length, scaled by the current traits and rounded to whole pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length, scaled by the traits and rounded to whole pixels; nil takes the current ones.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = max(traits.displayScale, 1)
    return (style.scaled(value, in: traits.preferredContentSizeCategory) * scale).rounded() / scale
  }
}

nonisolated extension UIFont {
  /// How a font's size follows what the person wants.
  package struct Scaling: Hashable, Sendable {
    /// The text style as which it is scaled.
    var style: TextStyle
    /// The size in the category Large.
    var pointSize: CGFloat
    /// The greatest size.
    var maximum = CGFloat.infinity
  }

  /// The font, in the size that the traits say; itself if it doesn't follow them, or has that size.
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
  /// A length of the category Large, larger or smaller by as much as the style is.
  fileprivate func scaled(_ length: CGFloat, in category: UIContentSizeCategory) -> CGFloat {
    length * pointSize(in: category) / pointSize(in: .large)
  }
}
