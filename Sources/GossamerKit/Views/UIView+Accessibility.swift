// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What assistive technologies are told of a view.
struct AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
}

// Semantics: https://developer.apple.com/documentation/uikit/accessibility-for-uikit
extension UIView {
  func changeAccessibility<Value: Equatable>(
    _ attribute: WritableKeyPath<AccessibilityAttributes, Value>, to value: Value
  ) {
    guard accessibility[keyPath: attribute] != value else { return }
    accessibility[keyPath: attribute] = value
    setNeedsCommit(.accessibility)
  }
}
