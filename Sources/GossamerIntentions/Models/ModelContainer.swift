// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Observation

/// Holds the model of a screen, of whatever type, so that intentions can change and observe it.
///
/// The controller makes the container, the intentions share it, and the model may come later, be
/// replaced, or be nil: who observes follows.
///
///     let person = ModelContainer()
///     person.model = Person(name: "Dominik")
///
/// The model is as a rule an instance of an `@Observable` class. A structure does too: a change
/// then replaces ``model`` by the changed copy.
@Observable
public final class ModelContainer {
  /// The model; nil for none.
  public var model: Any?

  @ObservationIgnored private var announcements: [ModelProperty: Announcement] = [:]

  /// Creates a container without a model yet.
  public init() {}

  /// Creates a container.
  /// - Parameter model: what it holds; nil for nothing yet.
  public init(model: Any?) {
    self.model = model
  }
}

extension ModelContainer {
  /// The value at `keyPath` of the model. Observation notices that it was read.
  /// - Throws: ``IntentionError`` if there is no model, or one of another type.
  public func value<Model, Value>(
    at keyPath: KeyPath<Model, Value>
  ) throws(IntentionError) -> Value {
    try typedModel(Model.self)[keyPath: keyPath]
  }

  /// Changes the model, on behalf of a person: stores `value` at `keyPath`, and has everybody who
  /// observes this key path of the container show it anew, even if it is the value that was there.
  ///
  /// The second part matters where what is shown has moved on from the model: a field shows
  /// "dominik", the model is "DOMINIK", and to make it upper case changes nothing in the model.
  /// Observation doesn't report an equal value, so the field would go on showing "dominik".
  /// - Throws: ``IntentionError`` if there is no model, or one of another type. Nothing is changed.
  public func setValue<Model, Value>(
    _ value: Value, at keyPath: WritableKeyPath<Model, Value>
  ) throws(IntentionError) {
    var changed = try typedModel(Model.self)
    if let reference = keyPath as? ReferenceWritableKeyPath<Model, Value> {
      changed[keyPath: reference] = value
    } else {
      changed[keyPath: keyPath] = value
      model = changed
    }
    announce(.keyPath(keyPath))
  }

  /// The model, if it is an object; nil for a structure.
  var modelObject: AnyObject? {
    guard let model, type(of: model) is AnyClass else { return nil }
    return model as AnyObject
  }

  /// Notes that `property` was set on behalf of a person.
  func announce(_ property: ModelProperty) {
    announcement(of: property).count += 1
  }

  /// How often `property` was set on behalf of a person. Observation notices the read.
  func announcements(of property: ModelProperty) -> Int {
    announcement(of: property).count
  }

  private func announcement(of property: ModelProperty) -> Announcement {
    if let announcement = announcements[property] { return announcement }
    let announcement = Announcement()
    announcements[property] = announcement
    return announcement
  }

  private func typedModel<Model>(_: Model.Type) throws(IntentionError) -> Model {
    guard let model else { throw .noModel(expected: "\(Model.self)") }
    guard let typed = model as? Model else {
      throw .wrongModel(expected: "\(Model.self)", found: "\(type(of: model))")
    }
    return typed
  }
}

/// One for each key path, so that a change disturbs only those who observe this key path.
@Observable
private final class Announcement {
  var count = 0
}
