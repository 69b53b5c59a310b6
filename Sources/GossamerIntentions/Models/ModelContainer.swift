// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Observation

/// Holds the model of a screen, so that intentions can change and observe it.
///
/// The controller creates the container, and the intentions share it. The model may come later, be
/// replaced, or be nil: observers follow.
///
///     let person = ModelContainer<Person>()
///     person.model = Person(name: "Dominik")
///
/// The model is usually an instance of an `@Observable` class. A structure works too: a change then
/// replaces ``model`` by the changed copy.
///
/// Documents don't know types, and get an ``AnyModelContainer`` where they name a `ModelContainer`.
public final class ModelContainer<Model>: AnyModelContainer {
  /// The model; nil for none.
  public var model: Model? {
    get { anyModel as? Model }
    set { anyModel = newValue }
  }

  /// Creates a container.
  /// - Parameter model: the model; nil for none yet.
  public convenience init(model: Model?) {
    self.init()
    self.model = model
  }

  /// The wires of model containers; here `model` is of the container's own type.
  public override class var wires: AnyWires {
    Wires<ModelContainer>(super.wires).outlet("model", \.model)
  }

  /// The value at `keyPath` of the model. Observation notices that it was read.
  /// - Throws: ``IntentionError`` if there is no model.
  public func value<Value>(at keyPath: KeyPath<Model, Value>) throws(IntentionError) -> Value {
    guard let model else { throw .noModel(expected: "\(Model.self)") }
    return model[keyPath: keyPath]
  }

  /// Stores `value` at `keyPath` of the model, for a change that a person made. All observers of this key path of the
  /// container show it again, even if the value is the same as before.
  ///
  /// This matters if a view doesn't show the model's value any more. Say that a field shows "dominik", and the model
  /// has "DOMINIK". Making it upper case doesn't change the model. Observation doesn't report an equal value, so the
  /// field would still show "dominik".
  public func setValue<Value>(
    _ value: Value, at keyPath: WritableKeyPath<Model, Value>
  ) throws(IntentionError) {
    guard var changed = model else { throw .noModel(expected: "\(Model.self)") }
    if let reference = keyPath as? ReferenceWritableKeyPath<Model, Value> {
      changed[keyPath: reference] = value
    } else {
      changed[keyPath: keyPath] = value
      model = changed
    }
    announce(.keyPath(keyPath))
  }

  override func canHold(_ model: Any?) -> Bool { model == nil || model is Model }

  override var modelType: String { "\(Model.self)" }
}
