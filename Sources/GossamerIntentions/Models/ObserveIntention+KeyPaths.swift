// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Observation

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
      from: .model(of: container, at: keyPath), to: Destination(target, targetKeyPath),
      origin: Origin(file: file, line: line), transform: transform)
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
      from: .object(source, at: keyPath), to: Destination(target, targetKeyPath),
      origin: Origin(file: file, line: line), transform: transform)
  }
}
