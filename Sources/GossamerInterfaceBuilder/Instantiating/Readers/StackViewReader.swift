// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<stackView>`.
enum StackViewReader: ViewReader {
  static func read(_ element: Element, into view: UIStackView, _ instantiation: Instantiation) {
    view.axis = element.choice("axis", from: axes) ?? .horizontal
    view.distribution = element.choice("distribution", from: distributions) ?? .fill
    view.alignment = element.choice("alignment", from: alignments) ?? .fill
    let isStandard = element.string("spacingType") == "standard"
    view.spacing = isStandard ? UIStackView.spacingUseSystem : element.number("spacing") ?? 0
    // Interface Builder has no attribute for this property: if a document sets margins, they apply.
    view.isLayoutMarginsRelativeArrangement = ["layoutMargins", "directionalLayoutMargins"]
      .contains { element.child(key: $0) != nil }
  }

  static func add(_ subview: UIView, from element: Element, to view: UIStackView) {
    view.addArrangedSubview(subview)
  }

  private static let axes: [String: NSLayoutConstraint.Axis] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}
