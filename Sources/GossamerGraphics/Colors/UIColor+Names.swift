// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

nonisolated extension UIColor {
  /// UIKit's system colours by their names in documents and catalogs, which end in `Color`.
  package static let documentNames: [String: UIColor] = [
    "blackColor": .black, "blueColor": .blue, "brownColor": .brown, "clearColor": .clear,
    "cyanColor": .cyan, "darkGrayColor": .darkGray, "darkTextColor": .darkText,
    "grayColor": .gray, "greenColor": .green,
    "groupTableViewBackgroundColor": .systemGroupedBackground, "labelColor": .label,
    "lightGrayColor": .lightGray, "lightTextColor": .lightText, "linkColor": .link,
    "magentaColor": .magenta, "opaqueSeparatorColor": .opaqueSeparator, "orangeColor": .orange,
    "placeholderTextColor": .placeholderText, "purpleColor": .purple,
    "quaternaryLabelColor": .quaternaryLabel, "quaternarySystemFillColor": .quaternarySystemFill,
    "redColor": .red, "secondaryLabelColor": .secondaryLabel,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "secondarySystemFillColor": .secondarySystemFill,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "separatorColor": .separator, "systemBackgroundColor": .systemBackground,
    "systemBlueColor": .systemBlue, "systemBrownColor": .systemBrown,
    "systemCyanColor": .systemCyan, "systemFillColor": .systemFill,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "systemGrayColor": .systemGray,
    "systemGreenColor": .systemGreen, "systemGroupedBackgroundColor": .systemGroupedBackground,
    "systemIndigoColor": .systemIndigo, "systemMintColor": .systemMint,
    "systemOrangeColor": .systemOrange, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemRedColor": .systemRed,
    "systemTealColor": .systemTeal, "systemYellowColor": .systemYellow,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiaryLabelColor": .tertiaryLabel,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "tintColor": .tintColor, "whiteColor": .white, "yellowColor": .yellow,
  ]
}
