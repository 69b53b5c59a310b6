// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object whose properties can be read and set by their names.
///
/// Interface Builder documents use names where code uses key paths. A ``Wirable`` class supports the names in its
/// ``Wirable/wires``. An object whose names are known only at run time, such as a model read from a file, conforms to this
/// protocol itself.
///
/// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/nskeyvaluecoding
/// There an unknown key raises an exception. Here it throws an error.
@preconcurrency @MainActor public protocol KeyValueCoding: AnyObject {
  /// The value of a property.
  /// - Parameter key: the name of the property.
  /// - Returns: the value; nil if the property is nil.
  /// - Throws: ``KeyValueCodingError/undefinedKey(class:key:suggestion:)``.
  func value(forKey key: String) throws(KeyValueCodingError) -> Any?

  /// Sets a property.
  /// - Parameters:
  ///   - value: the new value. A number is converted to the number type of the property, or to the case of an enumeration
  ///     with this raw value.
  ///   - key: the name of the property.
  /// - Throws: ``KeyValueCodingError`` if there is no such property, or it can't have this value.
  func setValue(_ value: Any?, forKey key: String) throws(KeyValueCodingError)

  /// The names of all properties, for messages.
  var codingKeys: [String] { get }
}

extension KeyValueCoding {
  /// The value at the end of a key path.
  /// - Parameter keyPath: names joined by dots, such as `layer.cornerRadius`.
  /// - Returns: the value; nil if it, or an object along the path, is nil.
  /// - Throws: ``KeyValueCodingError`` if a key is unknown, or a value along the path isn't key-value coding compliant.
  public func value(forKeyPath keyPath: String) throws(KeyValueCodingError) -> Any? {
    try value(at: PropertyPath(keyPath))
  }

  /// Sets the value at the end of a key path.
  /// - Parameters:
  ///   - value: the new value; see ``setValue(_:forKey:)``.
  ///   - keyPath: names joined by dots, such as `layer.cornerRadius`.
  /// - Throws: ``KeyValueCodingError`` if a key is unknown, an object along the path is nil or isn't key-value coding
  ///   compliant, or the property can't have this value. Nothing is changed then.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) throws(KeyValueCodingError) {
    try setValue(value, at: PropertyPath(keyPath))
  }

  /// The value at the end of a parsed key path.
  package func value(at path: PropertyPath) throws(KeyValueCodingError) -> Any? {
    guard let owner = try owner(of: path) else { return nil }
    return try owner.value(forKey: path.last)
  }

  /// Sets the value at the end of a parsed key path.
  package func setValue(_ value: Any?, at path: PropertyPath) throws(KeyValueCodingError) {
    guard let owner = try owner(of: path) else {
      throw .endsEarly(keyPath: path.description, key: try missingKey(on: path))
    }
    try owner.setValue(value, forKey: path.last)
  }

  /// Sets the value at the end of a key path, unless it is equal already.
  /// - Returns: whether it was set.
  package func store(
    _ value: KeyedValue, at path: PropertyPath
  ) throws(KeyValueCodingError) -> Bool {
    guard try KeyedValue(self.value(at: path)) != value else { return false }
    try setValue(value.value, at: path)
    return true
  }

  /// The object that has the last property of `path`; nil if an object along the path is nil.
  package func owner(
    of path: PropertyPath
  ) throws(KeyValueCodingError) -> (any KeyValueCoding)? {
    var object: any KeyValueCoding = self
    for key in path.leading {
      guard let value = try object.value(forKey: key) else { return nil }
      guard let next = value as? any KeyValueCoding else {
        throw .noKeys(keyPath: path.description, key: key, found: "\(type(of: value))")
      }
      object = next
    }
    return object
  }

  private func missingKey(on path: PropertyPath) throws(KeyValueCodingError) -> String {
    var object: any KeyValueCoding = self
    for key in path.leading {
      guard let next = try object.value(forKey: key) as? any KeyValueCoding else { return key }
      object = next
    }
    return path.last
  }
}
