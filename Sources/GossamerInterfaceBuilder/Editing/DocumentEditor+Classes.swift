// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// What a palette and an inspector show of classes.
extension DocumentEditor {
  /// What documents can connect and set of a class.
  nonisolated public struct ClassDescription: Hashable, Sendable {
    /// The name of the class, as a document gives it.
    public let name: String
    /// The names of its outlets, sorted.
    public let outlets: [String]
    /// The names of its outlet collections, sorted.
    public let outletCollections: [String]
    /// The names of its actions, sorted.
    public let actions: [String]
    /// The properties that a runtime attribute can set, sorted by name.
    public let attributes: [Attribute]
  }

  /// A property that a runtime attribute can set.
  nonisolated public struct Attribute: Hashable, Sendable {
    /// The name of the property.
    public let name: String
    /// The type of its value.
    public let type: AttributeType
  }

  /// The types of values that an inspector edits.
  nonisolated public enum AttributeType: Hashable, Sendable {
    /// Yes or no: a switch.
    case boolean
    /// A number.
    case number
    /// A text.
    case string
    /// The name of a property, or a key path: a text for which ``DocumentEditor/keyPaths(for:ofObject:)`` has choices.
    case keyPath
  }

  /// The classes of which a document can have custom objects: Gossamer's intentions and model containers, the classes in
  /// ``InterfaceBuilder/classNames``, and those that the document names already. Sorted by name.
  ///
  /// Other classes of the application can be used too, by their names: Swift can't list them.
  public var objectClasses: [ClassDescription] {
    var types = classes.customObjectClasses()
    for element in document.scenes.flatMap(\.objects) where element.name == "customObject" {
      guard let name = element.string("customClass"), types[name] == nil else { continue }
      types[name] = elementClass(of: element).type as? any CustomObject.Type
    }
    return types.sorted { $0.key < $1.key }.map {
      ClassDescription($0.key, AnyWires.table(of: $0.value))
    }
  }

  /// What can be connected and set of an object; nil if it doesn't exist, or if its class has no wires. Of an object whose class
  /// isn't known to this program, what its UIKit class has.
  public func classDescription(ofObject id: String) -> ClassDescription? {
    guard let element = document.element(id: id) else { return nil }
    let type = elementClass(of: element)
    return type.wires.map { ClassDescription(type.name, $0) }
  }

  /// The names that a key path may begin with: the properties of the object at the other end, sorted.
  ///
  /// The other end of an attribute such as `sourceKeyPath` is what the outlet `source`, `sourceObject` or `sourceContainer` leads
  /// to; of a model container it is its model.
  /// - Parameters:
  ///   - attribute: the name of the attribute.
  ///   - id: the id of the object that has the attribute.
  /// - Returns: the names; empty if the outlet isn't connected, or leads to an object whose class isn't known to this program.
  public func keyPaths(for attribute: String, ofObject id: String) -> [String] {
    guard let element = document.element(id: id), attribute.lowercased().hasSuffix("keypath")
    else { return [] }
    let end = String(attribute.dropLast("KeyPath".count))
    let other = ["", "Object", "Container"].lazy
      .compactMap { self.destination(ofOutlet: end + $0, of: element) }.first
    guard let other else { return [] }
    let model = elementClass(of: other).wires?.properties["model"].flatMap { _ in
      destination(ofOutlet: "model", of: other)
    }
    return elementClass(of: model ?? other).wires?.properties.keys.sorted() ?? []
  }

  private func destination(ofOutlet name: String, of element: Element) -> Element? {
    element.members(of: "connections").first { ConnectionKind($0) == .outlet(name) }?
      .string("destination").flatMap { document.element(id: $0) }
  }
}

extension DocumentEditor.ClassDescription {
  init(_ name: String, _ wires: AnyWires) {
    let properties = wires.properties.sorted { $0.key < $1.key }
    self.name = name
    outlets = properties.filter { $0.value.kind == .outlet }.map(\.key)
    outletCollections = properties.filter { $0.value.kind == .outletCollection }.map(\.key)
    actions = wires.actions.keys.sorted()
    attributes = properties.compactMap { name, wire in
      guard wire.kind == .attribute, !wire.isReadOnly else { return nil }
      let type: DocumentEditor.AttributeType? =
        switch wire.unwrappedType {
        case is Bool.Type: .boolean
        case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: .number
        case is String.Type: name.lowercased().hasSuffix("keypath") ? .keyPath : .string
        default: nil
        }
      return type.map { DocumentEditor.Attribute(name: name, type: $0) }
    }
  }
}
