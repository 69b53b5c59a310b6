// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// What a palette and an inspector show of classes.
extension DocumentEditor {
  /// What documents can connect and set of a class.
  nonisolated public struct ClassDescription: Hashable, Sendable {
    /// The name of the class, as a document gives it.
    public let name: String
    /// The module that a document names for the class; nil for one of Gossamer's.
    public let module: String?
    /// What the class is for, in one sentence; nil if its wires don't say. See `Wires.summary(_:)`.
    public let summary: String?
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

  /// The classes of which a document can have custom objects: all of the program's at the top level of a module and not private,
  /// those of Gossamer that are for use as they are, and the names in ``InterfaceBuilder/classNames``. Sorted by name.
  ///
  /// Cost: each class of the program is looked up, 1 ms for a thousand.
  public var objectClasses: [ClassDescription] {
    let named = InterfaceBuilder.classNames.compactMap { name, type in
      (type as? any CustomObject.Type).map {
        ClassDescription(name, module: nil, AnyWires.table(of: $0))
      }
    }
    let names = Set(named.map(\.name))
    let others = ProgramClasses().entries.filter { !names.contains($0.name) }.map {
      ClassDescription($0.name, module: $0.module, AnyWires.table(of: $0.type))
    }
    return (named + others).sorted { ($0.name, $0.module ?? "") < ($1.name, $1.module ?? "") }
  }

  /// What can be connected and set of an object; nil if it doesn't exist, or if its class has no wires. Of an object whose class
  /// isn't known to this program, what its UIKit class has.
  public func classDescription(ofObject id: String) -> ClassDescription? {
    guard let element = document.element(id: id) else { return nil }
    let type = elementClass(of: element)
    return type.wires.map {
      ClassDescription(type.name, module: element.string("customModule"), $0)
    }
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
  init(_ name: String, module: String?, _ wires: AnyWires) {
    let properties = wires.properties.sorted { $0.key < $1.key }
    self.name = name
    self.module = module
    summary = wires.summary
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
