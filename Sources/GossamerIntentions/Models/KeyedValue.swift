// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A value that was found by its name, of whatever type; nil for none.
struct KeyedValue: Equatable {
  let value: Any?

  static func == (first: KeyedValue, second: KeyedValue) -> Bool {
    guard let value = first.value, let other = second.value else {
      return first.value == nil && second.value == nil
    }
    return areEqual(value, other)
  }
}

/// Whether two values are known to be equal: by `==`, else by identity.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  if let first = first as? any Equatable { return isEqual(first, to: second) }
  guard type(of: first as Any) is AnyClass, type(of: second as Any) is AnyClass else {
    return false
  }
  return first as AnyObject === second as AnyObject
}

private func isEqual<Value: Equatable>(_ first: Value, to second: Any) -> Bool {
  second as? Value == first
}
