// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Whether two values are known to be equal: by `==`, else by identity.
@inlinable package nonisolated func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  // The commonest types. Where the compiler knows `Value`, one comparison is left of this.
  areEqual(first, second, as: String.self) ?? areEqual(first, second, as: String?.self)
    ?? areEqual(first, second, as: Bool.self) ?? areEqualByType(first, second)
}

/// Whether two values are equal, if they are of type `Known`; else nil.
@inlinable @inline(always) package nonisolated func areEqual<Value, Known: Equatable>(
  _ first: Value, _ second: Value, as type: Known.Type
) -> Bool? {
  guard Value.self == Known.self else { return nil }
  // A cast would do, but isn't taken out where the compiler knows that both types are the same optional.
  return unsafeBitCast(first, to: Known.self) == unsafeBitCast(second, to: Known.self)
}

// Neither is specialised, because Swift 6.3.1 crashes when it optimises such casts for an optional.
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

/// Nil as a `Value`; nil if a `Value` can't be nil.
@usableFromInline @inline(never) @_semantics("optimize.sil.specialize.generic.never")
package nonisolated func emptyValue<Value>(_ type: Value.Type) -> Value? {
  (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
}
