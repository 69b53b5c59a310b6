// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Why a property can't be read or set by its name.
nonisolated public enum KeyValueCodingError: Error, Equatable {
  /// The class has no wire of this name.
  case undefinedKey(class: String, key: String, suggestion: String?)
  /// An object made of data, such as a JSON text, has no member of this name.
  case undefinedMember(key: String, suggestion: String?)
  /// The value can't be converted to the type of the property.
  case wrongType(class: String, key: String, expected: String, value: String)
  /// The property can't be nil.
  case unexpectedNil(class: String, key: String, expected: String)
  /// The property can only be read.
  case readOnly(class: String, key: String)
  /// The value of a key along the path is nil.
  case endsEarly(keyPath: String, key: String)
  /// The value of a key along the path isn't key-value coding compliant.
  case noKeys(keyPath: String, key: String, found: String)
}

nonisolated extension KeyValueCodingError: CustomStringConvertible {
  /// The fact, the offending value and the next step.
  public var description: String {
    switch self {
    case .undefinedKey(let name, let key, let suggestion):
      let hint = suggestion.map { "Did you mean '\($0)'?" }
      return "\(name) has no wire '\(key)'. \(hint ?? "Add it to the wires of the class.")"
    case .undefinedMember(let key, let suggestion):
      let hint = suggestion.map { "Did you mean '\($0)'?" }
      return "the model has no member '\(key)'. \(hint ?? "Add it to the data of the model.")"
    case .wrongType(let name, let key, let expected, let value):
      return
        "'\(key)' of \(name) is of type \(expected), which \(value) can't become. Give it a value of that type."
    case .unexpectedNil(let name, let key, let expected):
      return "'\(key)' of \(name) is of type \(expected), which can't be nil. Give it a value."
    case .readOnly(let name, let key):
      return "'\(key)' of \(name) can only be read. Leave it as it is, or set what it is made from."
    case .endsEarly(let keyPath, let key):
      return "the key path '\(keyPath)' ends early: '\(key)' is nil. Set it before."
    case .noKeys(let keyPath, let key, let found):
      return """
        the key path '\(keyPath)' goes too far: '\(key)' is of type \(found), which has no keys. Let \
        the key path end there, or make the class Wirable.
        """
    }
  }
}
