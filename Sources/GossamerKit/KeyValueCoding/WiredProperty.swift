// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A property that documents may reach.
package struct WiredProperty {
  /// The way in which a document reaches a property.
  package enum Kind {
    case outlet
    case outletCollection
    case attribute
  }

  /// Whether a document connects it as an outlet or sets it as an attribute.
  package let kind: Kind

  /// The Swift key path of the property, for observers.
  package let keyPath: AnyKeyPath

  /// The type of the property; for an outlet collection, the type of its members.
  package let valueType: Any.Type

  private let name: String
  private let read: (AnyObject) -> Any?
  private let write: ((AnyObject, Any?) throws(KeyValueCodingError) -> Void)?
  private let writeIfChanged: Store?

  /// Sets a property of an object, unless it has the value already, and returns whether it was set.
  package typealias Store = (AnyObject, KeyedValue) throws(KeyValueCodingError) -> Bool

  /// A writable property.
  /// - Parameter storeText: sets the property to a text, unless it has that already, and returns whether it was set; nil to
  ///   use the key path, which is slower.
  init<Root: AnyObject, Value>(
    _ name: String, kind: Kind, keyPath: ReferenceWritableKeyPath<Root, Value>,
    storeText: ((Root, String?) -> Bool)? = nil
  ) {
    self.name = name
    self.kind = kind
    self.keyPath = keyPath
    self.valueType = Value.self
    read = { Self.read(keyPath, of: $0) }
    write = { (object, value) throws(KeyValueCodingError) in
      guard let root = object as? Root else { throw Self.wrongRoot(object, name) }
      root[keyPath: keyPath] = try Self.converted(value, for: name, of: root)
    }
    writeIfChanged = { (object, value) throws(KeyValueCodingError) in
      guard let root = object as? Root else { throw Self.wrongRoot(object, name) }
      if let storeText, let text = value.string { return storeText(root, text) }
      let new: Value = try Self.converted(value.value, for: name, of: root)
      if areEqual(root[keyPath: keyPath], new) { return false }
      root[keyPath: keyPath] = new
      return true
    }
  }

  /// An outlet collection.
  init<Root: AnyObject, Member>(
    _ name: String, keyPath: KeyPath<Root, [Member]>, append: @escaping (Root, Member) -> Void
  ) {
    self.name = name
    self.kind = .outletCollection
    self.keyPath = keyPath
    self.valueType = Member.self
    read = { Self.read(keyPath, of: $0) }
    write = { (object, value) throws(KeyValueCodingError) in
      guard let root = object as? Root else { throw Self.wrongRoot(object, name) }
      append(root, try Self.converted(value, for: name, of: root))
    }
    writeIfChanged = nil
  }

  init<Root: AnyObject, Value>(_ name: String, readOnly keyPath: KeyPath<Root, Value>) {
    self.name = name
    self.kind = .attribute
    self.keyPath = keyPath
    self.valueType = Value.self
    read = { Self.read(keyPath, of: $0) }
    write = nil
    writeIfChanged = nil
  }

  /// Whether it can't be set.
  package var isReadOnly: Bool { write == nil }

  /// The name of the type that a document has to give, without `Optional` and `any`, for messages.
  package var typeName: String { WireValue.name(of: valueType) }

  /// Whether it is of a protocol's type, so that a class from elsewhere may fit too.
  package var isOfProtocol: Bool { !(unwrappedType is AnyClass) }

  /// The type of the property, or of the collection's members, without `Optional`.
  package var unwrappedType: Any.Type {
    (valueType as? any OptionalValue.Type)?.wrappedType ?? valueType
  }

  /// Whether the property, or the collection, takes every instance of a class.
  package func takes(instancesOf type: AnyClass) -> Bool {
    WireValue.includes(valueType, instancesOf: type)
  }

  /// Whether the property takes a value, which may be converted.
  package func takes(_ value: Any) -> Bool {
    write != nil && WireValue.canConvert(value, to: valueType)
  }

  /// The value; nil if the property is nil.
  package func get(_ object: AnyObject) -> Any? {
    read(object)
  }

  /// Sets the property, or adds to the collection.
  package func set(_ object: AnyObject, _ value: Any?) throws(KeyValueCodingError) {
    guard let write else { throw .readOnly(class: "\(type(of: object))", key: name) }
    try write(object, value)
  }

  /// Sets the property unless it has the value; adds to the collection.
  package var store: Store {
    if let writeIfChanged { return writeIfChanged }
    return { (object, value) throws(KeyValueCodingError) in
      try set(object, value.value)
      return true
    }
  }

  private static func read<Root: AnyObject, Value>(
    _ keyPath: KeyPath<Root, Value>, of object: AnyObject
  ) -> Any? {
    guard let root = object as? Root else { return nil }
    let value = root[keyPath: keyPath]
    if let optional = value as? any OptionalValue { return optional.unwrapped }
    return value
  }

  private static func converted<Value>(
    _ value: Any?, for name: String, of object: AnyObject
  ) throws(KeyValueCodingError) -> Value {
    if let converted = WireValue.converted(value, to: Value.self) { return converted }
    let expected = WireValue.name(of: Value.self)
    guard let value else {
      throw .unexpectedNil(class: "\(type(of: object))", key: name, expected: expected)
    }
    throw .wrongType(
      class: "\(type(of: object))", key: name, expected: expected,
      value: WireValue.description(of: value))
  }

  /// The error for an object that isn't of the class that the wires are written for.
  private static func wrongRoot(_ object: AnyObject, _ name: String) -> KeyValueCodingError {
    .undefinedKey(class: "\(type(of: object))", key: name, suggestion: nil)
  }
}
