// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// What the size classes determine about the views of one root element: installed subviews, installed
/// constraints, and attributes. The root view retains this object, and passes its traits to it.
///
/// Nothing is changed while the size classes stay the same. Subviews and constraints change only where
/// the former and the new size classes differ, so that changes by the application stay.
final class SizeClassVariations: TraitVariations {
  private var subviews: [InstalledSubviews] = []
  private var constraints: [InstalledConstraint] = []
  private var attributes: [VariedAttributes] = []
  private var applied: UITraitCollection?

  /// Adds the variations of one element.
  func add(_ element: Element, _ instantiation: Instantiation) {
    let variations = Variations(element)
    if let view = instantiation.object(for: element) as? UIView {
      let mask = variations.flatMap { $0.hasMask("constraints") ? $0 : nil }
      for member in element.members(of: "constraints") {
        guard let constraint = instantiation.object(for: member) as? NSLayoutConstraint else {
          continue
        }
        constraints.append(
          InstalledConstraint(constraint, of: view, member, mask, Variations(member)))
      }
      guard let variations else { return }
      if variations.hasMask("subviews") {
        subviews.append(InstalledSubviews(of: view, element, variations, instantiation))
      }
      if !variations.names.isEmpty {
        attributes.append(VariedAttributes(of: view, element, variations, instantiation))
      }
    }
  }

  /// Applies the traits of `view`, which passes its new traits to this object whenever they change.
  /// Does nothing if nothing varies.
  func install(on view: UIView?) {
    guard let view, hasVariations else { return }
    view.traitVariations = self
    apply(view.traitCollection)
  }

  private var hasVariations: Bool {
    !subviews.isEmpty || !attributes.isEmpty || constraints.contains(where: \.varies)
  }

  func apply(_ traits: UITraitCollection) {
    let isNew =
      applied?.horizontalSizeClass != traits.horizontalSizeClass
      || applied?.verticalSizeClass != traits.verticalSizeClass
    guard isNew else { return }
    applied = traits
    for member in subviews { member.apply(traits) }
    for member in constraints { member.apply(traits) }
    for member in attributes { member.apply(traits) }
  }
}
