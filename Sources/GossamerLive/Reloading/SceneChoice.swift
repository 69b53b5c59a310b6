// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerSpelling

/// Finds the scene of a storyboard that a person names.
enum SceneChoice {
  /// The object id of the controller whose object id or storyboard ID is `name`.
  /// - Parameter name: nil for the initial scene, or for the first scene if none is initial.
  /// - Throws: ``LiveError/unknownScene(_:file:scenes:suggestion:)`` or
  ///   ``LiveError/nothingToShow(file:)``.
  static func controllerID(
    _ name: String?, in document: Document
  ) throws(LiveError) -> String {
    let controllers = document.scenes.compactMap(\.controller)
    let ids = controllers.compactMap(\.id)
    guard let name else {
      let initial = document.initialViewControllerID.flatMap { ids.contains($0) ? $0 : nil }
      guard let id = initial ?? ids.first else { throw .nothingToShow(file: document.file) }
      return id
    }
    if let found = controllers.first(where: { names(of: $0).contains(name) }), let id = found.id {
      return id
    }
    throw .unknownScene(
      name, file: document.file, scenes: controllers.map(line),
      suggestion: closestName(to: name, in: controllers.flatMap(names)))
  }

  private static func names(of controller: Element) -> [String] {
    [controller.string("storyboardIdentifier"), controller.id].compactMap(\.self)
  }

  /// One line of the list of scenes: `Detail vXZ-lx-hvc PersonViewController`.
  private static func line(_ controller: Element) -> String {
    let kind = controller.string("customClass") ?? controller.name
    return (names(of: controller) + [kind]).joined(separator: "  ")
  }
}
