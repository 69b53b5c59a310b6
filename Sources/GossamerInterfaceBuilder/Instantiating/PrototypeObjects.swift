// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The custom objects of a scene that belong to its prototype cells, headers and footers: each cell that is made from
/// the prototype gets its own.
///
/// An object belongs to a prototype if one of its outlets leads into it, such as that of an intention to a label of the
/// cell. So does an object to which such objects refer and nothing outside of the prototype, such as their model
/// container.
struct PrototypeObjects {
  private var prototypes: [ObjectIdentifier: Element] = [:]

  /// Finds the objects.
  /// - Parameter roots: the top-level objects of the scene.
  init(of roots: [Element], in document: Document) {
    let objects = roots.filter { $0.name == "customObject" }
    for object in objects {
      let destinations = Self.destinations(of: object, in: document)
      prototypes[ObjectIdentifier(object)] = destinations.lazy.compactMap(Self.around).first
    }
    guard !prototypes.isEmpty else { return }
    var sources: [ObjectIdentifier: [Element]] = [:]
    for element in roots.lazy.flatMap(\.subtree) {
      for destination in Self.destinations(of: element, in: document) {
        sources[ObjectIdentifier(destination), default: []].append(element)
      }
    }
    var grows = true
    while grows {
      grows = false
      for object in objects where prototype(of: object) == nil {
        let referring = sources[ObjectIdentifier(object)] ?? []
        guard let owner = referring.lazy.compactMap(prototype).first,
          referring.allSatisfy({ (prototype(of: $0) ?? Self.around($0)) === owner })
        else { continue }
        prototypes[ObjectIdentifier(object)] = owner
        grows = true
      }
    }
  }

  /// The prototype to which a custom object belongs; nil if it is one of the scene's.
  func prototype(of object: Element) -> Element? { prototypes[ObjectIdentifier(object)] }

  /// The prototype that contains an element, or is it; nil for none.
  static func around(_ element: Element) -> Element? {
    sequence(first: element, next: \.parent).first(where: isPrototype)
  }

  private static func isPrototype(_ element: Element) -> Bool {
    switch element.name {
    case "tableViewCell": element.parent?.name == "prototypes"
    case "collectionViewCell": element.parent?.name == "cells"
    case "collectionReusableView": element.parent?.name == "collectionView"
    default: false
    }
  }

  private static func destinations(of element: Element, in document: Document) -> [Element] {
    element.members(of: "connections").compactMap {
      $0.name == "segue" ? nil : $0.string("destination").flatMap { document.element(id: $0) }
    }
  }
}
