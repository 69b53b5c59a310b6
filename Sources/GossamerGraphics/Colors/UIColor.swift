// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A colour with opacity, in sRGB, either fixed or dynamic: resolved with the traits of the view
/// that shows it.
///
/// Components are numbers from 0 to 1. Values outside are clamped, infinity too, and NaN counts as
/// 0. UIKit keeps such values for wide-gamut displays, to which GTK 4.8 can't draw.
///
/// Two fixed colours are equal when their components are. A colour with a dynamic provider is equal
/// only to itself. Two colours with a light and a dark value are equal when all their values are.
///
/// - Making: ``init(red:green:blue:alpha:)``, ``init(white:alpha:)``,
///   ``init(hue:saturation:brightness:alpha:)``, ``withAlphaComponent(_:)``
/// - Light and dark: ``init(dynamicProvider:)``, ``resolvedColor(with:)``
/// - Reading: ``getRed(_:green:blue:alpha:)``, ``getHue(_:saturation:brightness:alpha:)``,
///   ``getWhite(_:alpha:)``
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uicolor>
nonisolated public final class UIColor: Sendable {
  /// How the components are found.
  private enum Source {
    case fixed(Components)
    case adaptive(Shades)
    case provided(@Sendable (UITraitCollection) -> UIColor)
  }

  /// The components by style and contrast.
  private struct Shades: Hashable {
    var light: Components
    var dark: Components
    /// Used where the person asks for more contrast.
    var highLight: Components
    var highDark: Components

    func components(with traits: UITraitCollection) -> Components {
      let isHigh = traits.accessibilityContrast == .high
      return traits.userInterfaceStyle == .dark
        ? (isHigh ? highDark : dark) : (isHigh ? highLight : light)
    }

    func withAlpha(_ alpha: CGFloat) -> Shades {
      Shades(
        light: light.withAlpha(alpha), dark: dark.withAlpha(alpha),
        highLight: highLight.withAlpha(alpha), highDark: highDark.withAlpha(alpha))
    }
  }

  private let source: Source

  /// A colour of red, green and blue light in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A shade of grey: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from the colour wheel: a hue of 0 and of 1 is red, 1/3 is green, 2/3 is blue.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Components(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// A colour that `dynamicProvider` chooses each time it is drawn, by the traits of the view that
  /// shows it.
  ///
  /// The provider may return another dynamic colour, which is then resolved, up to eight times. If
  /// the eighth is still dynamic, for instance because a provider returns its own colour, the
  /// result is clear.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .provided(dynamicProvider)
  }

  /// The same colour as another one, with which it is equal.
  init(sharing color: UIColor) {
    source = color.source
  }

  /// A fixed colour.
  package init(_ components: Components) {
    source = .fixed(components)
  }

  /// A colour with one value in a dark interface and another one everywhere else. `highLight` and
  /// `highDark` are used where the person asks for more contrast; nil for the same values.
  init(
    light: Components, dark: Components, highLight: Components? = nil, highDark: Components? = nil
  ) {
    source = .adaptive(
      Shades(
        light: light, dark: dark, highLight: highLight ?? light, highDark: highDark ?? dark))
  }

  private init(_ shades: Shades) {
    source = .adaptive(shades)
  }

  /// The components under the given traits.
  package func components(with traits: UITraitCollection = .current) -> Components {
    var color = self
    for _ in 0..<8 {
      switch color.source {
      case .fixed(let components): return components
      case .adaptive(let shades): return shades.components(with: traits)
      case .provided(let provider): color = provider(traits)
      }
    }
    return Components(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// The fixed colour that this colour resolves to with the given traits. Returns a fixed colour
  /// itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(components(with: traitCollection))
  }

  /// The same colour with another opacity, 0 (clear) to 1; a dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let components): UIColor(components.withAlpha(alpha))
    case .adaptive(let shades): UIColor(shades.withAlpha(alpha))
    case .provided:
      UIColor { traits in UIColor(self.components(with: traits).withAlpha(alpha)) }
    }
  }
}

nonisolated extension UIColor: Hashable {
  /// Whether both colours are equal: see the type's description.
  public static func == (one: UIColor, other: UIColor) -> Bool {
    if one === other { return true }
    return switch (one.source, other.source) {
    case (.fixed(let components), .fixed(let others)): components == others
    case (.adaptive(let shades), .adaptive(let others)): shades == others
    default: false
    }
  }

  /// Feeds what `==` compares into the hasher.
  public func hash(into hasher: inout Hasher) {
    switch source {
    case .fixed(let components): hasher.combine(components)
    case .adaptive(let shades): hasher.combine(shades)
    case .provided: hasher.combine(ObjectIdentifier(self))
    }
  }
}

nonisolated extension UIColor: CustomStringConvertible {
  /// The components, or a note that they depend on traits: `UIColor(1.0, 0.0, 0.0, 0.5)`.
  public var description: String {
    switch source {
    case .fixed(let components): "UIColor(\(components))"
    case .adaptive(let shades): "UIColor(light: \(shades.light), dark: \(shades.dark))"
    case .provided: "UIColor(dynamic)"
    }
  }
}
