// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a view's surroundings say about how it is to be shown: light or dark, the direction of the
/// language, the density of the display, the size of text, much or little room, and what an application adds
/// by a ``UITraitDefinition``.
///
/// A trait is unspecified where nobody has said anything about it: the enumerations have a case for
/// that, an unspecified display scale is 0. In UIKit this is an immutable class; here it
/// is a value, which reads the same.
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

  /// Whether the surface lies on the ground or is lifted from it.
  public package(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified

  /// How large the person wants text to be.
  public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  /// Whether the person wants colours that stand out more from each other.
  public internal(set) var accessibilityContrast = UIAccessibilityContrast.unspecified

  /// The values of the traits that an application defines, in the order of their names.
  var customTraits: [CustomTrait] = []

  /// Traits of which none is specified.
  public init() {}

  /// Traits that are specified by `mutations`: `UITraitCollection { $0.userInterfaceStyle = .dark }`.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    self = UITraitCollection().modifyingTraits(mutations)
  }

  /// These traits as `mutations` changes them.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var mutable: any UIMutableTraits = UITraitOverrides(traits: self)
    mutations(&mutable)
    return (mutable as? UITraitOverrides)?.traits ?? self
  }

  /// Traits that only say whether the interface is light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Traits that only say in which direction the language runs.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  /// Traits that only say how many pixels a point has; a scale that is not a positive, finite
  /// number is unspecified.
  public init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Traits that only say whether the surface is lifted from the ground.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.userInterfaceLevel = userInterfaceLevel
  }

  /// Traits that only say whether there is much or little width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Traits that only say whether there is much or little height.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  /// Traits that only say how large text is.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Traits that only say whether colours stand out more.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.accessibilityContrast = accessibilityContrast
  }

  /// All that the given traits specify; where two say something about the same trait, the later wins.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    for traits in traitCollections { override(by: traits) }
  }

  /// Takes over what `other` specifies. Each view inside of overrides asks for this, so it goes without key paths.
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

  /// Gives an application's trait a value.
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
  /// `nil` counts as traits of which none is specified.
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

  /// The traits whose values differ from those in `traits`; nil counts as traits of which none is specified.
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
