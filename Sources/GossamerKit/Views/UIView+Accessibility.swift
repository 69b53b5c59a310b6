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
  /// Whether assistive technologies see the view. Controls, labels and image views with a label are
  /// elements by themselves.
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isAccessibilityElementByDefault }
    set { changeAccessibility(\.isElement, to: newValue) }
  }

  /// What the view is, in a word or two, in the user's language: "Name". Nil takes what the view
  /// shows, such as a button's title.
  public var accessibilityLabel: String? {
    get { accessibility.label ?? defaultAccessibilityLabel }
    set { changeAccessibility(\.label, to: newValue) }
  }

  /// The value that the view shows, such as a field's text. Nil takes what the view shows.
  public var accessibilityValue: String? {
    get { accessibility.value ?? defaultAccessibilityValue }
    set { changeAccessibility(\.value, to: newValue) }
  }

  /// What happens when the view is used: "Reverses the name". Nil for no hint.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { changeAccessibility(\.hint, to: newValue) }
  }

  /// A name for tests and messages, never shown. Nil for none.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { changeAccessibility(\.identifier, to: newValue) }
  }

  /// How the view behaves: as a button, a header, a text that changes often.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? defaultAccessibilityTraits }
    set { changeAccessibility(\.traits, to: newValue) }
  }

  private func changeAccessibility<Value: Equatable>(
    _ attribute: WritableKeyPath<AccessibilityAttributes, Value>, to value: Value
  ) {
    guard accessibility[keyPath: attribute] != value else { return }
    accessibility[keyPath: attribute] = value
    setNeedsCommit(.accessibility)
  }
}
