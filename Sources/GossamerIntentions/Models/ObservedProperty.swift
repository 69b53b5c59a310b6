// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Observation

/// A property of an object that bindings (``ObserveIntention``) show. It is observed, read and compared once, however
/// many bindings there are.
///
/// It lives as long as one of them does. The update cycle asks it to read (``AnyObservedProperty/read()``),
/// under observation, and then to have the bindings write; so all properties are read before the first
/// target is written.
@MainActor @usableFromInline final class ObservedProperty<Value>: AnyObservedProperty {
  /// The value that was read last.
  @usableFromInline let latest = Latest()

  private weak var owner: AnyObject?
  private var announcements = 0
  private let readSource: (ObservedProperty) -> Reading?

  /// Holds the value for the property and for its observers. They share it, because the observers
  /// can't refer to the property, which owns them.
  @MainActor @usableFromInline final class Latest {
    /// The value that was read last; nil if there was none to read.
    // Thousands of bindings read it: checking each access for exclusivity would take a tenth of their time.
    @exclusivity(unchecked) @usableFromInline fileprivate(set) var value: Value?

    // It touches nothing that the main actor protects.
    nonisolated deinit {}
  }

  /// The result of one reading.
  struct Reading {
    let value: Value
    /// The object whose property it is; nil if a structure has the value.
    let owner: AnyObject?
    /// How often a person had set the value.
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

  /// The property of `source` that bindings observe already, or else a new one that `read` reads.
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
  /// The property at `keyPath` of an object. A model container is kept alive; any other object is
  /// held weakly. While an object on the path is nil, the value is missing.
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
  /// The error for a model that doesn't report its changes; nil if it does.
  fileprivate init?(unobservable model: AnyObject) {
    guard !(model is any Observable) else { return nil }
    self = .notObservable(found: "\(type(of: model))")
  }
}
