// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Creates the objects that a scene of a document describes, and connects them.
///
/// The order is UIKit's: all objects are created, then their constraints, their runtime attributes are set, their
/// outlets, outlet collections, actions and segues are connected in the order of the document, and `awakeFromNib` is
/// called on each object.
///
/// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()
final package class Instantiation {
  let source: DocumentSource
  var document: Document { source.document }
  var diagnostics: Diagnostics { document.diagnostics }

  /// The purpose of the objects.
  let purpose: Purpose

  /// The objects for the placeholders of a xib, by their identifiers; `IBFilesOwner` is the owner.
  private let placeholders: [String: AnyObject]

  // The keys are elements, so that elements without an id, or with a duplicate id, are connected too.
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  private var finished: Set<ObjectIdentifier> = []
  /// The elements whose objects have their texts in the user's language.
  var translated: Set<ObjectIdentifier> = []
  private var roots: [Element] = []

  /// The names of the classes that are unknown or can't be used, by the elements that name them.
  private var unusableClasses: [ObjectIdentifier: String] = [:]

  /// The wires that the application's classes lack.
  var missingWires = MissingWires()

  /// The segues of the scene, by their elements.
  var templates: [ObjectIdentifier: SegueTemplate] = [:]

  /// The table views whose prototype cells aren't registered yet, with their elements.
  var tables: [(view: UITableView, element: Element)] = []

  /// The objects that belong to prototypes of the scene, once its objects were created.
  private var prototypeObjects: PrototypeObjects?

  /// The prototype from which a cell is made; nil if the objects of a scene are made.
  var prototype: Element?

  /// The collection views whose prototypes aren't registered yet, with their elements.
  var collections: [(view: UICollectionView, element: Element)] = []

  /// The connections that were made or tried, in the order of the document.
  var connections: [LoadedScene.Connection] = []

  /// The purpose that objects are created for.
  package enum Purpose {
    /// To run in an application.
    case running
    /// To be shown on the canvas of a designer: without the application's classes, and with the constraints and
    /// intrinsic sizes that exist only at design time.
    case canvas
  }

  /// Creates the instantiation of one scene.
  /// - Parameters:
  ///   - source: the document.
  ///   - placeholders: the objects for the placeholders of a xib, by their identifiers.
  ///   - purpose: the purpose of the objects.
  package init(
    _ source: DocumentSource, placeholders: [String: AnyObject] = [:], purpose: Purpose = .running
  ) {
    self.source = source
    self.placeholders = placeholders
    self.purpose = purpose
  }

  /// Registers the object that an element describes.
  func register(_ object: AnyObject, for element: Element) {
    objects[ObjectIdentifier(element)] = object
  }

  /// Unregisters the object of an element, so that this instantiation no longer keeps it alive. Register it again
  /// before ``finish(_:controller:connectSegue:)``.
  func forget(_ element: Element) {
    objects[ObjectIdentifier(element)] = nil
  }

  /// The object that an element describes, or that was passed for a placeholder; nil if there is none.
  package func object(for element: Element) -> AnyObject? {
    if let object = objects[ObjectIdentifier(element)] { return object }
    guard element.name == "placeholder" else { return nil }
    return element.string("placeholderIdentifier").flatMap { placeholders[$0] }
  }

  /// The object of the element with an id; nil if there is none.
  package func object(id: String) -> AnyObject? {
    document.element(id: id).flatMap(object(for:))
  }

  /// Records that an element's class can't be used. Messages about its object then name the class as the cause.
  func noteUnusableClass(_ name: String, of element: Element) {
    unusableClasses[ObjectIdentifier(element)] = name
  }

  /// The class that couldn't be used for an element; nil if there is no such class.
  func unusableClass(of element: Element) -> String? {
    unusableClasses[ObjectIdentifier(element)]
  }

  /// The objects of the elements inside the roots, by the ids of the elements.
  var objectsByID: [String: AnyObject] {
    var found: [String: AnyObject] = [:]
    for element in roots.lazy.flatMap(\.subtree) {
      if let id = element.id, let object = object(for: element) { found[id] = object }
    }
    return found
  }
}

extension Instantiation {
  /// The custom objects that belong to a prototype, in the order of the document.
  func objects(ofPrototype prototype: Element) -> [Element] {
    roots.filter { prototypeObjects?.prototype(of: $0) === prototype }
  }

  /// Whether an element is part of a prototype, or belongs to one, so that each cell has its own object for it.
  func isOfPrototype(_ element: Element) -> Bool {
    PrototypeObjects.around(element) != nil || prototypeObjects?.prototype(of: element) != nil
  }

  /// Creates the top-level objects of a scene.
  /// - Returns: the objects that could be created.
  func makeObjects(_ elements: [Element]) -> [AnyObject] {
    if prototype == nil { prototypeObjects = PrototypeObjects(of: elements, in: document) }
    return elements.compactMap { element in
      if object(for: element) != nil { return nil }
      if prototypeObjects?.prototype(of: element) != nil { return nil }
      if element.name == "customObject" { return makeCustomObject(element) }
      if let kind = Self.gestureKinds[element.name] { return makeGestureRecognizer(element, kind) }
      if ControllerReaders.readers[element.name] != nil { return makeControllerOfXib(element) }
      return ViewReaders.describesView(element) ? makeViews(element) : nil
    }
  }

  /// Completes the objects that `roots` describe, and all objects inside them: sets their localised texts, their
  /// layout and their runtime attributes, connects them, and calls `awakeFromNib`. A controller for which
  /// ``finishController(_:)`` was called gets its runtime attributes and `awakeFromNib` only there.
  /// - Parameters:
  ///   - controller: performs the segues of prototype cells.
  ///   - connectSegue: called with each segue and the element that it starts from.
  func finish(
    _ roots: [Element], controller: UIViewController? = nil,
    connectSegue: (Element, Element) -> Void = { _, _ in }
  ) {
    self.roots = roots
    registerPrototypes(of: controller)
    let elements = roots.flatMap { root in root.subtree.filter { object(for: $0) != nil } }
    let new = elements.filter { !finished.contains(ObjectIdentifier($0)) }
    localize(elements)
    layOut(roots)
    for element in new { setRuntimeAttributes(of: element) }
    for element in elements { connect(element, connectSegue) }
    missingWires.report(to: diagnostics)
    missingWires = MissingWires()
    for element in new {
      finished.insert(ObjectIdentifier(element))
      guard element.name != "placeholder" else { continue }
      (object(for: element) as? any Wirable)?.awakeFromNib()
    }
  }

  /// Sets the localised texts of a controller and its bar items, sets the controller's runtime attributes, and calls
  /// its `awakeFromNib`, before its view is loaded and connected.
  func finishController(_ element: Element) {
    localize(element.subtree.filter { object(for: $0) != nil })
    setRuntimeAttributes(of: element)
    finished.insert(ObjectIdentifier(element))
    (object(for: element) as? any Wirable)?.awakeFromNib()
  }
}
