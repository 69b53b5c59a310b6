// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads the attributes that all controls have.
enum ControlReader {
  static func read(_ element: Element, into control: UIControl) {
    control.isEnabled = element.bool("enabled") ?? true
    control.isSelected = element.bool("selected") ?? false
    control.isHighlighted = element.bool("highlighted") ?? false
    control.contentHorizontalAlignment =
      element.choice("contentHorizontalAlignment", from: horizontalAlignments)
      ?? control.contentHorizontalAlignment
    control.contentVerticalAlignment =
      element.choice("contentVerticalAlignment", from: verticalAlignments)
      ?? control.contentVerticalAlignment
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}

/// Reads `<switch>`.
enum SwitchReader: ViewReader {
  static func read(_ element: Element, into view: UISwitch, _ instantiation: Instantiation) {
    ControlReader.read(element, into: view)
    view.isOn = element.bool("on") ?? false
    view.onTintColor = instantiation.color("onTintColor", of: element)
    view.thumbTintColor = instantiation.color("thumbTintColor", of: element)
  }
}

/// Reads `<pickerView>`, whose rows come from its data source.
enum PickerViewReader: ViewReader {
  static func read(_ element: Element, into view: UIPickerView, _ instantiation: Instantiation) {}
}
