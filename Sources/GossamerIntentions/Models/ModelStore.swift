// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Keeps a model from one run of an application to the next: a file, a database, a server. A
/// ``PersistIntention`` calls it.
///
/// It is called from one thread at a time, which isn't the main thread as a rule.
nonisolated public protocol ModelStore<Model, Failure>: AnyObject, Sendable {
  /// What is kept: a value, such as a structure, that can be told from another.
  associatedtype Model: Equatable & Sendable
  /// Why something can't be kept, or can't be had again.
  associatedtype Failure: Error

  /// What was kept last; nil if there is nothing.
  func load() throws(Failure) -> Model?

  /// Keeps `model` in place of what was kept before, for good when it returns.
  /// - Parameter model: what is to be kept; nil keeps nothing any more.
  func save(_ model: Model?) throws(Failure)
}
