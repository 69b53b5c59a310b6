// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSpelling

extension Instantiation {
  /// How a segue shows its destination. A kind that is unknown, as the check of the document says, shows it.
  func segueKind(_ segue: Element) -> SegueTemplate.Kind {
    switch segue.string("kind") {
    case "push": return .push
    case "showDetail", "replace": return .showDetail
    case "modal", "presentation", "popover", "popoverPresentation":
      return .present(segue.choice("modalPresentationStyle", from: UIModalPresentationStyle.names))
    case "custom": return customSegue(segue)
    default: return .show
    }
  }

  /// Connects a segue with what triggers it: the object that it starts from.
  func connect(_ segue: Element, of element: Element, _ controller: UIViewController) {
    guard let template = templates[ObjectIdentifier(segue)] else { return }
    switch object(for: element) {
    case let control as UIControl: controller.connect(template, to: control)
    case let item as UIBarButtonItem: controller.connect(template, to: item)
    case let recognizer as UIGestureRecognizer: controller.connect(template, to: recognizer)
    case let cell as UITableViewCell:
      controller.connect(
        template, to: cell, onAccessory: segue.string("trigger") == "accessoryAction")
    case let cell as UICollectionViewCell: controller.connect(template, to: cell)
    case let object? where object !== controller:
      let fact =
        unusableFact(about: element)
        ?? "\(type(of: object)) is no UIControl, so nothing triggers the segue."
      diagnostics.warning(
        "\(segue.title) isn't connected: \(fact) Perform it by performSegue(withIdentifier:sender:).",
        at: segue)
    default: break
    }
  }

  /// The segue action that makes the destination of a segue, given the sender; nil, with a message if the
  /// controller has no wire for it, to leave that to `init(coder:)`.
  /// - Parameters:
  ///   - controller: the controller that the segue starts from.
  ///   - element: that of the controller.
  func segueAction(
    of segue: Element, _ controller: UIViewController, _ element: Element
  ) -> ((_ sender: Any?) -> (NSCoder) -> UIViewController?)? {
    guard purpose == .running, let name = segue.string("destinationCreationSelector") else {
      return nil
    }
    guard let action = controller.table.segueActions[name] else {
      reportMissingSegueAction(name, of: controller, element, segue)
      return nil
    }
    let identifier = segue.string("identifier")
    return { [weak controller] sender in
      { coder in
        controller.flatMap { action($0, coder, sender: sender, identifier: identifier) }
      }
    }
  }

  private func reportMissingSegueAction(
    _ name: String, of controller: UIViewController, _ element: Element, _ segue: Element
  ) {
    if unusableClass(of: element) != nil { return }
    let suggestion = closestName(to: name, in: controller.table.segueActions.keys.sorted())
    if suggestion == nil, missingWires.note(.segueAction, name, of: controller, at: segue) {
      return
    }
    let advice =
      suggestion.map { "Did you mean '\($0)'?" }
      ?? "Give the controller a class of its own that has one, in the identity inspector."
    diagnostics.warning(
      """
      The segue action '\(name.excerpt)' isn't called, so init(coder:) makes the destination: \
      \(type(of: controller)) has no wire for it. \(advice)
      """, at: segue)
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
