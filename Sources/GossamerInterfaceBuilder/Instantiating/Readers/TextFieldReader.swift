// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<textField>`.
enum TextFieldReader: ViewReader {
  static func read(_ element: Element, into view: UITextField, _ instantiation: Instantiation) {
    ControlReader.read(element, into: view)
    view.text = element.text("text")
    view.placeholder = element.text("placeholder")
    if let font = instantiation.font("fontDescription", of: element) { view.font = font }
    if let color = instantiation.color("textColor", of: element) { view.textColor = color }
    view.textAlignment = element.choice("textAlignment", from: TextNames.alignments) ?? .natural
    view.adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
    view.borderStyle = element.choice("borderStyle", from: borderStyles) ?? .none
    view.clearButtonMode = element.choice("clearButtonMode", from: viewModes) ?? .never
    view.clearsOnBeginEditing = element.bool("clearsOnBeginEditing") ?? false
    view.clearsOnInsertion = element.bool("clearsOnInsertion") ?? false
    view.minimumFontSize = element.number("minimumFontSize") ?? 0
    view.adjustsFontSizeToFitWidth =
      element.bool("adjustsFontSizeToFit") ?? (view.minimumFontSize > 0)
    // Set after the field's font and colour, which override those of the text.
    if let text = instantiation.attributedText("attributedText", of: element) {
      view.attributedText = text
    }
    if let placeholder = instantiation.attributedText("attributedPlaceholder", of: element) {
      view.attributedPlaceholder = placeholder
    }
    if let traits = element.child(key: "textInputTraits") {
      TextInputTraitsReader.read(traits, into: view)
    }
  }

  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
}
