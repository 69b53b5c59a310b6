// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How an accessible view behaves.
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
  /// Pressing it does something.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Pressing it leads somewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It shows a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It shows text that doesn't change by itself.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It can't be used at the moment.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes too often to be told of every change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It has a value that can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is the heading of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// What assistive technologies are told of a view.
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
