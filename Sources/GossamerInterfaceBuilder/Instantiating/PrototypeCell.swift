// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A prototype cell of a table or a collection view, or a prototype header or footer of a collection view.
///
/// Each cell that is created from it has views, gesture recognisers and segues of its own. Its connections lead to
/// objects inside the cell, or to other objects of the scene.
final class PrototypeCell {
  private let element: Element
  private let source: DocumentSource
  private let templates: [ObjectIdentifier: SegueTemplate]
  private weak var controller: UIViewController?

  /// The objects outside the cell that its connections lead to. They are held weakly, because they may own the table,
  /// which retains the prototype.
  private let outside: [(element: Element, object: Weak<AnyObject>)]

  /// The cell's gesture recognisers, which are top-level objects of the scene. Each cell gets its own.
  private let recognizers: [Element]

  /// The intentions and other objects that belong to the cell. Each cell gets its own, and keeps them alive.
  private let objects: [Element]

  /// Creates a prototype.
  /// - Parameters:
  ///   - instantiation: the instantiation of the scene, whose objects exist already.
  ///   - controller: performs the segues; nil if there is none. Held weakly.
  init(_ element: Element, in instantiation: Instantiation, of controller: UIViewController?) {
    self.element = element
    self.controller = controller
    source = instantiation.source
    templates = instantiation.templates
    let document = instantiation.document
    let objects = instantiation.objects(ofPrototype: element)
    self.objects = objects
    let parts = [element] + objects
    let inside = Set(parts.lazy.flatMap(\.subtree).map { ObjectIdentifier($0) })
    var known: Set<ObjectIdentifier> = []
    let destinations = parts.flatMap(\.subtree).filter { $0.parent?.name == "connections" }
      .compactMap { $0.string("destination").flatMap { document.element(id: $0) } }
      .filter {
        !inside.contains(ObjectIdentifier($0)) && known.insert(ObjectIdentifier($0)).inserted
      }
    recognizers = destinations.filter { Instantiation.gestureKinds[$0.name] != nil }
    let connectedElements =
      destinations
      + recognizers.flatMap { recognizer in
        recognizer.members(of: "connections")
          .compactMap { $0.string("destination").flatMap { document.element(id: $0) } }
      }
    outside = connectedElements.compactMap { element in
      guard !inside.contains(ObjectIdentifier(element)),
        Instantiation.gestureKinds[element.name] == nil
      else { return nil }
      return instantiation.object(for: element).map { (element, Weak($0)) }
    }
  }

  /// Creates a cell; nil if the prototype doesn't describe a view.
  func makeCell() -> UIView? {
    let instantiation = Instantiation(source)
    instantiation.templates = templates
    for (element, object) in outside {
      if let object = object.wrappedValue { instantiation.register(object, for: element) }
    }
    let cell = instantiation.makeViews(element)
    instantiation.prototype = element
    _ = instantiation.makeObjects(recognizers)
    cell?.keep(instantiation.makeObjects(objects))
    instantiation.finish([element] + recognizers + objects) { [controller] segue, element in
      if let controller { instantiation.connect(segue, of: element, controller) }
    }
    source.logNewDiagnostics()
    return cell
  }
}
