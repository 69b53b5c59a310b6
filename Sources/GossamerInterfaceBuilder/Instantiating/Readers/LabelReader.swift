// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<label>`.
enum LabelReader: ViewReader {
  static func read(_ element: Element, into view: UILabel, _ instantiation: Instantiation) {
    view.text = instantiation.text("text", orAttributed: "attributedText", of: element)
    if let font = instantiation.font("fontDescription", of: element) { view.font = font }
    if let color = instantiation.color("textColor", of: element) { view.textColor = color }
    view.textAlignment = element.choice("textAlignment", from: TextNames.alignments) ?? .natural
    view.lineBreakMode =
      element.choice("lineBreakMode", from: TextNames.lineBreakModes) ?? .byTruncatingTail
    view.numberOfLines = max(element.integer("numberOfLines") ?? 1, 0)
    view.preferredMaxLayoutWidth = max(element.number("preferredMaxLayoutWidth") ?? 0, 0)
    view.isEnabled = element.bool("enabled") ?? true
  }
}
