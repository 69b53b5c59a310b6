// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Traits that can be set, by name or, for those of an application, by type.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uimutabletraits-1b5ib>
nonisolated public protocol UIMutableTraits {
  /// The value of a trait: its default where none is set.
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

  /// Pixels per point; 0, or what isn't a positive, finite number, is unspecified.
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

  /// Whether the surface lies on the ground or is lifted from it.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// How large the person wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// Whether the person wants colours that stand out more from each other.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}

/// The traits that a view or a controller says otherwise than its surroundings, for itself and all inside of it:
/// `view.traitOverrides.userInterfaceStyle = .dark`.
///
/// A trait of UIKit's that is set to unspecified isn't overridden.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>
nonisolated public struct UITraitOverrides: UIMutableTraits, Equatable, Sendable {
  package var traits: UITraitCollection

  /// Overrides that are `traits`.
  package init(traits: UITraitCollection = UITraitCollection()) {
    self.traits = traits
  }

  /// The value that overrides that of the surroundings; the trait's default if none does.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits.set(trait, to: newValue) }
  }

  /// What comes of the surroundings' traits.
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

  /// Gives the trait back to the surroundings.
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
