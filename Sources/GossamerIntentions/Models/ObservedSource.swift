// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Observation

/// Where an ``ObserveIntention`` reads, its key path erased.
struct ObservedSource<Value> {
  /// What the key path starts at, for messages.
  let name: String

  /// The object that the key path starts at, or the container of the one that it does.
  let object: () -> AnyObject?

  /// What is there now, nil if nothing is. Errors are told to the complaint.
  let read: (Complaint) -> Reading?

  /// What was read at one time.
  struct Reading {
    let value: Value

    /// The object that has the value.
    private(set) weak var owner: AnyObject?

    /// How often the value had been set on behalf of a person.
    var announcements = 0
  }
}

// MARK: - By a key path of code

extension ObservedSource {
  /// A property of an object, which is held weakly.
  static func object<Source: AnyObject & Observable>(
    _ source: Source, at keyPath: KeyPath<Source, Value>
  ) -> ObservedSource {
    ObservedSource(
      name: "\(Source.self)", object: { [weak source] in source },
      read: { [weak source] _ in
        source.map { Reading(value: $0[keyPath: keyPath], owner: $0) }
      })
  }

  /// A property of the model of a container.
  static func model<Model>(
    of container: ModelContainer, at keyPath: KeyPath<Model, Value>
  ) -> ObservedSource {
    let read = { (complaint: Complaint) -> Reading? in
      let announcements = container.announcements(of: .keyPath(keyPath))
      do throws(IntentionError) {
        let value = try container.value(at: keyPath)
        let owner = container.modelObject
        complaint.update(owner.flatMap(IntentionError.init(unobservable:)))
        return Reading(value: value, owner: owner, announcements: announcements)
      } catch {
        complaint.update(error)
        return nil
      }
    }
    return ObservedSource(name: "\(Model.self)", object: { container }, read: read)
  }
}

// MARK: - By names

extension ObservedSource<KeyedValue> {
  /// What `keyPath` leads to from an object: from a container, which is kept alive, or from another
  /// one, which is held weakly. While something on the way is nil, nothing is there.
  static func names(_ keyPath: String, of source: any KeyValueCoding) -> ObservedSource {
    let path = PropertyPath(keyPath)
    let container = source as? ModelContainer
    let object = { [weak source] in container ?? source }
    let read = { (complaint: Complaint) -> Reading? in
      let announcements = container?.announcements(at: path) ?? 0
      do throws(KeyValueCodingError) {
        guard let owner = try object()?.owner(of: path) else { return nil }
        let value = KeyedValue(value: try owner.value(forKey: path.last))
        complaint.update(IntentionError(unobservable: owner))
        return Reading(value: value, owner: owner, announcements: announcements)
      } catch {
        complaint.update(.keyValueCoding(error))
        return nil
      }
    }
    return ObservedSource(name: "\(type(of: source)).\(keyPath)", object: object, read: read)
  }
}

extension IntentionError {
  /// The error that `model` doesn't tell when it changes; nil if it does.
  fileprivate init?(unobservable model: AnyObject) {
    guard !(model is any Observable) else { return nil }
    self = .notObservable(found: "\(type(of: model))")
  }
}
