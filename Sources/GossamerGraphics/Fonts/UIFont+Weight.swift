// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension UIFont {
  /// How heavy the strokes are, from -1 (thinnest) to 1, with 0 for regular.
  ///
  /// There are nine weights; a value between two of them means the nearest.
  ///
  /// Values: <https://developer.apple.com/documentation/uikit/uifont/weight>
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1 to 1.
    public var rawValue: CGFloat

    /// A weight from a number from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight from a number from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// Between ultra-light and light.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold; the weight of headlines.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }
}

nonisolated extension UIFont.Weight {
  /// The nine weights, with their numbers in CSS and Pango.
  private static let ladder: [(weight: UIFont.Weight, css: Int)] = [
    (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
    (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
  ]

  /// The number, 100 to 900, of the nearest of the nine weights; 400 for NaN.
  var cssValue: Int {
    guard !rawValue.isNaN else { return 400 }
    let value = min(max(rawValue, -1), 1)
    let nearest = Self.ladder.min {
      abs($0.weight.rawValue - value) < abs($1.weight.rawValue - value)
    }
    return nearest?.css ?? 400
  }
}
