// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSpelling
import Observation

/// A model that is a JSON object. Each member is a property that is read, set and observed by its
/// name.
///
///     container.model = try DynamicModel(json: #"{"name": "Ada", "address": {"city": "Köln"}}"#)
///
/// It replaces a model class where there is no code: a screen is tried out, tested or run from a
/// document alone. Nested objects are dynamic models too, and arrays are arrays of such values.
/// Numbers are of type Int if possible, or else Double; null is nil.
public final class DynamicModel {
  private let properties: [String: Property]

  /// Creates a model from a JSON text.
  /// - Parameters:
  ///   - json: an object.
  ///   - source: where the text comes from, for messages: a file's path.
  /// - Throws: ``JSONError`` if it is no JSON (RFC 8259), or no object.
  public convenience init(json: String, source: String = "json") throws(JSONError) {
    guard case .object(let members) = try JSONReader.read(json, source: source) else {
      throw JSONError(
        source: source, line: 1, column: 1,
        message: "The model is no object. Write its properties in braces: {\"name\": \"Ada\"}.")
    }
    self.init(members)
  }

  private init(_ members: [JSONValue.Member]) {
    let properties = members.map { ($0.name, Property(Self.value(of: $0.value))) }
    self.properties = Dictionary(properties) { $1 }
  }

  private static func value(of json: JSONValue) -> Any? {
    switch json {
    case .null: nil
    case .bool(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .string(let value): value
    case .array(let elements): elements.map(value(of:))
    case .object(let members): DynamicModel(members)
    }
  }
}

extension DynamicModel: Observable {}

extension DynamicModel: KeyValueCoding {
  /// The value of a member. Observation notices that it was read.
  /// - Throws: `KeyValueCodingError.undefinedMember(key:suggestion:)`.
  public func value(forKey key: String) throws(KeyValueCodingError) -> Any? {
    try property(key).value
  }

  /// Sets a member to a value of any type: the JSON doesn't determine its type.
  /// - Throws: `KeyValueCodingError.undefinedMember(key:suggestion:)`.
  public func setValue(_ value: Any?, forKey key: String) throws(KeyValueCodingError) {
    try property(key).value = value
  }

  /// The names of the members, in alphabetical order.
  public var codingKeys: [String] { properties.keys.sorted() }

  private func property(_ key: String) throws(KeyValueCodingError) -> Property {
    if let property = properties[key] { return property }
    throw .undefinedMember(key: key, suggestion: closestName(to: key, in: codingKeys))
  }
}

/// One property of a model, so that a change disturbs only those who have read this property.
@Observable
private final class Property {
  var value: Any?

  init(_ value: Any?) {
    self.value = value
  }
}
