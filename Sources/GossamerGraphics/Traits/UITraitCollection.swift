// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view's environment: light or dark style, layout direction, display scale, preferred text size,
/// size classes, and traits that an application defines with ``UITraitDefinition``.
///
/// A trait may be unspecified: the enumerations have a case for that, and the display scale is 0
/// then. In UIKit this is an immutable class; here it is a struct, which is used in the same way.
///
/// - Making: ``init(mutations:)``, ``modifyingTraits(_:)``, ``init(traitsFrom:)``
/// - Comparing: ``hasDifferentColorAppearance(comparedTo:)``, ``changedTraits(from:)``
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitcollection>
nonisolated public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The direction of the interface's language.
  public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

  /// Pixels per point: 1, 2 or 3 as a rule. 0 means unspecified.
  public internal(set) var displayScale: CGFloat = 0 {
    didSet { displayScale = displayScale.isFinite ? max(displayScale, 0) : 0 }
  }

  /// Whether there is much or little width, by the window's size.
  public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified

  /// Whether there is much or little height, by the window's size.
  public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  /// Whether the surface is at the base level or elevated.
  public package(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified

  /// The text size that the person prefers.
  public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  /// Whether the person prefers higher contrast.
  public internal(set) var accessibilityContrast = UIAccessibilityContrast.unspecified

  /// The values of the traits that an application defines, in the order of their names.
  var customTraits: [CustomTrait] = []

  /// Traits that are all unspecified.
  public init() {}

  /// Traits that are specified by `mutations`: `UITraitCollection { $0.userInterfaceStyle = .dark }`.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    self = UITraitCollection().modifyingTraits(mutations)
  }

  /// A copy of these traits, changed by `mutations`.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var mutable: any UIMutableTraits = UITraitOverrides(traits: self)
    mutations(&mutable)
    return (mutable as? UITraitOverrides)?.traits ?? self
  }

  /// Traits that only specify whether the interface is light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Traits that only specify the layout direction.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  /// Traits that only specify the pixels per point. A scale that isn't positive and finite means
  /// unspecified.
  public init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Traits that only specify whether the surface is elevated.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.userInterfaceLevel = userInterfaceLevel
  }

  /// Traits that only specify whether there is much or little width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Traits that only specify whether there is much or little height.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  /// Traits that only specify the preferred text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Traits that only specify the contrast.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.accessibilityContrast = accessibilityContrast
  }

  /// Merges traits. If several collections specify the same trait, the last one wins.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    for traits in traitCollections { override(by: traits) }
  }

  /// Copies the traits that `other` specifies. It uses no key paths, because it is called for each
  /// view below one with overrides.
  mutating func override(by other: UITraitCollection) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    for custom in other.customTraits { setCustom(custom) }
  }

  /// Sets the value of an application's trait.
  mutating func setCustom(_ new: CustomTrait) {
    removeCustom(new.trait)
    customTraits.append(new)
    customTraits.sort { $0.trait.name < $1.trait.name }
  }

  mutating func removeCustom(_ trait: UITrait) {
    customTraits.removeAll { ObjectIdentifier($0.trait) == ObjectIdentifier(trait) }
  }

  /// Whether a dynamic colour may look different under `traits` than under these.
  ///
  /// `nil` counts as unspecified traits.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    changedTraits(from: traits).contains { $0.affectsColorAppearance }
  }

  /// Whether views look the same under these traits and under `other`: they differ in no more than
  /// size classes, which change the layout.
  package func looksLike(_ other: UITraitCollection) -> Bool {
    var same = other
    same.horizontalSizeClass = horizontalSizeClass
    same.verticalSizeClass = verticalSizeClass
    return self == same
  }

  /// The traits whose values differ from those in `traits`; nil counts as unspecified traits.
  public func changedTraits(from traits: UITraitCollection?) -> [UITrait] {
    let other = traits ?? UITraitCollection()
    let stored: [UITrait] = Self.storedTraits.filter { !$0.isEqual(in: self, and: other) }
    let custom = (customTraits + other.customTraits).filter { !$0.isEqual(in: self, and: other) }
    var seen: Set<ObjectIdentifier> = []
    return stored + custom.map(\.trait).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if let path = (trait as? any StoredTrait.Type)?.path,
      let path = path as? KeyPath<UITraitCollection, Trait.Value>
    {
      return self[keyPath: path]
    }
    let custom = customTraits.first { ObjectIdentifier($0.trait) == ObjectIdentifier(trait) }
    return custom?.value as? Trait.Value ?? Trait.defaultValue
  }
}
