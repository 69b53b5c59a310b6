// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A prototype cell of a table or a collection view, or its header or footer, of which a new one is made for each row
/// that wants one: with its connections inside, its segues, and its actions to objects of the scene.
final class PrototypeCell {
  private let element: Element
  private let source: DocumentSource
  private let templates: [ObjectIdentifier: SegueTemplate]
  private weak var controller: UIViewController?

  /// The objects of the scene that connections of the cell lead to. The table, which has the prototype, is one of
  /// what they own.
  private let outside: [(element: Element, object: Weak<AnyObject>)]

  /// The gesture recognisers beside the controller that belong to the cell: each cell has its own.
  private let recognizers: [Element]

  /// Creates a prototype.
  /// - Parameters:
  ///   - instantiation: that of the scene, whose objects are made.
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

  /// Makes a cell.
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

extension Instantiation {
  /// Lets the tables and the collection views that were made make cells of their prototypes.
  /// - Parameter controller: performs the segues of the cells.
  func registerPrototypes(of controller: UIViewController?) {
    guard purpose == .running else { return }
    for (table, element) in tables {
      let cells = element.members(of: "prototypes").filter { $0.name == "tableViewCell" }
      for (identifier, prototype) in prototypes(cells, of: controller) {
        table.registerCells(forReuseIdentifier: identifier, making: prototype.makeCell)
      }
    }
    tables = []
    for (collection, element) in collections {
      let cells = element.members(of: "cells").filter { $0.name == "collectionViewCell" }
      for (identifier, prototype) in prototypes(cells, of: controller) {
        collection.registerCells(forReuseIdentifier: identifier, making: prototype.makeCell)
      }
      for (key, kind) in Self.kindsOfEnds {
        let views = [element.child(key: key)].compactMap(\.self)
        for (identifier, prototype) in prototypes(views, of: controller) {
          collection.registerSupplementaryViews(
            ofKind: kind, forReuseIdentifier: identifier, making: prototype.makeCell)
        }
      }
    }
    collections = []
  }

  private static let kindsOfEnds = [
    ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
    ("sectionFooterView", UICollectionView.elementKindSectionFooter),
  ]

  /// The prototypes of elements with reuse identifiers; of two with the same one the first.
  private func prototypes(
    _ elements: [Element], of controller: UIViewController?
  ) -> [(identifier: String, prototype: PrototypeCell)] {
    var known: Set<String> = []
    return elements.compactMap { element in
      guard let identifier = element.string("reuseIdentifier"), known.insert(identifier).inserted
      else { return nil }
      return (identifier, PrototypeCell(element, in: self, of: controller))
    }
  }
}
