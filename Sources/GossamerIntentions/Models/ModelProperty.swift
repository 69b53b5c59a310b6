// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Identifies a property of a model, so that a key path in code and a name in a document can mean
/// the same one.
enum ModelProperty: Hashable {
  /// A property that code can name.
  case keyPath(AnyKeyPath)
  /// A property that has only a name.
  case named(PropertyPath)
}

extension ModelProperty {
  /// The property at `path` of `model`: the key path that the wires have for the names, or else the
  /// names.
  init(_ path: PropertyPath, of model: Any?) {
    self = Self.keyPath(along: path, from: model).map(ModelProperty.keyPath) ?? .named(path)
  }

  private static func keyPath(along path: PropertyPath, from model: Any?) -> AnyKeyPath? {
    var object = model as? any Wirable
    var keyPath: AnyKeyPath?
    for key in path.leading + [path.last] {
      guard let owner = object, let wire = owner.table.properties[key] else { return nil }
      if let parentKeyPath = keyPath {
        guard let appended = parentKeyPath.appending(path: wire.keyPath) else { return nil }
        keyPath = appended
      } else {
        keyPath = wire.keyPath
      }
      object = wire.get(owner) as? any Wirable
    }
    return keyPath
  }
}
