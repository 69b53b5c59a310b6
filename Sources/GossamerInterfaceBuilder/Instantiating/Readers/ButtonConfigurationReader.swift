// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<buttonConfiguration>`. Without an image or a title of its own, the button shows those of its states.
enum ButtonConfigurationReader {
  static func read(_ element: Element, into button: UIButton, _ instantiation: Instantiation) {
    guard var configuration = element.choice("style", from: styles) else { return }
    // Without a title in the configuration, the button shows the titles of its states. These may have
    // attributes as NSAttributedString has them.
    let title = instantiation.attributedText("attributedTitle", of: element)
    if let title { button.setAttributedTitle(title, for: .normal) }
    configuration.title = title == nil ? element.text("title") : nil
    configuration.image =
      image(of: element, instantiation) ?? button.image(for: .normal)
    configuration.imagePadding = element.number("imagePadding") ?? 0
    configuration.imagePlacement =
      element.choice("imagePlacement", from: placements) ?? .leading
    configuration.cornerStyle = element.choice("cornerStyle", from: cornerStyles) ?? .dynamic
    configuration.baseForegroundColor = instantiation.color("baseForegroundColor", of: element)
    configuration.baseBackgroundColor = instantiation.color("baseBackgroundColor", of: element)
    if let insets = element.directionalEdgeInsets("contentInsets") {
      configuration.contentInsets = insets
    }
    if let background = element.child(key: "background") {
      configuration.background.backgroundColor =
        instantiation.color("backgroundColor", of: background)
    }
    button.configuration = configuration
    if let font = instantiation.font("titleFontDescription", of: element) {
      button.titleLabel?.font = font
    }
  }

  private static func image(of element: Element, _ instantiation: Instantiation) -> UIImage? {
    let key = "preferredSymbolConfigurationForImage"
    let image = instantiation.image("image", of: element)
    guard let configuration = instantiation.symbolConfiguration(key, of: element) else {
      return image
    }
    return image?.withConfiguration(configuration)
  }

  private static let styles: [String: UIButton.Configuration] = [
    "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
  ]

  private static let placements: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
}
