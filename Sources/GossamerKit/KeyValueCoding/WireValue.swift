// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Converts the values in a document to the types of properties.
enum WireValue {
  /// `value` converted to `Value`; nil if it can't be converted.
  // Not specialised, because Swift 6.3.1 crashes when it optimises the casts for an optional class.
  @_semantics("optimize.sil.specialize.generic.never")
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else {
      return (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    }
    if let value = value as? Value { return value }
    // Cast inside of `flatMap`, because a cast of nil to an optional succeeds.
    let converted =
      (type as? any WireConvertible.Type)?.convert(value)
      ?? (type as? any RawRepresentable.Type).flatMap { convert(value, to: $0) }
    return converted.flatMap { $0 as? Value }
  }

  /// Whether `value` can be converted to a type.
  static func canConvert<Value>(_ value: Any, to type: Value.Type) -> Bool {
    converted(value, to: type) != nil
  }

  /// The enumeration's case, or the option set, that has `value` as its raw value.
  static func convert<Value: RawRepresentable>(_ value: Any, to type: Value.Type) -> Any? {
    converted(value, to: Value.RawValue.self).flatMap { Value(rawValue: $0) }
  }

  /// Whether every instance of a class is a value of a type: a class, a protocol, or an optional of either. True for a
  /// protocol that isn't known at run time.
  static func includes(_ type: Any.Type, instancesOf subclass: AnyClass) -> Bool {
    let type = (type as? any OptionalValue.Type)?.wrappedType ?? type
    if let base = type as? AnyClass {
      return sequence(first: subclass, next: { _getSuperclass($0) }).contains { $0 == base }
    }
    // The type of the classes that conform to a protocol, `any P.Type`, can't be written for a `P` that is known at
    // run time only. It is found by its mangled name: that of `any P`, followed by `Xp`. A private protocol can't be found
    // by a name, so that only setting the property tells whether a value fits.
    return _mangledTypeName(type).flatMap { _typeByName($0 + "Xp") }
      .map { isValue(subclass, of: $0) } ?? true
  }

  private static func isValue<Value>(_ value: Any, of type: Value.Type) -> Bool { value is Value }

  /// The name of the type, without `Optional` and `any`, for messages.
  static func name(of type: Any.Type) -> String {
    let name = ((type as? any OptionalValue.Type)?.wrappedType).map { "\($0)" } ?? "\(type)"
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }

  /// A description of the value with its type, for messages.
  static func description(of value: Any) -> String {
    switch value {
    case let text as String: "the string '\(text.prefix(60))'"
    case is any WireConvertible:
      "the \(type(of: value) == Bool.self ? "boolean" : "number") \(value)"
    default: "a \(type(of: value))"
    }
  }
}

/// A type that values of other types are converted to.
protocol WireConvertible {
  static func convert(_ value: Any) -> Any?
}

/// An optional of any wrapped type.
nonisolated protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  var unwrapped: Any? { get }
}

nonisolated extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  var unwrapped: Any? { flatMap { $0 } }
}

extension Optional: WireConvertible {
  static func convert(_ value: Any) -> Any? {
    WireValue.converted(value, to: Wrapped.self).map { Optional($0) as Any }
  }
}
