// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

nonisolated extension DocumentCheck {
  /// Tags in `<objects>` that stand for an object outside the scene.
  private static let standIns: Set<String> = ["placeholder", "exit", "viewControllerPlaceholder"]

  /// Reports an object of an unsupported kind.
  func checkKind(of element: Element) {
    guard let group = element.parent?.name, !supportedKinds.contains(element.name) else { return }
    let consequence: String
    switch group {
    case _ where isInPlaceOfCell(element): return
    case "subviews", "prototypes", "cells":
      consequence = "a simpler view stands in for it"
    case "objects" where element.isSceneController && !Self.standIns.contains(element.name):
      consequence = "a plain view controller stands in for it"
    case "objects" where element.child(key: "frame") != nil:
      consequence = "a simpler view stands in for it"
    case "objects" where !Self.standIns.contains(element.name):
      consequence = "it is left out"
    default: return
    }
    diagnostics.warning("<\(element.name)> isn't supported, so \(consequence).", at: element)
  }

  /// Whether the element is in the place of a cell of a table or a collection view. `checkTable(_:)` and
  /// `checkCollection(_:)` report a wrong one.
  private func isInPlaceOfCell(_ element: Element) -> Bool {
    switch element.parent?.name {
    case "prototypes": true
    case "cells": ["tableViewSection", "collectionView"].contains(element.parent?.parent?.name)
    default: false
    }
  }
}
