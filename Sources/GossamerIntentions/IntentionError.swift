// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Why an intention can't read, change or follow its model.
nonisolated public enum IntentionError: Error, Equatable {
  /// The model container is empty.
  case noModel(expected: String)
  /// The model's class isn't observable, so its changes aren't noticed.
  case notObservable(found: String)
  /// The model has no wires, so its properties can't be found by their names.
  case notCodable(found: String, keyPath: String)
  /// A property can't be read or set by its name.
  case keyValueCoding(KeyValueCodingError)
}

nonisolated extension IntentionError: CustomStringConvertible {
  /// The fact, the offending value and the next step.
  public var description: String {
    switch self {
    case .noModel(let expected):
      """
      the model container has no model. Set its 'model' to an instance of \(expected), in \
      loadView() for instance.
      """
    case .notObservable(let found):
      """
      the model is an instance of \(found), which isn't observable, so that only what intentions \
      change is noticed. Mark the class '@Observable'.
      """
    case .notCodable(let found, let keyPath):
      """
      the model is an instance of \(found), which has no wires, so that '\(keyPath)' isn't found in \
      it. Make \(found) a class that conforms to 'Wirable'.
      """
    case .keyValueCoding(let error): error.description
    }
  }
}
