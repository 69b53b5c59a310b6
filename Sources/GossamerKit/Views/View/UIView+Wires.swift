// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// What documents may reach of every view, in addition to what its superclass has.
  static func viewWires(adding inherited: AnyWires) -> AnyWires {
    Wires<UIView>(inherited)
      .attribute("backgroundColor", \.backgroundColor)
      .attribute("tintColor", \.tintColor)
      .attribute("alpha", \.alpha)
      .attribute("hidden", \.isHidden)
      .attribute("clipsToBounds", \.clipsToBounds)
      .attribute("contentMode", \.contentMode)
      .attribute("tag", \.tag)
      .attribute("userInteractionEnabled", \.isUserInteractionEnabled)
      .attribute("multipleTouchEnabled", \.isMultipleTouchEnabled)
      .attribute("exclusiveTouch", \.isExclusiveTouch)
      .outlets("gestureRecognizers", \.attachedRecognizers) { $0.addGestureRecognizer($1) }
      .attribute("semanticContentAttribute", \.semanticContentAttribute)
      .attribute("autoresizesSubviews", \.autoresizesSubviews)
      .attribute(
        "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints
      )
      .attribute("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
      .attribute("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
      .attribute("frame", \.frame)
      .attribute("bounds", \.bounds)
      .attribute("center", \.center)
      .attribute("layer", readOnly: \.layer)
      .attribute("isAccessibilityElement", \.isAccessibilityElement)
      .attribute("accessibilityIdentifier", \.accessibilityIdentifier)
      .attribute("accessibilityLabel", \.accessibilityLabel)
      .attribute("accessibilityHint", \.accessibilityHint)
      .attribute("accessibilityValue", \.accessibilityValue)
  }
}
