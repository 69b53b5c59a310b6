// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What differs under a view from one size class to another: constraints, subviews, attributes.
package protocol TraitVariations: AnyObject {
  /// Gives the views what they have under `traits`. Called when the view comes into a window, and
  /// when the traits change.
  func apply(_ traits: UITraitCollection)
}
