// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Under which traits an entry of a set is used: the keys that entries of images, colours and data
/// have in common.
///
/// Source: <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/>
nonisolated struct AssetConditions: Decodable, Hashable, Sendable {
  /// A condition of the interface's appearance.
  struct Appearance: Decodable, Hashable, Sendable {
    /// `luminosity` or `contrast`.
    let appearance: String?
    /// `light`, `dark` or `high`.
    let value: String?
  }

  private let idiom: String?
  private let appearances: [Appearance]?
  private let widthClass: String?
  private let heightClass: String?
  private let displayGamut: String?
  private let languageDirection: String?
  private let locale: String?

  private enum CodingKeys: String, CodingKey {
    case idiom, appearances, locale
    case widthClass = "width-class"
    case heightClass = "height-class"
    case displayGamut = "display-gamut"
    case languageDirection = "language-direction"
  }

  /// Whether traits decide if the entry is used.
  var dependsOnTraits: Bool {
    !(appearances ?? []).isEmpty || widthClass != nil || heightClass != nil
      || languageDirection != nil
  }

  /// Whether the entry is for a dark appearance.
  private var isDark: Bool { has("luminosity", "dark") }

  private func has(_ appearance: String, _ value: String) -> Bool {
    (appearances ?? []).contains { $0.appearance == appearance && $0.value == value }
  }

  /// How well the entry fits traits, the most important first: the greatest list wins. An entry
  /// that says something else than the traits is used only if there is no other.
  func fitness(for traits: UITraitCollection) -> [Int] {
    [
      luminosityFitness(traits), contrastFitness(traits),
      fitness(of: widthClass, traits.horizontalSizeClass),
      fitness(of: heightClass, traits.verticalSizeClass), directionFitness(traits), localeFitness,
      idiomFitness(traits), displayGamut == "display-P3" ? 0 : 1,
    ]
  }

  private func luminosityFitness(_ traits: UITraitCollection) -> Int {
    let wanted = traits.userInterfaceStyle == .dark ? "dark" : "light"
    let other = wanted == "dark" ? "light" : "dark"
    return has("luminosity", wanted) ? 1 : has("luminosity", other) ? -1 : 0
  }

  private func contrastFitness(_ traits: UITraitCollection) -> Int {
    guard has("contrast", "high") else { return 0 }
    return traits.accessibilityContrast == .high ? 1 : -1
  }

  private func fitness(of name: String?, _ sizeClass: UIUserInterfaceSizeClass) -> Int {
    switch (name, sizeClass) {
    case ("compact", .compact), ("regular", .regular): 1
    case ("compact", _), ("regular", _): -1
    default: 0
    }
  }

  private func directionFitness(_ traits: UITraitCollection) -> Int {
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    return switch languageDirection {
    case "right-to-left": isRightToLeft ? 1 : -1
    case "left-to-right": isRightToLeft ? -1 : 1
    default: 0
    }
  }

  private var localeFitness: Int {
    guard let locale else { return 0 }
    return UserLanguage.names().contains(locale.replacing("_", with: "-")) ? 1 : -1
  }

  /// A desktop is no phone and no pad, so entries for every device come first; then those for a phone
  /// in a narrow window, and for a pad in a wide one.
  private func idiomFitness(_ traits: UITraitCollection) -> Int {
    let isNarrow = traits.horizontalSizeClass == .compact
    return switch idiom {
    case nil, "universal": 3
    case "iphone": isNarrow ? 2 : 1
    case "ipad": isNarrow ? 1 : 2
    case "mac": 0
    default: -1
    }
  }
}

nonisolated extension Sequence {
  /// The element whose list is the greatest, compared number by number; of equal ones the first.
  func best(by fitness: (Element) -> [Int]) -> Element? {
    var best: (element: Element, fitness: [Int])?
    for element in self {
      let fitness = fitness(element)
      if let current = best?.fitness, !current.lexicographicallyPrecedes(fitness) { continue }
      best = (element, fitness)
    }
    return best?.element
  }
}
