// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The text size that a person prefers: one of seven sizes, or one of five larger accessibility
/// sizes.
///
/// On a desktop it follows from the desktop's text scaling factor, see `init(textScale:)`.
/// Categories are ordered by size, the unspecified one first.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uicontentsizecategory>
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String

  /// Creates a category from its UIKit name. An unknown name counts as unspecified.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { self.init(rawValue: "UICTContentSizeCategory" + name) }

  /// No category is specified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body text of 14 points.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Body text of 15 points.
  public static let small = UIContentSizeCategory("S")
  /// Body text of 16 points.
  public static let medium = UIContentSizeCategory("M")
  /// Body text of 17 points: the default.
  public static let large = UIContentSizeCategory("L")
  /// Body text of 19 points.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Body text of 21 points.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// Body text of 23 points.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// Body text of 28 points.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// Body text of 33 points, about twice the usual size.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// Body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// Whether this is one of the five accessibility sizes. With these, views that are usually side
  /// by side are better stacked vertically.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// `UIApplication` posts this notification after the system's category has changed, and after the
  /// views' traits have.
  ///
  /// Semantics: <https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification>
  public static var didChangeNotification: Notification.Name {
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
  }

  /// The key of the new category's name in the `userInfo` of ``didChangeNotification``.
  public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }
}

nonisolated extension UIContentSizeCategory: Comparable {
  /// All categories, from small to large.
  package static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The category whose body text is nearest to `textScale` times the usual 17 points, in proportion.
  /// - Parameter textScale: the desktop's text scaling factor, usually 1. A number that isn't
  ///   positive and finite counts as 1.
  package init(textScale: CGFloat) {
    guard textScale.isFinite, textScale > 0 else {
      self = .large
      return
    }
    func distance(_ category: Self) -> CGFloat {
      abs(log(UIFont.TextStyle.body.pointSize(in: category) / (textScale * 17)))
    }
    self = Self.sizes.min { distance($0) < distance($1) } ?? .large
  }

  /// The index in ``sizes``; nil for the unspecified category.
  var place: Int? { Self.sizes.firstIndex(of: self) }

  /// Whether text is smaller in `one` than in `other`.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (one.place ?? -1) < (other.place ?? -1)
  }
}

nonisolated extension UITraitCollection {
  /// The preferred category, with the default in place of unspecified.
  package var contentSize: UIContentSizeCategory {
    preferredContentSizeCategory == .unspecified ? .large : preferredContentSizeCategory
  }
}
