// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import Observation

/// Shows an object of the scene that isn't a view: its name and, for a model container, the present
/// model.
final class DockNode: Chip {
  let object: AnyObject
  private let title: String

  /// Creates the view of `node`.
  init(_ node: Wiring.Node) {
    object = node.object
    title = node.title
    super.init(text: node.title)
    backgroundColor = .tertiarySystemBackground
    layer.borderWidth = 1
    accessibilityIdentifier = node.title
  }

  /// Nodes are in no document.
  required init?(coder: NSCoder) { nil }

  /// Whether the object is a model, or holds one.
  var holdsModel: Bool { object is any Observable }

  override func updateProperties() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    guard let container = object as? AnyModelContainer else { return }
    label.text = [title, ModelText.describing(container.anyModel)].joined(separator: "   ")
    superview?.setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    setNeedsUpdateProperties()
  }
}
