// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension UIFont {
  static let sansSerif = "Inter,Cantarell,Sans"
  static let monospaced = "DejaVu Sans Mono,Monospace"
  static let serif = "Serif"

  /// Whether the font is the system font, in any weight.
  var isSystemFont: Bool { face.families == Self.sansSerif }

  /// The size of a label's text: 17 points.
  public static var labelFontSize: CGFloat { 17 }

  /// The size of a button's title: 18 points.
  public static var buttonFontSize: CGFloat { 18 }

  /// The default size of fonts: 14 points.
  public static var systemFontSize: CGFloat { 14 }

  /// The size of small text: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The system's font in a size and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(face: Face(families: sansSerif, weight: weight.cssValue), pointSize: fontSize)
  }

  /// The system's font for emphasis. As in UIKit its weight is semibold, not bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system's font, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: Face(families: sansSerif, isItalic: true), pointSize: fontSize)
  }

  /// A font in which all characters are equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: Face(families: monospaced, weight: weight.cssValue), pointSize: fontSize)
  }

  /// The system's font with digits that are all equally wide, for numbers that change in place.
  ///
  /// The digits come from the typeface (OpenType's feature `tnum`). A typeface without them shows
  /// its usual digits.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(
      face: Face(families: sansSerif, weight: weight.cssValue, hasTabularDigits: true),
      pointSize: fontSize)
  }
}
