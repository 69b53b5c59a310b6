// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// An unwind segue, to a screen that exists already.
final class UnwindSegue: UIStoryboardSegue {
  /// Creates a segue from `source` to the nearest screen that has the unwind action. Nil, after a message, if there is
  /// none.
  init?(identifier: String?, source: UIViewController, action: String, sender: Any?) {
    guard let destination = source.unwindDestination(for: action, sender: sender) else {
      Messages.views.error(
        """
        \(type(of: source)) can't unwind: no screen that leads to it has an action '\(action)' \
        among its wires.
        """)
      return nil
    }
    super.init(identifier: identifier, source: source, destination: destination)
    performing = { segue in
      NamedAction(name: action).perform(
        on: segue.destination, sender: segue, place: "an unwind segue of \(type(of: source))")
      segue.unwind()
    }
  }

  required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

extension UIStoryboardSegue {
  /// Dismisses the screens over the destination. Then calls `unwind(for:towards:)` on the containers around it, from
  /// the outermost inwards, so that each shows the child that is or contains the destination.
  fileprivate func unwind() {
    if destination.presentedViewController != nil { destination.dismiss(animated: true) }
    let path = Array(destination.lineage)
    for (subsequent, container) in zip(path, path.dropFirst()).reversed() {
      container.unwind(for: self, towards: subsequent)
    }
  }
}
