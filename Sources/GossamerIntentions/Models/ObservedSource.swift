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
    let complaint = Complaint(origin: origin)
    return ObservedSource(origin: origin, root: Model.self) {
      let announcements = container.announcements(at: keyPath)
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
  }
}

/// Tells once of an error that lasts.
private final class Complaint {
  private let origin: Origin
  private var error: IntentionError?

  init(origin: Origin) {
    self.origin = origin
  }

  /// That there is no model is none to complain of: it may come later.
  func update(_ newError: IntentionError?) {
    defer { error = newError }
    guard let newError, newError != error else { return }
    if case .noModel = newError { return }
    Messages.intentions.error("\(origin): ObserveIntention can't follow: \(newError)")
  }
}

extension IntentionError {
  /// The error that `model` doesn't tell when it changes; nil if it does.
  fileprivate init?(unobservable model: AnyObject) {
    guard !(model is any Observable) else { return nil }
    self = .notObservable(found: "\(type(of: model))")
  }
}
