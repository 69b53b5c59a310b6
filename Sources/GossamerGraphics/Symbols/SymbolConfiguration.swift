// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension UIImage {
  /// The size of a system symbol.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration
  public final class SymbolConfiguration: Sendable {
    private let pointSize: CGFloat?
    let weight: SymbolWeight
    private let scale: SymbolScale
    /// The colour of the symbol; nil for that of the view.
    let color: UIColor?

    private init(
      pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, color: UIColor? = nil
    ) {
      self.color = color
      self.pointSize = pointSize.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
      self.weight = weight
      self.scale = scale
    }

    /// A configuration that specifies nothing.
    public static let unspecified = SymbolConfiguration(
      pointSize: nil, weight: .unspecified, scale: .unspecified)

    /// Suits text of this size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Suits text of this size in points. The icons have one weight, so `weight` changes nothing.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Suits text of this size in points, but smaller or larger. The icons have one weight, so `weight`
    /// changes nothing.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
    }

    /// Smaller or larger than it would be.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale)
    }

    /// The icons have one weight, so this changes nothing.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified)
    }

    /// In shades of this colour. The icons have one layer, which gets the colour itself.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, color: hierarchicalColor)
    }

    /// In these colours, one for each layer. The icons have one layer, which gets the first.
    public convenience init(paletteColors: [UIColor]) {
      self.init(
        pointSize: nil, weight: .unspecified, scale: .unspecified, color: paletteColors.first)
    }

    /// In the symbol's own colours, if it has any; the icons here have none.
    public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    /// In the colour of the view.
    public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// Suits text in this font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Suits text in this font, but smaller or larger.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// Suits text of this style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Suits text of this style, but smaller or larger.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// This configuration, overridden by what `other` specifies.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      other.applying(over: self)
    }

    /// This configuration, with unspecified values taken from `base`.
    func applying(over base: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: pointSize ?? base.pointSize,
        weight: weight == .unspecified ? base.weight : weight,
        scale: scale == .unspecified ? base.scale : scale, color: color ?? base.color)
    }

    /// Height and width of the drawing in points.
    ///
    /// A symbol beside text of 17 points is 20 points high, as Apple's are on average; at the scale
    /// small it is four fifths of that, at the scale large five quarters.
    var side: CGFloat {
      let factor: CGFloat =
        switch scale {
        case .small: 0.8
        case .large: 1.25
        case .default, .unspecified, .medium: 1
        }
      return max(((pointSize ?? 17) * 20 / 17 * factor).rounded(), 1)
    }
  }

  /// How large a symbol is in comparison with the text that it suits.
  public enum SymbolScale: Int, Sendable {
    /// The system's: medium.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// As large as usual.
    case medium = 2
    /// Larger.
    case large = 3
  }

  /// How heavy the strokes of a symbol are; the icons here have one weight.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Between ultra-light and light.
    case thin = 2
    /// Lighter than regular.
    case light = 3
    /// That of body text.
    case regular = 4
    /// A little heavier than regular.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavier than bold.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }
}
