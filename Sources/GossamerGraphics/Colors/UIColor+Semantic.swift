// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Colours named after their use, each with a value for light and one for dark.
///
/// Names: <https://developer.apple.com/documentation/uikit/ui-element-colors>. Apple publishes no
/// table of their values. These were recorded from iOS 13 on, except for the opacities in high
/// contrast.
nonisolated extension UIColor {
  // MARK: - Text

  /// Text that carries the content.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// Text beside the content, such as a subtitle.
  public static let secondaryLabel = UIColor(
    light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6, highAlpha: 0.85)
  /// Text of the third rank.
  public static let tertiaryLabel = UIColor(
    light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3, highAlpha: 0.72)
  /// Text of the fourth rank, such as a watermark.
  public static let quaternaryLabel = UIColor(
    light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16, highAlpha: 0.55)
  /// The placeholder of an empty text field.
  public static let placeholderText = UIColor(
    light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3, highAlpha: 0.72)
  /// A link.
  public static let link = UIColor(
    light: 0x007AFF, dark: 0x0984FF, high: (0x0040DD, 0x409CFF))
  /// Text on a dark background, in light and dark interfaces.
  public static let lightText = UIColor(light: 0xFFFFFF, 0.6, dark: 0xFFFFFF, 0.6)
  /// Text on a light background, in light and dark interfaces.
  public static let darkText = UIColor(light: 0x000000, dark: 0x000000)

  // MARK: - Lines

  /// A thin line that lets the background shine through.
  public static let separator = UIColor(
    light: 0x3C3C43, 0.29, dark: 0x545458, 0.6, highAlpha: 0.8)
  /// A thin opaque line.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)

  // MARK: - Fills, over a background

  /// For thin and small shapes, such as a track.
  public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
  /// For shapes of medium size, such as a switch.
  public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// For large shapes, such as a field or a button.
  public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// For large areas with content of their own.
  public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)

  // MARK: - Backgrounds

  /// The background of a screen.
  public static let systemBackground = ground(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  /// The background of content grouped on a screen.
  public static let secondarySystemBackground = ground(
    light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of content grouped within a group.
  public static let tertiarySystemBackground = ground(
    light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The background of a screen of grouped content.
  public static let systemGroupedBackground = ground(
    light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  /// The former name of ``systemGroupedBackground``.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The background of a group on such a screen.
  public static let secondarySystemGroupedBackground = ground(
    light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of a group within a group.
  public static let tertiarySystemGroupedBackground = ground(
    light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)

  /// A background that is lighter in dark interfaces at the elevated level, such as on a sheet.
  private static func ground(
    light: UInt32, dark: UInt32, elevated: UInt32
  ) -> UIColor {
    let (base, lifted) = (UIColor(light: light, dark: dark), UIColor(light: light, dark: elevated))
    return UIColor { $0.userInterfaceLevel == .elevated ? lifted : base }
  }
}
