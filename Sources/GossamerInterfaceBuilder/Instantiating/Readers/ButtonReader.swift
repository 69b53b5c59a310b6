// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<button>`, which has a `<buttonConfiguration>`, a `<state>` for each state with content, or both.
enum ButtonReader: ViewReader {
  static func read(_ element: Element, into view: UIButton, _ instantiation: Instantiation) {
    ControlReader.read(element, into: view)
    view.madeType = element.string("buttonType") == nil ? .custom : .system
    view.titleLabel?.font =
      instantiation.font("fontDescription", of: element)
      ?? .systemFont(ofSize: view.buttonType == .system ? 15 : UIFont.buttonFontSize)
    if let mode = element.choice("lineBreakMode", from: TextNames.lineBreakModes) {
      view.titleLabel?.lineBreakMode = mode
    }
    readInsets(element, into: view)
    view.adjustsImageWhenHighlighted = element.bool("adjustsImageWhenHighlighted") ?? true
    view.adjustsImageWhenDisabled = element.bool("adjustsImageWhenDisabled") ?? true
    for state in element.children(named: "state") { readState(state, into: view, instantiation) }
    if let configuration = element.child(key: "configuration") {
      ButtonConfigurationReader.read(configuration, into: view, instantiation)
    }
  }

  private static func readInsets(_ element: Element, into view: UIButton) {
    if let insets = element.edgeInsets("contentEdgeInsets") { view.contentEdgeInsets = insets }
    if let insets = element.edgeInsets("imageEdgeInsets") { view.imageEdgeInsets = insets }
    if let insets = element.edgeInsets("titleEdgeInsets") { view.titleEdgeInsets = insets }
  }

  private static func readState(
    _ element: Element, into view: UIButton, _ instantiation: Instantiation
  ) {
    guard let state = element.choice("key", from: states) else { return }
    if let title = element.text("title") { view.setTitle(title, for: state) }
    if let title = instantiation.attributedText("attributedTitle", of: element) {
      view.setAttributedTitle(title, for: state)
    }
    if let color = instantiation.color("titleColor", of: element) {
      view.setTitleColor(color, for: state)
    }
    if let image = instantiation.image("backgroundImage", of: element) {
      view.setBackgroundImage(image, for: state)
    }
    if let image = instantiation.image("image", of: element) {
      let configuration = instantiation.symbolConfiguration(of: element)
      view.setImage(configuration.map(image.withConfiguration) ?? image, for: state)
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
    "selected": .selected, "focused": .focused,
  ]
}
