// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// The colour of the child with this key; nil if there is none, or, with a message, if it can't be
  /// read.
  func color(_ key: String, of element: Element) -> UIColor? {
    guard let child = element.child(key: key), child.name == "color" else { return nil }
    return color(child)
  }

  private func color(_ element: Element) -> UIColor? {
    let system = element.string("systemColor") ?? element.string("cocoaTouchSystemColor")
    if let system, let color = UIColor.documentNames[system] { return color }
    if let color = UIColor(components: element) { return color }
    if let system {
      return stored(document.resources.systemColor(system), named: system, at: element)
    }
    guard let name = element.string("name") else {
      diagnostics.warning(
        "The colour has neither components nor a name, so it is left out. Choose it again.",
        at: element)
      return nil
    }
    return stored(document.resources.namedColor(name), named: name, at: element)
  }

  /// The colour that the document stores for a name.
  private func stored(_ resource: Element?, named name: String, at element: Element) -> UIColor? {
    if let color = resource.flatMap({ UIColor(components: $0) }) { return color }
    diagnostics.warning(
      """
      The colour '\(name.excerpt)' isn't known, and the document doesn't store it, so it is left out. \
      Choose one with components.
      """, at: element)
    return nil
  }
}

extension UIColor {
  /// The colour of an element that has components; nil for one that has only a name.
  convenience init?(components element: Element) {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      self.init(white: white, alpha: alpha)
      return
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    let isWide = element.string("customColorSpace") == "displayP3"
    let values = isWide ? DisplayP3.sRGB(red, green, blue) : (red, green, blue)
    self.init(red: values.0, green: values.1, blue: values.2, alpha: alpha)
  }

  /// The colours of the system, by the names that documents have, which are those of UIKit with `Color`
  /// behind them.
  static let documentNames: [String: UIColor] = [
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
