// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport

extension UIStoryboard {
  /// Makes the controller that the storyboard starts with.
  /// - Returns: nil, with a message to the logger `gossamer.documents`, if the document can't be read or
  ///   says of no controller that it is the initial one.
  public func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Makes the controller that the storyboard starts with.
  /// - Parameter creator: makes the controller with an initialiser of its own, which has to call
  ///   `super.init(coder:)` with what it gets; nil to leave it to `init(coder:)`. The class in the
  ///   document doesn't count then.
  /// - Returns: nil, with a message to the logger `gossamer.documents`, if the document can't be read,
  ///   says of no controller that it is the initial one, or the controller is of another class.
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

  /// Makes the controller that has a storyboard ID.
  ///
  /// As in UIKit a mistake ends the program, with a message that says where it lies; use
  /// ``viewController(withIdentifier:creator:)`` for an identifier that isn't sure to be there.
  /// - Parameter identifier: the storyboard ID, from the identity inspector.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier)
  }

  /// Makes the controller that has a storyboard ID.
  ///
  ///     let detail = storyboard.instantiateViewController(identifier: "Detail") { coder in
  ///       DetailViewController(coder: coder, person: person)
  ///     }
  ///
  /// As in UIKit a mistake ends the program, with a message that says where it lies; use
  /// ``viewController(withIdentifier:creator:)`` for an identifier that isn't sure to be there.
  /// - Parameters:
  ///   - identifier: the storyboard ID, from the identity inspector.
  ///   - creator: makes the controller with an initialiser of its own, which has to call
  ///     `super.init(coder:)` with what it gets; nil to leave it to `init(coder:)`.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    do throws(StoryboardError) {
      return try viewController(withIdentifier: identifier, creator: creator)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Makes the controller that has a storyboard ID, or says why that can't be done. UIKit has only
  /// ``instantiateViewController(identifier:creator:)``.
  /// - Parameters:
  ///   - identifier: the storyboard ID, from the identity inspector.
  ///   - creator: makes the controller with an initialiser of its own, which has to call
  ///     `super.init(coder:)` with what it gets; nil to leave it to `init(coder:)`.
  /// - Throws: ``StoryboardError`` if the document can't be read, has no such ID, or the controller is
  ///   of another class.
  public func viewController<Controller: UIViewController>(
    withIdentifier identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) throws(StoryboardError) -> Controller {
    let source = try load()
    let element = try source.document.controller(withIdentifier: identifier)
    return try instantiate(element, of: source, creator: creator)
  }
}

extension UIStoryboard {
  /// The controller that the storyboard starts with.
  package func initialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) throws(StoryboardError) -> Controller {
    let source = try load()
    let element = try source.document.initialController()
    return try instantiate(element, of: source, creator: creator)
  }

  /// The controller with an id of the document.
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
    let made = makeController(element, of: source, in: SceneGroup(), creator: creator)
    guard let controller = made as? Controller else {
      throw .wrongClass(
        file: source.document.file, line: element.line, expected: "\(Controller.self)",
        found: made.map { "\(type(of: $0))" } ?? "missing one")
    }
    controller.documentTint = Instantiation(source).color("tintColor", of: source.document.root)
    source.logNewDiagnostics()
    return controller
  }
}
