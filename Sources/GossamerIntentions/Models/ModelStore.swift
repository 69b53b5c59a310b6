// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Keeps a model from one run of an application to the next: a file, a database, a server. A
/// ``PersistIntention`` calls it.
///
/// It is called from one thread at a time, which isn't the main thread as a rule.
///
/// A store that has something to tell beside what it has kept throws it at the first ``load()``: it is asked once more.
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

  /// Keeps `model` somewhere else: the application ends, and ``save(_:)`` has failed to the last. Unless it is implemented,
  /// a model that is `Encodable` is written as JSON into a file of the temporary folder, which only the user can read.
  /// - Returns: where it is, which a message tells; nil if it is lost.
  func rescue(_ model: Model) -> URL?
}

nonisolated extension ModelStore {
  /// Keeps nothing.
  public func rescue(_ model: Model) -> URL? { nil }
}

nonisolated extension ModelStore where Model: Encodable {
  /// Writes the model as JSON into the temporary folder.
  public func rescue(_ model: Model) -> URL? {
    let place = FileManager.default.temporaryDirectory
      .appending(path: "rescued-\(UUID().uuidString).json")
    guard let data = try? JSONEncoder().encode(model),
      FileManager.default.createFile(
        atPath: place.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { return nil }
    do {
      try data.write(to: place)
      return place
    } catch {
      try? FileManager.default.removeItem(at: place)
      return nil
    }
  }
}
