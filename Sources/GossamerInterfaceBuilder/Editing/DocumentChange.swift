// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A change of a document in terms of its objects, so that it can be made again after the file has changed.
nonisolated enum DocumentChange: Hashable, Sendable {
  /// Adds an object or a connection.
  case insert(Insertion)
  /// Removes the objects and connections with these ids. Those that aren't there don't matter.
  case remove(ids: [String])
  /// Sets an attribute of an object's tag, or removes it if the value is nil.
  case setAttribute(name: String, value: String?, id: String)
  /// Sets a runtime attribute of an object to the element `xml`, or removes it if that is nil.
  case setRuntimeAttribute(keyPath: String, xml: [UInt8]?, id: String)

  /// An element that is added.
  struct Insertion: Hashable, Sendable {
    /// The element, without white space around it.
    let xml: [UInt8]
    /// Its id.
    let id: String
    /// The object that gets the connection; nil for an object at the top level of a scene.
    var source: String?
    /// The scene that gets the object; nil for a xib, and for a connection.
    var scene: String?
    /// The element that it was in front of; nil if it was the last one, or is new.
    var next: String?
    /// Where the connection leads to; nil for an object.
    var destination: String?
    /// The order among connections; nil for an object.
    var order: ConnectionOrder?
  }

  /// The splices that make the change in a text.
  func splices(in text: DocumentText) throws(DocumentEditError) -> [Splice] {
    let document = text.document
    switch self {
    case .insert(let insertion):
      guard !document.root.subtree.contains(where: { $0.id == insertion.id }) else {
        throw .idInUse(insertion.id)
      }
      let parent = try insertion.parent(in: document)
      return [
        text.insertion(
          of: insertion.xml, intoGroup: insertion.source == nil ? "objects" : "connections",
          of: parent, before: insertion.isBefore(anyOf: parent.members(of: "connections")))
      ]
    case .remove(let ids):
      let ids = Set(ids)
      return text.removal(
        of: document.root.subtree.filter { element in
          // Of several elements with an id, which is an error of the document, the first one is meant.
          element.id.map { ids.contains($0) && document.element(id: $0) === element } ?? false
            || element.isTieBreaker(ofSegueIn: ids)
        })
    case .setAttribute(let name, let value, let id):
      return [text.setting(name, to: value, of: try document.object(id))].compactMap(\.self)
    case .setRuntimeAttribute(let keyPath, let xml, let id):
      let object = try document.object(id)
      guard let old = object.runtimeAttribute(keyPath) else {
        return xml.map {
          [
            text.insertion(
              of: $0, intoGroup: "userDefinedRuntimeAttributes", of: object, before: { _ in false }
            )
          ]
        } ?? []
      }
      guard let xml else { return text.removal(of: [old]) }
      let place = text.places[old]
      return Array(text.bytes(of: old)) == xml ? [] : [text.splice(place.start..<place.end, xml)]
    }
  }

  /// The changes that take this one back, for the text before it.
  func inverse(in text: DocumentText) -> [DocumentChange] {
    let document = text.document
    switch self {
    case .insert(let insertion):
      return [.remove(ids: [insertion.id])]
    case .remove(let ids):
      let ids = Set(ids)
      return document.root.subtree.filter { $0.id.map(ids.contains) ?? false }
        .compactMap { text.insertion(restoring: $0) }.map(DocumentChange.insert)
    case .setAttribute(let name, _, let id):
      let old = document.element(id: id)?.string(name)
      return [.setAttribute(name: name, value: old, id: id)]
    case .setRuntimeAttribute(let keyPath, _, let id):
      let old = document.element(id: id)?.runtimeAttribute(keyPath)
      return [
        .setRuntimeAttribute(keyPath: keyPath, xml: old.map { Array(text.bytes(of: $0)) }, id: id)
      ]
    }
  }
}

/// The order in which Xcode writes the connections of an object: by kind, and by name within each kind.
nonisolated struct ConnectionOrder: Hashable, Sendable, Comparable {
  private let kind: Int
  private let name: String
  private static let kinds = ["action", "outlet", "outletCollection", "segue"]

  /// The place of a connection.
  /// - Parameters:
  ///   - tag: the name of its tag.
  ///   - name: the name of the outlet or the action. Segues have no order.
  init(tag: String, name: String?) {
    kind = Self.kinds.firstIndex(of: tag) ?? Self.kinds.count
    self.name = name ?? ""
  }

  /// Whether it is that of an outlet, which only one connection of an object can have.
  var isOutlet: Bool { kind == 1 }

  init(_ connection: Element) {
    self.init(
      tag: connection.name, name: connection.string("property") ?? connection.string("selector"))
  }

  static func < (one: Self, other: Self) -> Bool {
    one.kind == other.kind
      ? one.name.utf8.lexicographicallyPrecedes(other.name.utf8) : one.kind < other.kind
  }
}

nonisolated extension DocumentChange.Insertion {
  fileprivate func parent(in document: Document) throws(DocumentEditError) -> Element {
    if let source { return try document.object(source) }
    let element = document.scenes.first { $0.element.string("sceneID") == scene }?.element
    guard let element else { throw .noScene(scene ?? "") }
    return element
  }

  /// Whether the new element stands before a member of the group.
  fileprivate func isBefore(anyOf connections: [Element]) -> (Element) -> Bool {
    if let next, connections.contains(where: { $0.id == next }) || order == nil {
      return { $0.id == next }
    }
    guard let order else { return { _ in false } }
    return { order < ConnectionOrder($0) }
  }
}

nonisolated extension DocumentText {
  /// The insertion that puts an object or a connection back; nil for an element inside of another object, which comes
  /// back with that.
  fileprivate func insertion(restoring element: Element) -> DocumentChange.Insertion? {
    guard let group = element.parent, let parent = group.parent, let id = element.id else {
      return nil
    }
    var insertion = DocumentChange.Insertion(xml: Array(bytes(of: element)), id: id)
    insertion.next = group.children.drop { $0 !== element }.dropFirst().first?.id
    switch group.name {
    case "connections":
      insertion.source = parent.id
      insertion.destination = element.string("destination")
      insertion.order = ConnectionOrder(element)
    case "objects":
      insertion.scene = parent.string("sceneID")
    default:
      return nil
    }
    return insertion
  }
}

nonisolated extension Document {
  /// The object or connection with an id.
  func object(_ id: String) throws(DocumentEditError) -> Element {
    guard let element = element(id: id) else { throw .unknownID(id) }
    return element
  }
}

nonisolated extension Element {
  /// The runtime attribute with a key path; the first one counts.
  func runtimeAttribute(_ keyPath: String) -> Element? {
    members(of: "userDefinedRuntimeAttributes").first { $0.string("keyPath") == keyPath }
  }

  /// Whether it says that one of these segues determines the canvas size of a scene.
  fileprivate func isTieBreaker(ofSegueIn ids: Set<String>) -> Bool {
    parent?.name == "inferredMetricsTieBreakers" && string("reference").map(ids.contains) ?? false
  }
}
