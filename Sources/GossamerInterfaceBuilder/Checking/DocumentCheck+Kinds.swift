// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

nonisolated extension DocumentCheck {
  /// Tags in `<objects>` that stand for an object from elsewhere.
  private static let standIns: Set<String> = ["placeholder", "exit", "viewControllerPlaceholder"]

  /// Reports an object that can't be made.
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

  /// Whether the element stands where a table or a collection view has its cells: those are checked by
  /// `checkTable(_:)` and `checkCollection(_:)`.
  private func isInPlaceOfCell(_ element: Element) -> Bool {
    switch element.parent?.name {
    case "prototypes": true
    case "cells": ["tableViewSection", "collectionView"].contains(element.parent?.parent?.name)
    default: false
    }
  }
}
