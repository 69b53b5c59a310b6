// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Defines a trait, which views inherit from their environment. An application can define its own,
/// and set it in the `traitOverrides` of a view controller or a view:
///
///     enum DensityTrait: UITraitDefinition {
///       static let defaultValue = Density.regular
///     }
///     controller.traitOverrides[DensityTrait.self] = .dense
///     view.traitCollection[DensityTrait.self]
///
/// Unlike in UIKit the value has to be equatable, and sendable because traits are.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitdefinition-54frr>
nonisolated public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value: Equatable & Sendable

  /// The value if no other one is set.
  static var defaultValue: Value { get }

  /// The trait's name in messages; by default the type's name.
  static var name: String { get }

  /// Whether colours depend on the trait, so that views are drawn again when it changes; by default
  /// false.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as in a registration for changes: `[UITraitUserInterfaceStyle.self]`.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
nonisolated public struct UITraitUserInterfaceStyle: StoredTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var path: AnyKeyPath { \UITraitCollection.userInterfaceStyle }
}

/// The direction of the interface's language.
nonisolated public struct UITraitLayoutDirection: StoredTrait {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: AnyKeyPath { \UITraitCollection.layoutDirection }
}

/// Pixels per point.
nonisolated public struct UITraitDisplayScale: StoredTrait {
  /// Unspecified: 0.
  public static let defaultValue: CGFloat = 0
  static var path: AnyKeyPath { \UITraitCollection.displayScale }
}

/// Whether there is much or little width.
nonisolated public struct UITraitHorizontalSizeClass: StoredTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: AnyKeyPath { \UITraitCollection.horizontalSizeClass }
}

/// Whether there is much or little height.
nonisolated public struct UITraitVerticalSizeClass: StoredTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: AnyKeyPath { \UITraitCollection.verticalSizeClass }
}

/// Whether the surface is at the base level or elevated.
nonisolated public struct UITraitUserInterfaceLevel: StoredTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var path: AnyKeyPath { \UITraitCollection.userInterfaceLevel }
}

/// The text size that the person prefers.
nonisolated public struct UITraitPreferredContentSizeCategory: StoredTrait {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: AnyKeyPath { \UITraitCollection.preferredContentSizeCategory }
}

/// Whether the person prefers higher contrast.
nonisolated public struct UITraitAccessibilityContrast: StoredTrait {
  /// Unspecified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var path: AnyKeyPath { \UITraitCollection.accessibilityContrast }
}

nonisolated extension UITraitCollection {
  /// The traits that colours of the system depend on, for `UITraitChangeObservable`.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    storedTraits.filter { $0.affectsColorAppearance }
  }

  static var storedTraits: [any StoredTrait.Type] {
    [
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceLevel.self, UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self,
    ]
  }
}

/// A trait that is a stored property of `UITraitCollection`. Its default value means unspecified.
nonisolated protocol StoredTrait: UITraitDefinition {
  /// The property: a `WritableKeyPath<UITraitCollection, Value>`.
  static var path: AnyKeyPath { get }
}

nonisolated extension StoredTrait {
  private static var property: WritableKeyPath<UITraitCollection, Value>? {
    path as? WritableKeyPath<UITraitCollection, Value>
  }

  static func isEqual(in one: UITraitCollection, and other: UITraitCollection) -> Bool {
    property.map { one[keyPath: $0] == other[keyPath: $0] } ?? true
  }
}

/// The value of an application's trait.
nonisolated struct CustomTrait: Hashable, Sendable {
  let trait: UITrait
  let value: any Equatable & Sendable

  func isEqual(in one: UITraitCollection, and other: UITraitCollection) -> Bool {
    func isEqual<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      one[trait] == other[trait]
    }
    return isEqual(trait)
  }

  static func == (one: CustomTrait, other: CustomTrait) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other.value as? Value }
    return ObjectIdentifier(one.trait) == ObjectIdentifier(other.trait) && isEqual(one.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}
