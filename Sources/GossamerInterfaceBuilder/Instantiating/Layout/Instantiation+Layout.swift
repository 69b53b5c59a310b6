// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// Reads what lays the views out. All views of the scene are there, with the frames that the document
  /// stores; runtime attributes and connections come later.
  func layOut(_ elements: [Element]) {
    for element in elements {
      if let view = object(for: element) as? UIView { readPriorities(element, of: view) }
    }
  }

  private func readPriorities(_ element: Element, of view: UIView) {
    let axes: [(NSLayoutConstraint.Axis, String)] = [
      (.horizontal, "horizontal"), (.vertical, "vertical"),
    ]
    for (axis, name) in axes {
      if let hugging = element.number("\(name)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: axis)
      }
      if let resistance = element.number("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: axis)
      }
    }
  }
}
