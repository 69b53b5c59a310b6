// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

nonisolated extension DocumentCheck {
  /// The required attributes and the references of an element, and what to do if one is wrong.
  private struct Rule {
    /// The required attributes.
    var required: [String] = []
    /// The attributes that contain the id of another element.
    var references: [String] = []
    /// Whether the elements referred to have to be in the same scene.
    var staysInScene = true
    let advice: String
  }

  private static let rules: [String: Rule] = [
    "outlet": Rule(
      required: ["property", "destination"], references: ["destination"],
      advice: "Connect it again, or delete it."),
    "outletCollection": Rule(
      required: ["property", "destination"], references: ["destination"],
      advice: "Connect it again, or delete it."),
    "action": Rule(
      required: ["selector", "destination"], references: ["destination"],
      advice: "Connect it again, or delete it."),
    "segue": Rule(
      references: [
        "destination", "popoverAnchorBarButtonItem", "popoverAnchorView", "reference",
      ], staysInScene: false,
      advice: "Connect it again, or delete it."),
    "constraint": Rule(
      references: ["firstItem", "secondItem"], advice: "Add it again, or delete it."),
    "include": Rule(references: ["reference"], advice: "Delete it."),
    "exclude": Rule(references: ["reference"], advice: "Delete it."),
  ]

  /// Reports missing attributes of an element, and references to elements that don't exist or that are in another
  /// scene.
  func checkReferences(of element: Element, inScene scene: Int) {
    guard let rule = Self.rules[element.name] else { return }
    for name in rule.required where element.string(name) == nil {
      diagnostics.error("\(element.title) has no \(name). \(rule.advice)", at: element)
    }
    for name in rule.references {
      guard let id = element.string(name) else { continue }
      guard let other = document.element(id: id) else {
        diagnostics.error(
          "\(element.title) has the \(name) '\(id.excerpt)', which isn't in the document. \(rule.advice)",
          at: element)
        continue
      }
      if rule.staysInScene, document.sceneIndex(ofID: id) != scene {
        diagnostics.warning(
          """
          \(element.title) has the \(name) '\(id.excerpt)', a <\(other.name)> of another scene, which it can't \
          reach. \(rule.advice)
          """, at: element)
      }
    }
  }
}
