// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The traits of an accessibility element.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit each.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes too often for assistive technologies to announce every change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It has a value that can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is the heading of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is a switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The accessibility properties that were set on a view.
struct AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var customActions: [UIAccessibilityCustomAction]?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
}
