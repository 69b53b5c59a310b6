// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// What documents have names for.
extension ModelContainer: CustomObject {
  /// The wires of model containers: `model`, an outlet, so that an Object of the document may be the
  /// model.
  public static var wires: AnyWires { Wires<ModelContainer>().outlet("model", \.model) }

  /// Changes the model, on behalf of a person, by the name of a property, as
  /// ``setValue(_:at:)`` does by a key path. Who observes the property shows it anew, whichever of the
  /// two it was given.
  /// - Parameters:
  ///   - value: the new value.
  ///   - keyPath: names joined by dots, from the model on, such as `address.city`.
  /// - Throws: ``IntentionError`` if there is no model, or it has no such property, or that can't have
  ///   this value. Nothing is changed.
  public func setValue(
    _ value: Any?, forModelKeyPath keyPath: String
  ) throws(IntentionError) {
    let path = PropertyPath(keyPath)
    guard let model else { throw .noModel(expected: "a class that has '\(keyPath)'") }
    guard let object = model as? any KeyValueCoding else {
      throw .notCodable(found: "\(type(of: model))", keyPath: keyPath)
    }
    do throws(KeyValueCodingError) {
      try object.setValue(value, forKeyPath: keyPath)
    } catch {
      throw .keyValueCoding(error)
    }
    announce(ModelProperty(path, of: model))
  }

  /// How often the value at `path`, which starts at the container, was set on behalf of a person.
  /// Observation notices the read.
  func announcements(at path: PropertyPath) -> Int {
    guard path.leading.first == "model" else { return 0 }
    let pathOfModel = PropertyPath(leading: Array(path.leading.dropFirst()), last: path.last)
    return announcements(of: ModelProperty(pathOfModel, of: model))
  }
}
