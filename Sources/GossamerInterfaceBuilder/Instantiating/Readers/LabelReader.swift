// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<label>`.
enum LabelReader: ViewReader {
  static func read(_ element: Element, into view: UILabel, _ instantiation: Instantiation) {
    view.text = element.text("text")
    if let font = instantiation.font("fontDescription", of: element) { view.font = font }
    if let color = instantiation.color("textColor", of: element) { view.textColor = color }
    view.highlightedTextColor = instantiation.color("highlightedColor", of: element)
    view.textAlignment = element.choice("textAlignment", from: TextNames.alignments) ?? .natural
    view.lineBreakMode =
      element.choice("lineBreakMode", from: TextNames.lineBreakModes) ?? .byTruncatingTail
    view.numberOfLines = max(element.integer("numberOfLines") ?? 1, 0)
    view.preferredMaxLayoutWidth = max(element.number("preferredMaxLayoutWidth") ?? 0, 0)
    view.isEnabled = element.bool("enabled") ?? true
    view.adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
    readScale(element, into: view)
    // Set last, because setting the label's font, colour and alignment overrides those of the text.
    if let text = instantiation.attributedText("attributedText", of: element) {
      view.attributedText = text
    }
  }

  /// Reads whether the text shrinks to fit. If it does, Interface Builder writes only the minimum: a factor, or,
  /// in older documents, a font size. If it doesn't, Interface Builder may write `adjustsFontSizeToFit="NO"`.
  private static func readScale(_ element: Element, into view: UILabel) {
    let factor = element.number("minimumScaleFactor")
    let size = element.number("minimumFontSize")
    view.adjustsFontSizeToFitWidth =
      element.bool("adjustsFontSizeToFit") ?? (factor != nil || size != nil)
    view.minimumScaleFactor = factor ?? size.map { $0 / view.font.pointSize } ?? 0
  }
}
