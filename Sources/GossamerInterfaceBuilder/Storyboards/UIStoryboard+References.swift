// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension UIStoryboard {
  /// Creates the controller that an element describes, or that it refers to in another storyboard.
  /// - Parameter group: the scenes that are loaded together with it.
  /// - Returns: nil, with a message, if the other storyboard or its controller doesn't exist.
  func makeController(
    _ element: Element, of source: DocumentSource, in group: SceneGroup,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard element.name == "viewControllerPlaceholder" else {
      return SceneNib(element, of: source, storyboard: self, in: group)
        .makeController(creator: creator)
    }
    guard let name = element.string("storyboardName") else {
      source.document.diagnostics.error(
        "The storyboard reference names no storyboard. Choose one.", at: element)
      source.logNewDiagnostics()
      return nil
    }
    do throws(StoryboardError) {
      return try referenced(name).makeController(
        element.string("referencedIdentifier"), in: group, creator: creator)
    } catch {
      source.document.diagnostics.error(
        "The storyboard reference leads nowhere: \(fact(error))", at: element)
      source.logNewDiagnostics()
      return nil
    }
  }

  /// Why a reference can't be followed, for the message. It leaves out the folders that were searched,
  /// because they depend on the application and not on the document.
  private func fact(_ error: StoryboardError) -> String {
    guard case .notFound(let name, let type, _) = error else { return "\(error)" }
    return """
      there is no '\(name.excerpt).\(type)' beside this document or among the resources of the application. \
      Correct its name, or add it.
      """
  }

  private func makeController(
    _ identifier: String?, in group: SceneGroup, creator: ((NSCoder) -> UIViewController?)?
  ) throws(StoryboardError) -> UIViewController? {
    let source = try load()
    let element: Element
    if let identifier {
      element = try source.document.controller(withIdentifier: identifier)
    } else {
      element = try source.document.initialController()
    }
    return makeController(element, of: source, in: group, creator: creator)
  }
}

extension Document {
  /// The element of the controller with a storyboard ID.
  func controller(withIdentifier identifier: String) throws(StoryboardError) -> Element {
    let controllers = scenes.compactMap(\.controller)
    if let found = controllers.first(where: { $0.string("storyboardIdentifier") == identifier }) {
      return found
    }
    throw .unknownIdentifier(
      file: file, identifier: identifier,
      known: controllers.compactMap { $0.string("storyboardIdentifier") }.sorted())
  }

  /// Whether an element is the controller of a scene, or a reference to one in another storyboard.
  func isController(_ element: Element) -> Bool {
    scene(of: element)?.controller === element
  }

  /// The element of the initial view controller.
  func initialController() throws(StoryboardError) -> Element {
    guard let element = initialViewControllerID.flatMap({ element(id: $0) }),
      isController(element)
    else { throw .noInitialViewController(file: file) }
    return element
  }
}
