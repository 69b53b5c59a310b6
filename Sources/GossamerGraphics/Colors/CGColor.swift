// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A fixed colour in sRGB, such as a layer has. Its components are from 0 to 1.
///
/// Semantics: https://developer.apple.com/documentation/coregraphics/cgcolor
nonisolated public struct CGColor: Hashable, Sendable {
  package let rgba: UIColor.Components

  /// Creates a colour of red, green and blue light with an opacity, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = UIColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour of red, green and blue light with an opacity, each from 0 to 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of grey, from 0 (black) to 1 (white), with an opacity.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates a colour of components from 0 to 1 in a colour space, with the opacity as the last. Nil if
  /// their number isn't that of the space.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard let color = space.color(components) else { return nil }
    self = color
  }

  fileprivate init(_ components: UIColor.Components) {
    rgba = components
  }

  /// Red, green, blue and the opacity, each from 0 to 1. Never nil, and always four, also for greys.
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

  /// The number of ``components``: 4.
  public var numberOfComponents: Int { 4 }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { rgba.alpha }

  /// The colour space of the components: sRGB.
  public var colorSpace: CGColorSpace? { .sRGBSpace }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(rgba.withAlpha(alpha)) }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

/// The meaning of a colour's components. Everything is drawn in sRGB; colours of other spaces are
/// converted to it.
///
/// Semantics: https://developer.apple.com/documentation/coregraphics/cgcolorspace
nonisolated public final class CGColorSpace: Hashable, Sendable {
  private enum Model {
    case rgb, gray, wide
  }

  private let model: Model

  /// The name, such as ``sRGB``.
  public let name: String?

  private init(_ model: Model, name: String) {
    self.model = model
    self.name = name
  }

  /// The space of a name; nil for one that isn't known here.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.genericRGBLinear: self.init(.rgb, name: name)
    case Self.displayP3: self.init(.wide, name: name)
    case Self.genericGrayGamma2_2, Self.linearGray: self.init(.gray, name: name)
    default: return nil
    }
  }

  /// The number of components without the opacity.
  public var numberOfComponents: Int { model == .gray ? 1 : 3 }

  static let sRGBSpace = CGColorSpace(.rgb, name: CGColorSpace.sRGB)
  static let graySpace = CGColorSpace(.gray, name: CGColorSpace.genericGrayGamma2_2)

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside of 0 to 1, which are clamped here.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of linear RGB, which counts as sRGB here.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // Core Graphics' name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of linear greys, which count as ``genericGrayGamma2_2`` here.
  public static let linearGray = "kCGColorSpaceLinearGray"

  /// The colour of components, the opacity last; nil if their number is wrong.
  func color(_ components: [CGFloat]) -> CGColor? {
    guard components.count == numberOfComponents + 1 else { return nil }
    switch model {
    case .gray: return CGColor(gray: components[0], alpha: components[1])
    case .rgb:
      return CGColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case .wide:
      let rgb = DisplayP3.sRGB(components[0], components[1], components[2])
      return CGColor(red: rgb.0, green: rgb.1, blue: rgb.2, alpha: components[3])
    }
  }

  /// Whether both are the same space.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }

  /// Feeds the name into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// Core Graphics' names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of red, green and blue: sRGB.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGBSpace }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of greys.
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .graySpace }

nonisolated extension UIColor {
  /// The colour resolved with the current traits.
  public var cgColor: CGColor { CGColor(components()) }

  /// Creates a fixed colour.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.rgba)
  }

  /// A colour with components in Display P3, converted to sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let rgb = DisplayP3.sRGB(red, green, blue)
    self.init(red: rgb.0, green: rgb.1, blue: rgb.2, alpha: alpha)
  }
}
