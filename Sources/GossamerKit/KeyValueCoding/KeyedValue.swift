// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A value of any type that was read by key-value coding; it may be nil.
///
/// It is a class so that a thousand bindings can share one instance.
package final class KeyedValue: Equatable {
  /// The value.
  package let value: Any?

  /// The value, if it is a string. It is cached because casting it for each of a thousand labels would cost more than
  /// setting their texts.
  let string: String?

  /// No value.
  package static let missing = KeyedValue(nil)

  /// Wraps a value.
  package init(_ value: Any?) {
    self.value = value
    string = value as? String
  }

  /// Whether both values are equal; see ``areEqual(_:_:)``.
  package static func == (first: KeyedValue, second: KeyedValue) -> Bool {
    if let string = first.string, let other = second.string { return string == other }
    guard let value = first.value, let other = second.value else {
      return first.value == nil && second.value == nil
    }
    return areEqual(value, other)
  }
}
