// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<switch>`.
enum SwitchReader: ViewReader {
  static func read(_ element: Element, into view: UISwitch, _ instantiation: Instantiation) {
    ControlReader.read(element, into: view)
    view.isOn = element.bool("on") ?? false
    view.onTintColor = instantiation.color("onTintColor", of: element)
    view.thumbTintColor = instantiation.color("thumbTintColor", of: element)
  }
}
