// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A value that was found by its name, of whatever type; nil for none.
///
/// An object, because a thousand bindings may share it.
package final class KeyedValue: Equatable {
  /// The value.
  package let value: Any?

  /// The value, if it is of the commonest type: to find that out anew for each of a thousand labels would cost more than
  /// to set their texts.
  let string: String?

  /// No value.
  package static let missing = KeyedValue(nil)

  /// Takes a value.
  package init(_ value: Any?) {
    self.value = value
    string = value as? String
  }

  /// Whether both are known to be equal, see ``areEqual(_:_:)``.
  package static func == (first: KeyedValue, second: KeyedValue) -> Bool {
    if let string = first.string, let other = second.string { return string == other }
    guard let value = first.value, let other = second.value else {
      return first.value == nil && second.value == nil
    }
    return areEqual(value, other)
  }
}
