// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How large a person wants text to be: one of seven sizes, or of five larger ones for those who see less.
///
/// On a desktop it follows from the factor that the desktop has for text, see `init(textScale:)`. Categories are
/// ordered by size, the unspecified one first.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uicontentsizecategory>
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String

  /// A category by UIKit's name of it; an unknown one counts as unspecified.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { self.init(rawValue: "UICTContentSizeCategory" + name) }

  /// Nothing is said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body text of 14 points.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Body text of 15 points.
  public static let small = UIContentSizeCategory("S")
  /// Body text of 16 points.
  public static let medium = UIContentSizeCategory("M")
  /// Body text of 17 points: what it is unless somebody wants another.
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

  /// Whether it is one of the five for people who see less; then what lies side by side is better laid one below
  /// the other.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Posted by `UIApplication` after the category of the system has changed and the views have been told.
  ///
  /// Semantics: <https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification>
  public static var didChangeNotification: Notification.Name {
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
  }

  /// The key, in the `userInfo` of ``didChangeNotification``, of the new category's name.
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
  /// - Parameter textScale: the desktop's factor for text, 1 for none; what isn't a positive, finite number counts
  ///   as 1.
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

  /// The place among ``sizes``; nil for the unspecified one.
  var place: Int? { Self.sizes.firstIndex(of: self) }

  /// Whether text is smaller in `one` than in `other`.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (one.place ?? -1) < (other.place ?? -1)
  }
}

nonisolated extension UITraitCollection {
  /// The size of text, where what isn't specified is the usual one.
  package var contentSize: UIContentSizeCategory {
    preferredContentSizeCategory == .unspecified ? .large : preferredContentSizeCategory
  }
}
