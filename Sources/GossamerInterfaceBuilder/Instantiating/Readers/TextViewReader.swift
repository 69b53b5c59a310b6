// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<textView>`.
enum TextViewReader: ViewReader {
  static func read(_ element: Element, into view: UITextView, _ instantiation: Instantiation) {
    ScrollViewReader.read(element, into: view, instantiation)
    view.text = element.text("text")
    view.isEditable = element.bool("editable") ?? true
    view.isSelectable = element.bool("selectable") ?? true
    view.clearsOnInsertion = element.bool("clearsOnInsertion") ?? false
    if let font = instantiation.font("fontDescription", of: element) { view.font = font }
    if let color = instantiation.color("textColor", of: element) { view.textColor = color }
    view.textAlignment = element.choice("textAlignment", from: TextNames.alignments) ?? .natural
    view.adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
    // Set after the view's font and colour, which override those of the text.
    if let text = instantiation.attributedText("attributedText", of: element) {
      view.attributedText = text
    }
    if let traits = element.child(key: "textInputTraits") {
      TextInputTraitsReader.read(traits, into: view)
    }
  }
}
