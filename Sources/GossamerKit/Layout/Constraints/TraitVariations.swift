// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The variations of a view tree by size class: constraints, subviews and attributes.
package protocol TraitVariations: AnyObject {
  /// Applies the variations for `traits`. Called when the view enters a window, and when the traits change.
  func apply(_ traits: UITraitCollection)
}

extension UIView {
  /// The variations of this view tree by size class; nil for none.
  package var traitVariations: (any TraitVariations)? {
    get { layout?.variations }
    set { ensuredLayout.variations = newValue }
  }
}
