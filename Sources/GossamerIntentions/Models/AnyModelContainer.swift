// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport
import Observation

/// Holds a model of any type, for documents, which refer to properties by their names. A document
/// calls it `ModelContainer`.
///
/// Its wire `model` is an outlet, so that an Object of the document may be the model. In code use a
/// ``ModelContainer``, which knows the type of its model.
@Observable
@preconcurrency @MainActor public class AnyModelContainer: CustomObject {
  private var storedModel: Any?

  @ObservationIgnored private var announcements: [ModelProperty: Announcement] = [:]

  /// Creates a container without a model yet.
  public required init() {}

  /// The wires of model containers: `model`.
  public class var wires: AnyWires {
    Wires<AnyModelContainer>()
      .summary("Holds the model that intentions change and show.")
      .outlet("model", \.anyModel)
  }

  /// The model, of any type; nil for none. A ``ModelContainer`` refuses a model of another type than
  /// its own, with a message.
  public final var anyModel: Any? {
    get { storedModel }
    set {
      guard canHold(newValue) else {
        let found = newValue.map { "\(type(of: $0))" } ?? "nil"
        Messages.intentions.error(
          """
          A container for \(modelType) can't hold an instance of \(found). Its model stays as it is.
          """)
        return
      }
      storedModel = newValue
    }
  }

  /// Whether the container may hold `model`.
  func canHold(_ model: Any?) -> Bool { true }

  /// The type of the model, for messages.
  var modelType: String { "Any" }
}

extension AnyModelContainer: TracedContainer {
  /// The model; reading it isn't observed.
  package final var tracedModel: Any? { storedModel }
}

extension AnyModelContainer {
  /// Sets a property of the model by its name, for a change that a person made, as ``ModelContainer/setValue(_:at:)``
  /// does by a key path. All bindings to the property show it again, whether they name it or use a key path.
  /// - Parameters:
  ///   - value: the new value.
  ///   - keyPath: names joined by dots, from the model on, such as `address.city`.
  /// - Throws: ``IntentionError`` if there is no model, or it has no such property, or the property
  ///   can't have this value. Nothing is changed.
  public final func setValue(
    _ value: Any?, forModelKeyPath keyPath: String
  ) throws(IntentionError) {
    let path = PropertyPath(keyPath)
    guard let model = anyModel else { throw .noModel(expected: "a class that has '\(keyPath)'") }
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

  /// The model, if it is an object; nil for a structure.
  final var modelObject: AnyObject? {
    guard let model = anyModel, type(of: model) is AnyClass else { return nil }
    return model as AnyObject
  }

  /// Records that a person has set `property`.
  final func announce(_ property: ModelProperty) {
    announcement(of: property).count += 1
  }

  /// How often a person has set `property`. Observation tracks this access.
  final func announcements(of property: ModelProperty) -> Int {
    announcement(of: property).count
  }

  /// How often a person has set the value at `path`, which starts at the container. Observation tracks this access.
  final func announcements(at path: PropertyPath) -> Int {
    guard path.leading.first == "model" else { return 0 }
    let pathOfModel = PropertyPath(leading: Array(path.leading.dropFirst()), last: path.last)
    return announcements(of: ModelProperty(pathOfModel, of: anyModel))
  }

  private func announcement(of property: ModelProperty) -> Announcement {
    if let announcement = announcements[property] { return announcement }
    let announcement = Announcement()
    announcements[property] = announcement
    return announcement
  }
}

/// Counts the changes of one property, so that a change notifies only the observers of that property.
@Observable
private final class Announcement {
  var count = 0
}
