// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A constraint of a document that may be installed, or have another constant, depending on the size
/// classes.
final class InstalledConstraint {
  private let constraint: NSLayoutConstraint
  private weak var owner: UIView?
  private let element: Element
  /// The variations of the owner's constraints, and those of the constraint itself; nil for none.
  private let mask: Variations?
  private let variations: Variations?
  private var isInstalled = true
  private var constant: CGFloat

  init(
    _ constraint: NSLayoutConstraint, of owner: UIView, _ element: Element, _ mask: Variations?,
    _ variations: Variations?
  ) {
    self.constraint = constraint
    self.owner = owner
    self.element = element
    self.mask = mask
    self.variations = variations
    constant = constraint.constant
  }

  /// Whether anything about the constraint itself varies.
  var varies: Bool { mask != nil || variations != nil }

  /// Installs or removes the constraint, and sets its constant, if these differ under the new
  /// traits.
  func apply(_ traits: UITraitCollection) {
    if let variations {
      let newConstant = ConstraintReader.constant(of: variations.applied(to: element, traits))
      if newConstant != constant {
        constant = newConstant
        constraint.constant = newConstant
      }
    }
    guard let owner else { return }
    let isExcluded = element.id.flatMap { mask?.excluded(by: "constraints", traits).contains($0) }
    let isWanted = isExcluded != true && itemsAreInside(owner)
    guard isWanted != isInstalled else { return }
    isInstalled = isWanted
    if isWanted {
      _ = constraint.activate(preferredHolder: owner)
    } else {
      constraint.isActive = false
    }
  }

  /// Whether both items are in the owner's hierarchy, and not in a subview that isn't installed.
  private func itemsAreInside(_ owner: UIView) -> Bool {
    let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
    return items.allSatisfy { item in
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return view?.root === owner.root
    }
  }
}
