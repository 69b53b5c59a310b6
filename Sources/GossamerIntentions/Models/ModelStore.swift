// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Keeps a model from one run of an application to the next: a file, a database, a server. A
/// ``PersistIntention`` calls it.
///
/// It is called from one thread at a time, which isn't the main thread as a rule.
///
/// When ``load()`` throws, it is called once more. So a store that has a warning to give beside the model can throw it
/// first, and return the model the second time.
nonisolated public protocol ModelStore<Model, Failure>: AnyObject, Sendable {
  /// The type of the model: a value, such as a structure, that can be compared with another.
  associatedtype Model: Equatable & Sendable
  /// Why a model can't be saved or loaded.
  associatedtype Failure: Error

  /// The model that was saved last; nil if there is none.
  func load() throws(Failure) -> Model?

  /// Replaces the saved model. The new one is safe when the method returns.
  /// - Parameter model: the model to save; nil deletes the saved one.
  func save(_ model: Model?) throws(Failure)

  /// Saves `model` somewhere else, because the application ends and ``save(_:)`` still fails. Unless a store implements
  /// it, an `Encodable` model is written as JSON to a file in the temporary folder that only the user can read.
  /// - Returns: the file, which a message names; nil if the model is lost.
  func rescue(_ model: Model) -> URL?
}

nonisolated extension ModelStore {
  /// Saves nothing.
  public func rescue(_ model: Model) -> URL? { nil }
}

nonisolated extension ModelStore where Model: Encodable {
  /// Writes the model as JSON to a file in the temporary folder.
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
