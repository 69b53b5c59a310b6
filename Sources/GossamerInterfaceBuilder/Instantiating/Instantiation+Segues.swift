// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// How a segue shows its destination. A kind that is unknown, as the check of the document says, shows it.
  func segueKind(_ segue: Element) -> SegueTemplate.Kind {
    if segue.string("destinationCreationSelector") != nil {
      diagnostics.warning(
        """
        Segue actions aren't supported, so init(coder:) makes the destination. Give it what it needs in \
        prepare(for:sender:).
        """, at: segue)
    }
    switch segue.string("kind") {
    case "push": return .push
    case "showDetail", "replace": return .showDetail
    case "modal", "presentation", "popover", "popoverPresentation":
      return .present(segue.choice("modalPresentationStyle", from: UIModalPresentationStyle.names))
    case "custom": return customSegue(segue)
    default: return .show
    }
  }

  private func customSegue(_ segue: Element) -> SegueTemplate.Kind {
    let type = customClass(of: segue, insteadOf: "a segue of the kind 'show'") {
      $0 as? UIStoryboardSegue.Type
    }
    return type.map { .custom($0) } ?? .show
  }
}

extension UIModalPresentationStyle {
  /// The styles by the names that documents have; those that need a popover or a presentation controller
  /// stand for the nearest one.
  static let names: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "overFullScreen": .overFullScreen, "currentContext": .fullScreen,
    "overCurrentContext": .overFullScreen, "popover": .formSheet, "custom": .automatic,
    "none": .automatic,
  ]
}
