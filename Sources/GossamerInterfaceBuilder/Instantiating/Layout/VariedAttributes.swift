// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The attributes of a view that depend on the size classes.
final class VariedAttributes {
  private weak var view: UIView?
  private let element: Element
  private let variations: Variations
  private let source: DocumentSource
  private let names: Set<String>

  init(
    of view: UIView, _ element: Element, _ variations: Variations, _ instantiation: Instantiation
  ) {
    self.view = view
    self.element = element
    self.variations = variations
    source = instantiation.source
    names = variations.names
    for name in names.subtracting(Self.supported).sorted() {
      instantiation.diagnostics.warning(
        """
        The variation of '\(name.excerpt)' by size class isn't supported, so it is the same in all. Set it in \
        traitCollectionDidChange(_:).
        """, at: element)
    }
  }

  /// Sets the varying attributes to the values that they have under `traits`.
  func apply(_ traits: UITraitCollection) {
    guard let view else { return }
    let instantiation = Instantiation(source)
    let element = variations.applied(to: element, traits)
    if names.contains("hidden") { view.isHidden = element.bool("hidden") ?? false }
    if names.contains("alpha") { view.alpha = element.number("alpha") ?? 1 }
    if names.contains("backgroundColor") {
      view.backgroundColor = instantiation.color("backgroundColor", of: element)
    }
    if names.contains("fontDescription"),
      let font = instantiation.font("fontDescription", of: element)
    {
      (view as? UILabel)?.font = font
      (view as? UITextField)?.font = font
      (view as? UITextView)?.font = font
    }
    if let stack = view as? UIStackView, !names.isDisjoint(with: Self.arrangement) {
      StackViewReader.read(element, into: stack, instantiation)
    }
  }

  private static let arrangement: Set = [
    "axis", "distribution", "alignment", "spacing", "spacingType",
  ]

  private static let supported = arrangement.union([
    "hidden", "alpha", "backgroundColor", "fontDescription",
  ])
}
