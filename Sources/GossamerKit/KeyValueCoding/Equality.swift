// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Whether two values are equal: by `==` if they are Equatable, by identity if they are objects. False for other values.
@inlinable package nonisolated func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  // Tries the commonest types first. Where the compiler knows `Value`, only one comparison remains.
  areEqual(first, second, as: String.self) ?? areEqual(first, second, as: String?.self)
    ?? areEqual(first, second, as: Bool.self) ?? areEqualByType(first, second)
}

/// Whether two values are equal, if they are of type `Known`; else nil.
@inlinable @inline(always) package nonisolated func areEqual<Value, Known: Equatable>(
  _ first: Value, _ second: Value, as type: Known.Type
) -> Bool? {
  guard Value.self == Known.self else { return nil }
  // An `as?` cast would be correct too, but the compiler doesn't optimise it away if both types are the same optional.
  return unsafeBitCast(first, to: Known.self) == unsafeBitCast(second, to: Known.self)
}

// This function and `emptyValue` aren't specialised, because Swift 6.3.1 crashes when it optimises such casts for an
// optional.
@usableFromInline @inline(never) @_semantics("optimize.sil.specialize.generic.never")
package nonisolated func areEqualByType<Value>(_ first: Value, _ second: Value) -> Bool {
  if let first = first as? any Equatable { return isEqual(first, to: second) }
  if let first = first as? any OptionalValue, let second = second as? any OptionalValue {
    guard let first = first.unwrapped, let second = second.unwrapped else {
      return first.unwrapped == nil && second.unwrapped == nil
    }
    return areEqualByType(first, second)
  }
  guard type(of: first as Any) is AnyClass, type(of: second as Any) is AnyClass else {
    return false
  }
  return first as AnyObject === second as AnyObject
}

private nonisolated func isEqual<Value: Equatable>(_ first: Value, to second: Any) -> Bool {
  second as? Value == first
}

/// Nil as a value of type `Value`; nil if `Value` isn't an optional.
@usableFromInline @inline(never) @_semantics("optimize.sil.specialize.generic.never")
package nonisolated func emptyValue<Value>(_ type: Value.Type) -> Value? {
  (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
}
