// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Where an intention writes, its key path erased. The object is held weakly.
struct Destination<Value> {
  /// The object and the property, for messages.
  let name: String

  /// The object that is written.
  private(set) weak var object: AnyObject?

  private let store: (AnyObject, Value?) throws(KeyValueCodingError) -> Bool

  /// Stores a value, unless it is there already.
  /// - Parameters:
  ///   - value: the new value.
  ///   - intention: on whose behalf it is stored.
  ///   - complaint: is told of an error.
  func write(_ value: Value, from intention: Intention?, complaint: Complaint) {
    guard let object else { return }
    do throws(KeyValueCodingError) {
      let hasChanged = try store(object, value)
      complaint.update(nil)
      if hasChanged, let intention { WireActivity.fire(from: intention, to: object) }
    } catch {
      complaint.update(.keyValueCoding(error))
    }
  }

  /// Stores nil, if the property can be nil.
  func clear() {
    guard let object else { return }
    _ = try? store(object, nil)
  }
}

extension Destination {
  /// A property by a key path of code.
  init<Target: AnyObject>(_ target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>) {
    name = "\(Target.self)"
    object = target
    store = { (object, value) throws(KeyValueCodingError) in
      let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
      guard let target = object as? Target, let value = value ?? empty,
        !areEqual(target[keyPath: keyPath], value)
      else { return false }
      target[keyPath: keyPath] = value
      return true
    }
  }
}

extension Destination<KeyedValue> {
  /// A property by its name.
  init(_ target: any KeyValueCoding, _ keyPath: String) {
    name = "\(type(of: target)).\(keyPath)"
    object = target
    store = { (object, value) throws(KeyValueCodingError) in
      guard let target = object as? any KeyValueCoding else { return false }
      let value = value ?? KeyedValue(value: nil)
      guard try KeyedValue(value: target.value(forKeyPath: keyPath)) != value else { return false }
      try target.setValue(value.value, forKeyPath: keyPath)
      return true
    }
  }
}
