// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport

extension UIStoryboard {
  /// Creates the initial view controller.
  /// - Returns: nil, with a message to the logger `gossamer.documents`, if the document can't be read or
  ///   has no initial view controller.
  public func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Creates the initial view controller.
  /// - Parameter creator: creates the controller with an initialiser of its own, which has to pass
  ///   the coder on to `super.init(coder:)`; the class in the document is ignored then. Nil, or a
  ///   creator that returns nil, leaves that to `init(coder:)` of the class in the document.
  /// - Returns: nil, with a message to the logger `gossamer.documents`, if the document can't be read,
  ///   if it has no initial view controller, or if the controller is of another class.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    do throws(StoryboardError) {
      return try initialViewController(creator: creator)
    } catch {
      Messages.documents.error("\(error)")
      return nil
    }
  }

  /// Creates the controller that has a storyboard ID.
  ///
  /// As in UIKit, an error ends the program, here with a message that names the place; use
  /// ``viewController(withIdentifier:creator:)`` if the identifier may be missing.
  /// - Parameter identifier: the storyboard ID, from the identity inspector.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier)
  }

  /// Creates the controller that has a storyboard ID.
  ///
  ///     let detail = storyboard.instantiateViewController(identifier: "Detail") { coder in
  ///       DetailViewController(coder: coder, person: person)
  ///     }
  ///
  /// As in UIKit, an error ends the program, here with a message that names the place; use
  /// ``viewController(withIdentifier:creator:)`` if the identifier may be missing.
  /// - Parameters:
  ///   - identifier: the storyboard ID, from the identity inspector.
  ///   - creator: creates the controller with an initialiser of its own, which has to pass the
  ///     coder on to `super.init(coder:)`. Nil, or a creator that returns nil, leaves that to
  ///     `init(coder:)`.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    do throws(StoryboardError) {
      return try viewController(withIdentifier: identifier, creator: creator)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Creates the controller that has a storyboard ID, or throws the reason why it can't. UIKit has
  /// only ``instantiateViewController(identifier:creator:)``.
  /// - Parameters:
  ///   - identifier: the storyboard ID, from the identity inspector.
  ///   - creator: creates the controller with an initialiser of its own, which has to pass the
  ///     coder on to `super.init(coder:)`. Nil, or a creator that returns nil, leaves that to
  ///     `init(coder:)`.
  /// - Throws: ``StoryboardError`` if the document can't be read, if it has no such ID, or if the
  ///   controller is of another class.
  public func viewController<Controller: UIViewController>(
    withIdentifier identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) throws(StoryboardError) -> Controller {
    let source = try load()
    let element = try source.document.controller(withIdentifier: identifier)
    return try instantiate(element, of: source, creator: creator)
  }
}

extension UIStoryboard {
  /// Creates the initial view controller.
  package func initialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) throws(StoryboardError) -> Controller {
    let source = try load()
    let element = try source.document.initialController()
    return try instantiate(element, of: source, creator: creator)
  }

  /// Creates the controller whose element has an id.
  package func viewController(id: String) throws(StoryboardError) -> UIViewController {
    let source = try load()
    guard let element = source.document.element(id: id),
      source.document.scenes.contains(where: { $0.controller === element })
    else {
      throw .unknownIdentifier(
        file: source.document.file, identifier: id,
        known: source.document.scenes.compactMap { $0.controller?.id }.sorted())
    }
    return try instantiate(element, of: source, creator: nil)
  }

  private func instantiate<Controller: UIViewController>(
    _ element: Element, of source: DocumentSource, creator: ((NSCoder) -> Controller?)?
  ) throws(StoryboardError) -> Controller {
    let created = makeController(element, of: source, in: SceneGroup(), creator: creator)
    guard let controller = created as? Controller else {
      throw .wrongClass(
        file: source.document.file, line: element.line, expected: "\(Controller.self)",
        found: created.map { "\(type(of: $0))" } ?? "missing one")
    }
    controller.documentTint = Instantiation(source).color("tintColor", of: source.document.root)
    source.logNewDiagnostics()
    return controller
  }
}
