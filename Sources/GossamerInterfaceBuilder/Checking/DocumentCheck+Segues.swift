// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSpelling

nonisolated extension DocumentCheck {
  /// The kinds of segues, as documents name them.
  private static let segueKinds = [
    "custom", "embed", "modal", "popover", "popoverPresentation", "presentation", "push",
    "relationship",
    "replace", "show", "showDetail", "unwind",
  ]

  /// The view controllers that contain others.
  private static let containers = [
    "navigationController", "pageViewController", "splitViewController", "tabBarController",
  ]

  /// Reports a segue that is wrong: its kind is unknown, its source can't contain the destination, the destination
  /// can't be shown, an unwind segue has no action, or it would load scenes endlessly.
  func checkSegue(_ segue: Element) {
    guard segue.parent?.name == "connections" else { return }
    if document.endlessSegues.contains(segue) { reportEndless(segue) }
    guard let kind = segue.string("kind") else {
      diagnostics.error("\(segue.title) has no kind. Connect it again, or delete it.", at: segue)
      return
    }
    guard Self.segueKinds.contains(kind) else {
      let advice =
        closestName(to: kind, in: Self.segueKinds).map { "Did you mean '\($0)'?" }
        ?? "It is one of \(Self.segueKinds.map { "'\($0)'" }.joined(separator: ", "))."
      diagnostics.error("Unknown segue kind '\(kind.excerpt)'. \(advice)", at: segue)
      return
    }
    if let fact = misplacement(of: segue, kind: kind) {
      diagnostics.error(
        "\(segue.title) of the kind '\(kind)' \(fact), so it is left out. Connect it again, or delete it.",
        at: segue)
      return
    }
    if kind == "unwind", segue.string("unwindAction") == nil {
      diagnostics.error(
        "\(segue.title) has no action to unwind to, so it is left out. Connect it again, or delete it.",
        at: segue)
      return
    }
    guard let id = segue.string("destination") else {
      diagnostics.error(
        "\(segue.title) has no destination. Connect it again, or delete it.", at: segue)
      return
    }
    guard let destination = document.element(id: id) else { return }
    if kind == "unwind" ? destination.name != "exit" : !destination.isSceneController {
      diagnostics.error(
        """
        \(segue.title) of the kind '\(kind)' leads to a <\(destination.name)>, and not to \
        \(kind == "unwind" ? "the exit of its scene" : "a view controller of a scene"). Connect it again, or \
        delete it.
        """, at: segue)
    }
  }

  /// Why the source of a segue can't contain its destination, as the end of a sentence. Nil if it can, or if a
  /// segue of this kind may have any source.
  private func misplacement(of segue: Element, kind: String) -> String? {
    guard let source = segue.parent?.parent else { return nil }
    switch kind {
    case "embed" where !source.isContainerView:
      return "starts from a <\(source.name)>, and not from a container view"
    case "relationship" where !Self.containers.contains(source.name):
      return "starts from a <\(source.name)>, which contains no other view controllers"
    case "relationship" where source.name == "splitViewController" && !isColumn(segue):
      return
        "leads to an unsupported column: a split view has a master, a supplementary, a detail and a compact one"
    default: return nil
    }
  }

  private func isColumn(_ segue: Element) -> Bool {
    [
      "masterViewController", "supplementaryViewController", "detailViewController",
      "compactViewController",
    ].contains(segue.string("relationship"))
  }

  private func reportEndless(_ segue: Element) {
    diagnostics.error(
      """
      \(segue.title) has the destination '\((segue.string("destination") ?? "").excerpt)', which loads this \
      scene again, or more than \(EndlessSegues.greatestCount) view controllers, so it is left out. Show it \
      later, by another kind of segue.
      """, at: segue)
  }
}
