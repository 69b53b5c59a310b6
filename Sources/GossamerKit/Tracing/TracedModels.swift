// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Observation

/// The models of the screens, and the values that their properties had last.
final class TracedModels {
  private var entries: [Entry] = []
  private var known: [ObjectIdentifier: Int] = [:]

  /// How deep models are looked for in models.
  private static let maximumDepth = 6

  private final class Entry {
    weak var object: AnyObject?
    /// The model of a controller or an intention that refers to this one; itself if there is none between.
    weak var owner: AnyObject?
    var values: [(name: String, value: TracedValue)]

    init(_ object: AnyObject, owner: AnyObject?) {
      self.object = object
      self.owner = owner ?? object
      values = TracedModels.properties(of: object)
    }
  }

  /// A property that has changed.
  struct Change {
    let object: AnyObject
    let property: String
    /// The change in words: `Person.name = "kinimoD"`.
    let text: String
  }

  /// Finds the models that a controller, its descendants and their intentions refer to.
  func find(from controller: UIViewController?) {
    guard let controller else { return }
    find(in: controller, depth: 0)
    for object in controller.keptObjects { find(in: object, depth: 1) }
    for child in controller.children { find(from: child) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      find(from: presented)
    }
  }

  /// The properties that have changed since the last call.
  /// - Parameters:
  ///   - secrets: texts that aren't shown.
  ///   - isSecret: whether no value is shown.
  func changes(besides secrets: [String], isSecret: Bool) -> [Change] {
    var changes: [Change] = []
    for entry in entries {
      guard let object = entry.object else { continue }
      let former = entry.values
      entry.values = Self.properties(of: object)
      for (index, new) in entry.values.enumerated() {
        if former.indices.contains(index), former[index].value.isSame(as: new.value) { continue }
        let text = new.value.excerpt(besides: secrets, isSecret: isSecret)
        changes.append(
          Change(
            object: object, property: new.name,
            text: "\(Self.name(of: object)).\(new.name) = \(text)"))
      }
    }
    return changes
  }

  /// The class of a model; of a structure in a container its type.
  private static func name(of object: AnyObject) -> String {
    guard let container = object as? any TracedContainer, let model = container.tracedModel,
      !(type(of: model) is AnyClass)
    else { return "\(type(of: object))" }
    return "\(type(of: model))"
  }

  private func find(in object: AnyObject, depth: Int, owner: AnyObject? = nil) {
    let isController = object is UIViewController
    if depth > 0, object is UIResponder || known[ObjectIdentifier(object)].map(isAlive) == true {
      return
    }
    var owner = owner
    if !isController, object is any Observable || object is any TracedContainer {
      known[ObjectIdentifier(object)] = entries.count
      entries.append(Entry(object, owner: owner))
      owner = owner ?? object
    }
    guard depth < Self.maximumDepth else { return }
    if let container = object as? any TracedContainer {
      if let model = container.tracedModel, type(of: model) is AnyClass {
        find(in: model as AnyObject, depth: depth + 1, owner: owner)
      }
      return
    }
    for (_, value) in Self.children(of: object) {
      guard let value = unwrapped(value), type(of: value) is AnyClass else { continue }
      find(in: value as AnyObject, depth: depth + 1, owner: owner)
    }
  }

  /// The model through which the screen refers to a model; the model itself if there is none.
  func owner(of model: AnyObject) -> AnyObject {
    guard let index = known[ObjectIdentifier(model)], entries[index].object === model else {
      return model
    }
    return entries[index].owner ?? model
  }

  /// The observable objects that an object refers to itself, without containers.
  func models(of object: AnyObject) -> [AnyObject] {
    Self.children(of: object).compactMap { child in
      guard let value = unwrapped(child.value), type(of: value) is AnyClass,
        value is any Observable, !(value is any TracedContainer)
      else { return nil }
      return value as AnyObject
    }
  }

  private func isAlive(_ index: Int) -> Bool { entries[index].object != nil }

