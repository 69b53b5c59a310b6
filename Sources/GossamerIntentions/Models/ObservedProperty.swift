// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Observation

/// A property of an object as the bindings (``ObserveIntention``) that show it see it: however many
/// they are, it is observed, read and compared once.
///
/// It lives as long as one of them does. The update cycle asks it to read (``AnyObservedProperty/read()``),
/// under observation, and then to have the bindings write; so all properties are read before the first
/// target is written.
@MainActor @usableFromInline final class ObservedProperty<Value>: AnyObservedProperty {
  /// The value as it was read last.
  @usableFromInline let latest = Latest()

  private weak var owner: AnyObject?
  private var announcements = 0
  private let readSource: (ObservedProperty) -> Reading?

  /// What observers share with the property, which knows them.
  @MainActor @usableFromInline final class Latest {
    /// The value as it was read last; nil if there was none to read.
    // Each of a thousand bindings reads it: a check whether somebody writes meanwhile would take a tenth of the time.
    @exclusivity(unchecked) @usableFromInline fileprivate(set) var value: Value?

    // Nothing of the actor is touched.
    nonisolated deinit {}
  }

  /// What was read at one time.
  struct Reading {
    let value: Value
    /// The object that has the value; nil if it stands in a structure.
    let owner: AnyObject?
    /// How often the value had been set on behalf of a person.
    var announcements = 0
  }

  private init(
    _ key: Key, of source: AnyObject, name: @escaping @autoclosure () -> String,
    read: @escaping (ObservedProperty) -> Reading?
  ) {
    readSource = read
    super.init(key, of: source, name: name)
  }

  override var isMissing: Bool { latest.value == nil }

  override func read() -> Bool {
    guard let reading = readSource(self) else {
      defer { latest.value = nil }
      return latest.value != nil
    }
    defer {
      (latest.value, owner, announcements) = (reading.value, reading.owner, reading.announcements)
    }
    guard let value = latest.value, owner === reading.owner, announcements == reading.announcements
    else {
      return true
    }
    return !areEqual(value, reading.value)
  }

  /// The property that is known of `source`; else the one that `read` describes.
  private static func shared(
    _ property: ModelProperty, of source: AnyObject, name: @escaping @autoclosure () -> String,
    read: @escaping (ObservedProperty) -> Reading?
  ) -> ObservedProperty {
    let key = Key(object: ObjectIdentifier(source), property: property)
    return known(key, of: source) as? ObservedProperty
      ?? ObservedProperty(key, of: source, name: name(), read: read)
  }
}

// MARK: - By a key path of code

extension ObservedProperty {
  /// A property of an object, which is held weakly.
  @usableFromInline static func of<Source: AnyObject & Observable>(
    _ source: Source, at keyPath: KeyPath<Source, Value>
  ) -> ObservedProperty {
    shared(.keyPath(keyPath), of: source, name: "\(Source.self)") { [weak source] _ in
      source.map { Reading(value: $0[keyPath: keyPath], owner: $0) }
    }
  }

  /// A property of the model of a container, which is kept alive.
  @usableFromInline static func of<Model>(
    _ container: ModelContainer<Model>, at keyPath: KeyPath<Model, Value>
  ) -> ObservedProperty {
    shared(.keyPath(keyPath), of: container, name: "\(Model.self)") { property in
      let announcements = container.announcements(of: .keyPath(keyPath))
      guard let model = container.model else { return nil }
      let owner = container.modelObject
      property.complain(owner.flatMap(IntentionError.init(unobservable:)))
      return Reading(
        value: model[keyPath: keyPath], owner: owner, announcements: announcements)
    }
  }
}

// MARK: - By names

extension ObservedProperty<KeyedValue> {
  /// What `keyPath` leads to from an object: from a container, which is kept alive, or from another
  /// one, which is held weakly. While something on the way is nil, nothing is there.
  static func of(_ source: any KeyValueCoding, at keyPath: String) -> ObservedProperty {
    let path = PropertyPath(keyPath)
    let container = source as? AnyModelContainer
    let type = type(of: source)
    return shared(.named(path), of: source, name: "\(type).\(keyPath)") {
      [weak source] property in
      let announcements = container?.announcements(at: path) ?? 0
      do throws(KeyValueCodingError) {
        guard let owner = try (container ?? source)?.owner(of: path) else { return nil }
        let value = KeyedValue(try owner.value(forKey: path.last))
        property.complain(IntentionError(unobservable: owner))
        return Reading(value: value, owner: owner, announcements: announcements)
      } catch {
        property.complain(.keyValueCoding(error))
        return nil
      }
    }
  }
}

extension IntentionError {
  /// The error that `model` doesn't tell when it changes; nil if it does.
  fileprivate init?(unobservable model: AnyObject) {
    guard !(model is any Observable) else { return nil }
    self = .notObservable(found: "\(type(of: model))")
  }
}
