// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Observation

/// Where an ``ObserveIntention`` reads, its key path erased.
struct ObservedSource<Value> {
  /// Where the intention that reads was made.
  let origin: Origin

  /// What the key path starts at.
  let root: Any.Type

  /// What is there now, nil if nothing is.
  let read: () -> Reading?

  /// What was read at one time.
  struct Reading {
    let value: Value

    /// The object that has the value.
    private(set) weak var owner: AnyObject?

    /// How often the value had been set on behalf of a person.
    var announcements = 0
  }
}

extension ObservedSource {
  /// A property of an object, which is held weakly.
  static func object<Source: AnyObject & Observable>(
    _ source: Source, at keyPath: KeyPath<Source, Value>, origin: Origin
  ) -> ObservedSource {
    ObservedSource(origin: origin, root: Source.self) { [weak source] in
      source.map { Reading(value: $0[keyPath: keyPath], owner: $0) }
    }
  }

  /// A property of the model of a container.
  static func model<Model>(
    of container: ModelContainer, at keyPath: KeyPath<Model, Value>, origin: Origin
  ) -> ObservedSource {
    var lastError: IntentionError?
    return ObservedSource(origin: origin, root: Model.self) {
      let announcements = container.announcements(at: keyPath)
      do throws(IntentionError) {
        let value = try container.value(at: keyPath)
        lastError = nil
        return Reading(
          value: value, owner: container.modelObject, announcements: announcements)
      } catch {
        if error != lastError, case .wrongModel = error {
          Messages.intentions.error("\(origin): nothing can be shown: \(error)")
        }
        lastError = error
        return nil
      }
    }
  }
}
