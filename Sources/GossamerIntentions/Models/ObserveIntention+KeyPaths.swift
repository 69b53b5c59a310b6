// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Observation

// These initialisers are compiled into the module that calls them, where the key paths are known: there
// a target is written as fast as by an assignment. It takes `@inline(always)`: `@inline(__always)` is a
// hint that the compiler doesn't follow here, and a key path that is only known when the program runs
// costs three times as much.
//
// `Self` is avoided in them, because Swift 6.3.1 crashes where it inlines it.

// MARK: - Observing a model

@MainActor extension ObserveIntention {
  /// Shows a property of a container's model.
  /// - Parameters:
  ///   - container: holds the model, now or later.
  ///   - keyPath: which property of the model is shown.
  ///   - target: the object, a view as a rule, that shows it.
  ///   - targetKeyPath: where the value is written.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  @inlinable @inline(always)
  public convenience init<Model, Value, Target: AnyObject>(
    from container: ModelContainer<Model>, _ keyPath: KeyPath<Model, Value>, to target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value>, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      file, line, target, targetKeyPath, converting: { $0 },
      property: { .of(container, at: keyPath) })
  }

  /// Shows a property of a container's model where the target's is optional.
  @inlinable @inline(always)
  public convenience init<Model, Value, Target: AnyObject>(
    from container: ModelContainer<Model>, _ keyPath: KeyPath<Model, Value>, to target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value?>, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      file, line, target, targetKeyPath, converting: { $0 },
      property: { .of(container, at: keyPath) })
  }

  /// Shows what `transform` makes of a property of a container's model. What else `transform` reads
  /// is observed too.
  @inlinable @inline(always)
  public convenience init<Model, Value, Target: AnyObject, Result>(
    from container: ModelContainer<Model>, _ keyPath: KeyPath<Model, Value>, to target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Result>, file: String = #fileID,
    line: Int = #line, transform: @escaping (Value) -> Result
  ) {
    self.init(file, line, target, targetKeyPath, transform) { .of(container, at: keyPath) }
  }
}

// MARK: - Observing an object

@MainActor extension ObserveIntention {
  /// Shows a property of an observable object.
  /// - Parameters:
  ///   - source: the object, held weakly.
  ///   - keyPath: which property of it is shown.
  ///   - target: the object, a view as a rule, that shows it.
  ///   - targetKeyPath: where the value is written.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  @inlinable @inline(always)
  public convenience init<Source: AnyObject & Observable, Value, Target: AnyObject>(
    from source: Source, _ keyPath: KeyPath<Source, Value>, to target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value>, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      file, line, target, targetKeyPath, converting: { $0 },
      property: { [weak source] in source.map { .of($0, at: keyPath) } })
  }

  /// Shows a property of an observable object where the target's is optional.
  @inlinable @inline(always)
  public convenience init<Source: AnyObject & Observable, Value, Target: AnyObject>(
    from source: Source, _ keyPath: KeyPath<Source, Value>, to target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value?>, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      file, line, target, targetKeyPath, converting: { $0 },
      property: { [weak source] in source.map { .of($0, at: keyPath) } })
  }

  /// Shows what `transform` makes of a property of an observable object. What else `transform` reads
  /// is observed too.
  @inlinable @inline(always)
  public convenience init<Source: AnyObject & Observable, Value, Target: AnyObject, Result>(
    from source: Source, _ keyPath: KeyPath<Source, Value>, to target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Result>, file: String = #fileID,
    line: Int = #line, transform: @escaping (Value) -> Result
  ) {
    self.init(file, line, target, targetKeyPath, transform) { [weak source] in
      source.map { .of($0, at: keyPath) }
    }
  }
}

// MARK: - Writing the target

@MainActor extension ObserveIntention {
  /// Shows a property as it is.
  @inlinable @inline(always)
  convenience init<Value, Target: AnyObject, Result>(
    _ file: String, _ line: Int, _ target: Target,
    _ keyPath: ReferenceWritableKeyPath<Target, Result>,
    converting convert: @escaping (Value) -> Result,
    property: @escaping () -> ObservedProperty<Value>?
  ) {
    // It captures the key path and nothing else, so that the compiler can put the property in its place.
    let store: (Target, Result) -> Bool = { ObserveIntention.store($1, in: $0, at: keyPath) }
    self.init(file: file, line: line, target: target) { [weak target] intention in
      guard let target, let property = property() else { return }
      let latest = property.latest
      weak let shownBy = target
      intention.show(property, prepareChange: nil) { _ in
        guard let target = shownBy else { return false }
        if let value = latest.value { return store(target, convert(value)) }
        if let empty = emptyValue(Result.self) { _ = store(target, empty) }
        return false
      }
    }
  }

  /// Shows what `transform` makes of a property.
  @inlinable @inline(always)
  convenience init<Value, Target: AnyObject, Result>(
    _ file: String, _ line: Int, _ target: Target,
    _ keyPath: ReferenceWritableKeyPath<Target, Result>,
    _ transform: @escaping (Value) -> Result,
    property: @escaping () -> ObservedProperty<Value>?
  ) {
    let store: (Target, Result) -> Bool = { ObserveIntention.store($1, in: $0, at: keyPath) }
    self.init(file: file, line: line, target: target) { [weak target] intention in
      guard let target, let property = property() else { return }
      var shown: Result?
      let latest = property.latest
      let prepareChange = {
        let former = shown
        shown = latest.value.map(transform)
        guard let shown else { return false }
        return former.map { !areEqual($0, shown) } ?? true
      }
      weak let shownBy = target
      intention.show(property, prepareChange: prepareChange) { _ in
        guard let target = shownBy else { return false }
        if let shown { return store(target, shown) }
        if let empty = emptyValue(Result.self) { _ = store(target, empty) }
        return false
      }
    }
  }

  /// Writes the target, unless it has the value.
  /// - Returns: whether it was written.
  @inlinable @inline(always)
  static func store<Target: AnyObject, Value>(
    _ value: Value, in target: Target, at keyPath: ReferenceWritableKeyPath<Target, Value>
  ) -> Bool {
    if areEqual(target[keyPath: keyPath], value) { return false }
    target[keyPath: keyPath] = value
    return true
  }
}