  /// The stored properties that code outside of the Kit declares.
  private static func children(of object: AnyObject) -> [Mirror.Child] {
    var mirror: Mirror? = Mirror(reflecting: object)
    var children: [Mirror.Child] = []
    while let current = mirror,
      !"\(String(reflecting: current.subjectType))".hasPrefix("GossamerKit.")
    {
      children = current.children + children
      mirror = current.superclassMirror
    }
    return children
  }

  /// The properties of a model that are compared.
  private static func properties(of object: AnyObject) -> [(name: String, value: TracedValue)] {
    if let container = object as? any TracedContainer {
      guard let model = container.tracedModel else { return [("model", TracedValue(nil))] }
      guard !(type(of: model) is AnyClass) else { return [("model", TracedValue(model))] }
      return Mirror(reflecting: model).children.compactMap { child in
        child.label.map { ($0, TracedValue(child.value)) }
      }
    }
    let children = children(of: object)
    // The macro stores an observed property under its name after an underscore.
    let isMacro = children.contains { $0.label == "_$observationRegistrar" }
    if !isMacro, let coded = object as? any KeyValueCoding {
      return coded.codingKeys.map { ($0, TracedValue((try? coded.value(forKey: $0)) ?? nil)) }
    }
    return children.compactMap { child in
      guard let label = child.label, !isMacro || label.hasPrefix("_"),
        !label.hasPrefix("_$"), !label.hasPrefix("$")
      else { return nil }
      return (isMacro ? String(label.dropFirst()) : label, TracedValue(child.value))
    }
  }
}

/// A value as it was when it was read. It keeps no object alive, but those in a collection.
struct TracedValue {
  /// Equal for equal values, but for collections.
  let identity: String
  /// A collection that can be compared: at once, if nothing has changed.
  private let collection: (any Equatable)?
  /// What can be shown of the value.
  private let shown: String

  private static let maximumLength = 40
  private static let maximumMembers = 100

  init(_ value: Any?) {
    let value = value.flatMap(unwrapped)
    collection = value is any Collection && !(value is String) ? value as? any Equatable : nil
    identity = collection == nil ? Self.identity(of: value, depth: 0) : ""
    shown = Self.text(of: value)
  }

  /// Whether the value hasn't changed.
  func isSame(as other: TracedValue) -> Bool {
    guard let collection, let otherCollection = other.collection else {
      return identity == other.identity && (collection == nil) == (other.collection == nil)
    }
    return areEqual(collection as Any, otherCollection as Any)
  }

  /// What is shown of the value, shortened.
  /// - Parameters:
  ///   - secrets: texts that aren't shown.
  ///   - isSecret: whether nothing is shown.
  func excerpt(besides secrets: [String], isSecret: Bool) -> String {
    if isSecret || secrets.contains(where: shown.contains) { return "(secret)" }
    let line = shown.replacing("\n", with: "\\n")
    return line.count > Self.maximumLength ? line.prefix(Self.maximumLength) + "…" : line
  }

  private static func text(of value: Any?) -> String {
    guard let value else { return "nil" }
    switch value {
    case let text as String: return "\"\(text)\""
    case let value as any CustomStringConvertible & Equatable & Sendable
    where !(value is any Collection):
      return "\(value)"
    case let list as any Collection: return "[\(list.count)]"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
    return "." + (mirror.children.first?.label ?? "\(value)")
  }

  private static func identity(of value: Any?, depth: Int) -> String {
    guard let value = value.flatMap(unwrapped) else { return "nil" }
    if type(of: value) is AnyClass {
      return "\(type(of: value)) \(ObjectIdentifier(value as AnyObject))"
    }
    if let text = value as? String { return text }
    let mirror = Mirror(reflecting: value)
    guard depth < 4, !mirror.children.isEmpty else { return String(describing: value) }
    let children = mirror.children.prefix(maximumMembers).map { child in
      "\(child.label ?? "")=\(identity(of: child.value, depth: depth + 1))"
    }
    return "\(type(of: value)) \(mirror.children.count) \(children.joined(separator: ","))"
  }
}

/// The value in an optional, however deep; nil for none.
private func unwrapped(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.unwrapped.flatMap(unwrapped)
}
