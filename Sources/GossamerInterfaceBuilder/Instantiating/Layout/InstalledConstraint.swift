// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A constraint of a document. The size classes may determine whether it is installed, and its constant.
final class InstalledConstraint {
  private let constraint: NSLayoutConstraint
  private weak var owner: UIView?
  private let element: Element
  /// The owner's variations, if they determine which of its constraints are installed; nil otherwise.
  private let mask: Variations?
  /// The variations of the constraint itself, such as of its constant; nil for none.
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

  /// Whether the size classes may change the constraint, other than by removing one of its items.
  var varies: Bool { mask != nil || variations != nil }

  /// Installs or removes the constraint, and sets its constant, where the new traits differ from the
  /// former ones.
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

  /// Whether both items are in the owner's view hierarchy. Those in a subview that isn't installed
  /// aren't.
  private func itemsAreInside(_ owner: UIView) -> Bool {
    let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
    return items.allSatisfy { item in
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return view?.root === owner.root
    }
  }
}
