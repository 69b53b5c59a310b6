// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Which property of a model is meant, so that code, which has key paths, and a document, which has
/// names, mean the same one.
enum ModelProperty: Hashable {
  /// A property that code can name.
  case keyPath(AnyKeyPath)
  /// One that has a name only.
  case named(PropertyPath)
}

extension ModelProperty {
  /// The property at `path` of `model`: by the key path that the wires have for the name, if they do.
  init(_ path: PropertyPath, of model: Any?) {
    self = Self.keyPath(along: path, from: model).map(ModelProperty.keyPath) ?? .named(path)
  }

  private static func keyPath(along path: PropertyPath, from model: Any?) -> AnyKeyPath? {
    var object = model as? any Wirable
    var keyPath: AnyKeyPath?
    for key in path.leading + [path.last] {
      guard let owner = object, let wire = owner.table.properties[key] else { return nil }
      if let begun = keyPath {
        guard let longer = begun.appending(path: wire.keyPath) else { return nil }
        keyPath = longer
      } else {
        keyPath = wire.keyPath
      }
      object = wire.get(owner) as? any Wirable
    }
    return keyPath
  }
}
