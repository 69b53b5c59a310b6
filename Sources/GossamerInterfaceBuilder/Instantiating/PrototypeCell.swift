// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A prototype cell, header or footer of a table or a collection view. Each cell that is created from it has its own
/// views, its connections inside, its segues, and its actions to objects of the scene.
final class PrototypeCell {
  private let element: Element
  private let source: DocumentSource
  private let templates: [ObjectIdentifier: SegueTemplate]
  private weak var controller: UIViewController?

  /// The objects of the scene that connections of the cell lead to. They are held weakly, because they own the
  /// table, which has the prototype.
  private let outside: [(element: Element, object: Weak<AnyObject>)]

  /// The gesture recognisers beside the controller that belong to the cell: each cell has its own.
  private let recognizers: [Element]

  /// Creates a prototype.
  /// - Parameters:
  ///   - instantiation: the instantiation of the scene, whose objects exist already.
  ///   - controller: performs the segues.
  init(_ element: Element, in instantiation: Instantiation, of controller: UIViewController?) {
    self.element = element
    self.controller = controller
    source = instantiation.source
    templates = instantiation.templates
    let document = instantiation.document
    let inside = Set(element.subtree.map { ObjectIdentifier($0) })
    var known: Set<ObjectIdentifier> = []
    let destinations = element.subtree.filter { $0.parent?.name == "connections" }
      .compactMap { $0.string("destination").flatMap { document.element(id: $0) } }
      .filter {
        !inside.contains(ObjectIdentifier($0)) && known.insert(ObjectIdentifier($0)).inserted
      }
    recognizers = destinations.filter { Instantiation.gestureKinds[$0.name] != nil }
    let ends =
      destinations
      + recognizers.flatMap { recognizer in
        recognizer.members(of: "connections")
          .compactMap { $0.string("destination").flatMap { document.element(id: $0) } }
      }
    outside = ends.compactMap { end in
      guard !inside.contains(ObjectIdentifier(end)), Instantiation.gestureKinds[end.name] == nil
      else { return nil }
      return instantiation.object(for: end).map { (end, Weak($0)) }
    }
  }

  /// Creates a cell.
  func makeCell() -> UIView? {
    let instantiation = Instantiation(source)
    instantiation.templates = templates
    for (end, object) in outside {
      if let object = object.wrappedValue { instantiation.register(object, for: end) }
    }
    let cell = instantiation.makeViews(element)
    _ = instantiation.makeObjects(recognizers)
    instantiation.finish([element] + recognizers) { [controller] segue, element in
      if let controller { instantiation.connect(segue, of: element, controller) }
    }
    source.logNewDiagnostics()
    return cell
  }
}
