// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Colours for accents and shades, each with a value for light and one for dark, and with others for high contrast.
///
/// Values: <https://developer.apple.com/design/human-interface-guidelines/color#Specifications>
nonisolated extension UIColor {
  /// Red, for destructive actions and errors.
  public static let systemRed = UIColor(
    light: 0xFF3B30, dark: 0xFF453A, high: (0xD70015, 0xFF6961))
  /// Orange.
  public static let systemOrange = UIColor(
    light: 0xFF9500, dark: 0xFF9F0A, high: (0xC93400, 0xFFB340))
  /// Yellow.
  public static let systemYellow = UIColor(
    light: 0xFFCC00, dark: 0xFFD60A, high: (0xB25000, 0xFFD426))
  /// Green, for what is switched on, and for success.
  public static let systemGreen = UIColor(
    light: 0x34C759, dark: 0x30D158, high: (0x248A3D, 0x30DB5B))
  /// Mint.
  public static let systemMint = UIColor(
    light: 0x00C7BE, dark: 0x63E6E2, high: (0x0C817B, 0x66D4CF))
  /// Teal.
  public static let systemTeal = UIColor(
    light: 0x30B0C7, dark: 0x40C8E0, high: (0x008299, 0x5DE6FF))
  /// Cyan.
  public static let systemCyan = UIColor(
    light: 0x32ADE6, dark: 0x64D2FF, high: (0x0071A4, 0x70D7FF))
  /// Blue, for interactive elements.
  public static let systemBlue = UIColor(
    light: 0x007AFF, dark: 0x0A84FF, high: (0x0040DD, 0x409CFF))
  /// Indigo.
  public static let systemIndigo = UIColor(
    light: 0x5856D6, dark: 0x5E5CE6, high: (0x3634A3, 0x7D7AFF))
  /// Purple.
  public static let systemPurple = UIColor(
    light: 0xAF52DE, dark: 0xBF5AF2, high: (0x8944AB, 0xDA8FFF))
  /// Pink.
  public static let systemPink = UIColor(
    light: 0xFF2D55, dark: 0xFF375F, high: (0xD30F45, 0xFF6482))
  /// Brown.
  public static let systemBrown = UIColor(
    light: 0xA2845E, dark: 0xAC8E68, high: (0x7F6545, 0xB59469))

  // The name is UIKit's.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The tint of an application that sets none: the accent colour of its asset catalogs, or else
  /// `systemBlue`. The accent colour is the one that `NSAccentColorName` in the Info.plist names, or
  /// else `AccentColor`; it is read once.
  public static let tintColor = AssetCatalog.accentColor(of: nil) ?? systemBlue

  // MARK: - Greys, from the one that stands out most to the one nearest to the background

  /// Grey that is the same in light and dark.
  public static let systemGray = UIColor(
    light: 0x8E8E93, dark: 0x8E8E93, high: (0x6C6C70, 0xAEAEB2))
  /// The second grey.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// The third grey.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  /// The fourth grey.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The fifth grey.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The sixth grey.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
}

/// The colours whose components never change.
///
/// Values: <https://developer.apple.com/documentation/uikit/standard-colors>
nonisolated extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and half of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A medium brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing: black of opacity 0.
  public static let clear = UIColor(white: 0, alpha: 0)
}
