// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Observation

/// Shows a property: writes the value at a key path of a source to a key path of a target, at once
/// and whenever the source's value changes.
///
///     ObserveIntention(from: person, \Person.name, to: content.label, \.text)
///     ObserveIntention(from: person, \Person.age, to: content.label, \.text) { "\($0) years" }
///
/// The source is the model of a ``ModelContainer``, or an `@Observable` object.
///
/// **When it writes.** Once per frame, unless what is written changes the source again; all sources being read before the first target
/// is written. It writes if
/// - the value at the key path has changed since it was last shown (a value that isn't `Equatable`
///   counts as changed whenever something observable that it was read from has changed), or
/// - the container has got another model object, or
/// - an intention has set this key path through the container, even to an equal value.
///
/// Nothing else makes it write. So what a person is typing into the target stays while other
/// properties of the model change; and it is shown as the model has it after an intention has run,
/// although Observation doesn't report an equal value. A target that has the value already isn't
/// written, so that a text field keeps its selection.
///
/// **What may be missing.** Where the model goes away, a target that can be nil becomes nil; others
/// stay as they are. A model of another type than the key path's counts as missing, with a message.
/// As long as there hasn't been a model, nothing is written.
///
/// **What it keeps alive.** The container and what `transform` captures. An observable source and
/// the target are held weakly.
public final class ObserveIntention: Intention {
  private var start: () -> Void = {}

  /// Creates an intention that observes nothing.
  public required init() {}

  /// Follows `source` with what is written to `target`.
  convenience init<Value, Target: AnyObject, Result>(
    source: ObservedSource<Value>, target: Target,
    targetKeyPath: ReferenceWritableKeyPath<Target, Result>,
    transform: @escaping (Value) -> Result
  ) {
    self.init()
    let follower = Follower(
      source: source, target: target, targetKeyPath: targetKeyPath, transform: transform)
    start = follower.start
  }

  /// Starts to observe; the target is written in the next update cycle.
  public override func awake() {
    start()
  }
}

// MARK: - Observing a model

extension ObserveIntention {
  /// Shows a property of a container's model.
  /// - Parameters:
  ///   - container: holds the model, now or later.
  ///   - keyPath: which property of the model is shown, written with its type: `\Person.name`.
  ///   - target: the object, a view as a rule, that shows it.
  ///   - targetKeyPath: where the value is written.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init<Model, Value, Target: AnyObject>(
    from container: ModelContainer, _ keyPath: KeyPath<Model, Value>, to target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value>, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      from: container, keyPath, to: target, targetKeyPath, file: file, line: line, transform: { $0 }
    )
  }

  /// Shows a property of a container's model where the target's is optional.
  public convenience init<Model, Value, Target: AnyObject>(
    from container: ModelContainer, _ keyPath: KeyPath<Model, Value>, to target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value?>, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      from: container, keyPath, to: target, targetKeyPath, file: file, line: line, transform: { $0 }
    )
  }

  /// Shows what `transform` makes of a property of a container's model. What else `transform` reads
  /// is observed too.
  public convenience init<Model, Value, Target: AnyObject, Result>(
    from container: ModelContainer, _ keyPath: KeyPath<Model, Value>, to target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Result>, file: String = #fileID,
    line: Int = #line, transform: @escaping (Value) -> Result
  ) {
    self.init(
      source: .model(
        of: container, at: keyPath, origin: Origin(file: file, line: line)),
      target: target, targetKeyPath: targetKeyPath, transform: transform)
  }
}

// MARK: - Observing an object

extension ObserveIntention {
  /// Shows a property of an observable object.
  /// - Parameters:
  ///   - source: the object, held weakly.
  ///   - keyPath: which property of it is shown.
  ///   - target: the object, a view as a rule, that shows it.
  ///   - targetKeyPath: where the value is written.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init<Source: AnyObject & Observable, Value, Target: AnyObject>(
    from source: Source, _ keyPath: KeyPath<Source, Value>, to target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value>, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      from: source, keyPath, to: target, targetKeyPath, file: file, line: line, transform: { $0 })
  }

  /// Shows a property of an observable object where the target's is optional.
  public convenience init<Source: AnyObject & Observable, Value, Target: AnyObject>(
    from source: Source, _ keyPath: KeyPath<Source, Value>, to target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Value?>, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      from: source, keyPath, to: target, targetKeyPath, file: file, line: line, transform: { $0 })
  }

  /// Shows what `transform` makes of a property of an observable object. What else `transform` reads
  /// is observed too.
  public convenience init<Source: AnyObject & Observable, Value, Target: AnyObject, Result>(
    from source: Source, _ keyPath: KeyPath<Source, Value>, to target: Target,
    _ targetKeyPath: ReferenceWritableKeyPath<Target, Result>, file: String = #fileID,
    line: Int = #line, transform: @escaping (Value) -> Result
  ) {
    self.init(
      source: .object(source, at: keyPath, origin: Origin(file: file, line: line)), target: target,
      targetKeyPath: targetKeyPath,
      transform: transform)
  }
}
