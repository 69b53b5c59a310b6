// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

nonisolated extension DocumentCheck {
  /// What an element can't do without, and what to do where it is missing.
  private struct Rule {
    /// The attributes that have to be there.
    var required: [String] = []
    /// The attributes that are ids of other elements, if they are there.
    var references: [String] = []
    /// Whether the other element has to be in the same scene.
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
      references: ["destination", "popoverAnchorView", "reference"], staysInScene: false,
      advice: "Connect it again, or delete it."),
    "constraint": Rule(
      references: ["firstItem", "secondItem"], advice: "Add it again, or delete it."),
    "include": Rule(references: ["reference"], advice: "Delete it."),
    "exclude": Rule(references: ["reference"], advice: "Delete it."),
  ]

  /// Reports what an element lacks, and the ids that it refers to and that aren't there.
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
