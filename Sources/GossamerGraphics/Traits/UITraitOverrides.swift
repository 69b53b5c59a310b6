// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A container of mutable traits. Those of UIKit have properties; those of an application are
/// accessed by type.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uimutabletraits-1b5ib>
nonisolated public protocol UIMutableTraits {
  /// The value of a trait; its default if none is set.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

nonisolated extension UIMutableTraits {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The direction of the interface's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// Pixels per point; a number that isn't positive and finite means unspecified.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// Whether there is much or little width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// Whether there is much or little height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// Whether the surface is at the base level or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// The text size that the person prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// Whether the person prefers higher contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}

/// The traits that a view or view controller overrides, for itself and its descendants:
/// `view.traitOverrides.userInterfaceStyle = .dark`.
///
/// Setting a UIKit trait to unspecified removes its override.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>
nonisolated public struct UITraitOverrides: UIMutableTraits, Equatable, Sendable {
  package var traits: UITraitCollection

  /// Overrides with the traits that `traits` specifies.
  package init(traits: UITraitCollection = UITraitCollection()) {
    self.traits = traits
  }

  /// The overriding value of a trait; the trait's default if it isn't overridden.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits.set(trait, to: newValue) }
  }

  /// The inherited traits with these overrides applied.
  package func applied(to surroundings: UITraitCollection) -> UITraitCollection {
    var result = surroundings
    result.override(by: traits)
    return result
  }

  /// Whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    guard let stored = trait as? any StoredTrait.Type else {
      return traits.customTraits.contains { ObjectIdentifier($0.trait) == ObjectIdentifier(trait) }
    }
    return !stored.isEqual(in: traits, and: UITraitCollection())
  }

  /// Removes the override, so that the trait is inherited again.
  public mutating func remove(_ trait: UITrait) {
    func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) { self[trait] = Trait.defaultValue }
    if trait is any StoredTrait.Type { reset(trait) } else { traits.removeCustom(trait) }
  }
}

nonisolated extension UITraitCollection {
  fileprivate mutating func set<Trait: UITraitDefinition>(
    _ trait: Trait.Type, to value: Trait.Value
  ) {
    if let path = (trait as? any StoredTrait.Type)?.path,
      let path = path as? WritableKeyPath<UITraitCollection, Trait.Value>
    {
      self[keyPath: path] = value
    } else {
      setCustom(CustomTrait(trait: trait, value: value))
    }
  }
}
