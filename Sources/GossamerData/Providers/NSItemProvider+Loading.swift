// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

// Loading data and files.
extension NSItemProvider {
  /// Loads the bytes of a type, or of the first offered type that conforms to it.
  /// - Throws: ``ItemProviderError``, or the error of the application's own loader.
  public func loadDataRepresentation(for contentType: UTType) async throws -> Data {
    try await load(try representation(among: [contentType]))
  }

  /// Loads the bytes of a type, or of the first offered type that conforms to it.
  /// - Parameter completionHandler: gets the bytes, or the error: an ``ItemProviderError`` or that of
  ///   the application's own loader.
  /// - Returns: its `cancel()` ends the loading with a `CancellationError`.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    start({ try await self.loadDataRepresentation(for: contentType) }, then: completionHandler)
  }

  /// Loads the bytes of a type by its identifier; see ``loadDataRepresentation(for:completionHandler:)``.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    start(
      { try await self.loadDataRepresentation(for: try self.type(typeIdentifier)) },
      then: completionHandler)
  }

  /// Loads a file of a type, or of the first offered type that conforms to it.
  /// - Parameters:
  ///   - openInPlace: whether the original file may be returned, at its own place. Otherwise, and
  ///     for data that isn't in a file, a temporary copy is returned.
  ///   - completionHandler: gets the file, whether it is the original, and the error. A copy is
  ///     deleted when the handler returns, so the handler has to read or move it.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    start(
      { try await self.loadFile(of: contentType, openInPlace: openInPlace) },
      then: { loaded, error in
        withExtendedLifetime(loaded?.folder) {
          completionHandler(loaded?.url, loaded.map { $0.folder == nil } ?? false, error)
        }
      })
  }

  /// Loads a copy of a file by the identifier of its type; see
  /// ``loadFileRepresentation(for:openInPlace:completionHandler:)``.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = UTType(typeIdentifier) else {
      return start(
        { () throws -> URL in throw self.notOffered([typeIdentifier]) }, then: completionHandler)
    }
    return loadFileRepresentation(for: type) { url, _, error in completionHandler(url, error) }
  }

  // MARK: - Objects

  /// Whether the provider offers data from which an object of this class, such as an image, a text
  /// or a URL, can be made.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Loads an object. It is made away from the main actor.
  /// - Parameter aClass: its class, such as `UIImage.self`.
  /// - Throws: ``ItemProviderError``, or the error of the application's own loader or class.
  public func loadObject<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type
  ) async throws -> Object {
    if let object = object as? Object { return object }
    let wanted = aClass.readableTypeIdentifiersForItemProvider
    let representation = try representation(among: wanted.compactMap { UTType($0) })
    let data = try await load(representation)
    do {
      return try await Self.make(aClass, from: data, representation.type.identifier)
    } catch let error as UnreadableData {
      throw ItemProviderError.undecodable(
        shownName, type: representation.type.identifier, reason: error.reason)
    }
  }

  /// Loads an object.
  /// - Parameters:
  ///   - aClass: its class, such as `UIImage.self`.
  ///   - completionHandler: gets the object, or the error as ``loadObject(ofClass:)`` throws it.
  /// - Returns: its `cancel()` ends the loading with a `CancellationError`.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    start({ try await self.loadObject(ofClass: aClass) }, then: completionHandler)
  }

  /// Loads a text; see ``loadObject(ofClass:completionHandler:)``.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    start({ try await self.loadObject(ofClass: aClass) }, then: completionHandler)
  }

  /// Loads a URL; see ``loadObject(ofClass:completionHandler:)``.
  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    start({ try await self.loadObject(ofClass: aClass) }, then: completionHandler)
  }

  @concurrent
  nonisolated private static func make<Object: NSItemProviderReading>(
    _ aClass: Object.Type, from data: Data, _ identifier: String
  ) async throws -> sending Object {
    try aClass.object(withItemProviderData: data, typeIdentifier: identifier)
  }
}

// MARK: - Representations

extension NSItemProvider {
  /// The best representation of the first of some types that is offered.
  private func representation(among types: [UTType]) throws(ItemProviderError) -> Representation {
    let offered = representations
    for type in types {
      if let found = offered.first(where: { $0.type.conforms(to: type) }) { return found }
    }
    throw notOffered(types.map(\.identifier))
  }

  private func load(_ representation: Representation) async throws -> Data {
    let limit = greatestDataSize
    let data = try await representation.load(limit)
    guard data.count <= limit else { throw ItemProviderError.tooLarge(shownName, limit: limit) }
    return data
  }

  private func type(_ identifier: String) throws(ItemProviderError) -> UTType {
    guard let type = UTType(identifier) else { throw notOffered([identifier]) }
    return type
  }

  private func notOffered(_ wanted: [String]) -> ItemProviderError {
    .notOffered(shownName, wanted: wanted, offered: registeredTypeIdentifiers)
  }

  /// The representations of a file: its contents, and its URL.
  var fileRepresentations: [Representation] {
    guard let file else { return [] }
    return [
      Representation(type: UTType(of: file)) { try await Self.contents(of: file, limit: $0) },
      Representation(type: .fileURL) { _ in Data((file.url.absoluteString + "\r\n").utf8) },
    ]
  }

  @concurrent
  nonisolated private static func contents(of file: LocalFile, limit: Int) async throws -> Data {
    try file.contents(limit: limit)
  }

  /// A loaded file, and the temporary folder that contains the copy; nil for the original.
  private struct LoadedFile: Sendable {
    let url: URL
    let folder: ScratchFolder?
  }

  private func loadFile(of type: UTType, openInPlace: Bool) async throws -> LoadedFile {
    let representation = try representation(among: [type])
    if let file, representation.type != .fileURL {
      return try await Self.open(file, inPlace: openInPlace, limit: greatestDataSize)
    }
    let data = try await load(representation)
    let name = (suggestedName ?? "File").showingControls.replacing("/", with: "_")
    let suffix = representation.type.preferredFilenameExtension.map { "." + $0 } ?? ""
    return try await Self.write(data, to: name + suffix)
  }

  @concurrent
  nonisolated private static func open(
    _ file: LocalFile, inPlace: Bool, limit: Int
  ) async throws -> LoadedFile {
    if inPlace {
      _ = try file.kind()
      return LoadedFile(url: file.url, folder: nil)
    }
    let folder = try ScratchFolder()
    return LoadedFile(url: try file.copy(into: folder.url, limit: limit), folder: folder)
  }

  @concurrent
  nonisolated private static func write(
    _ data: Data, to name: String
  ) async throws -> LoadedFile {
    let folder = try ScratchFolder()
    let url = folder.url.appending(path: name)
    try data.write(to: url)
    return LoadedFile(url: url, folder: folder)
  }

  /// Runs `load` in a task, and calls `completion` with the result. Cancelling the progress cancels
  /// the task.
  private func start<Value>(
    _ load: @escaping () async throws -> Value,
    then completion: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let task = Task {
      do {
        let value = try await load()
        try Task.checkCancellation()
        progress.completedUnitCount = 1
        completion(value, nil)
      } catch {
        completion(nil, error)
      }
    }
    progress.cancellationHandler = { task.cancel() }
    return progress
  }
}

extension NSItemProvider.Representation {
  /// The data from an application's own loader. Only its first answer counts.
  static func data(
    of type: UTType, in name: String,
    from loadHandler: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let answer = FirstAnswer(to: continuation, about: name, type)
      _ = loadHandler { data, error in answer.give(data, error) }
    }
  }
}

/// Resumes a continuation with the first answer of an application's own loader. If the loader
/// releases its completion handler without calling it, the continuation fails.
nonisolated private final class FirstAnswer: Sendable {
  private let waiting: Mutex<CheckedContinuation<Data, any Error>?>
  private let name: String
  private let type: UTType

  init(
    to continuation: sending CheckedContinuation<Data, any Error>, about name: String,
    _ type: UTType
  ) {
    waiting = Mutex(continuation)
    (self.name, self.type) = (name, type)
  }

  deinit { give(nil, nil) }

  func give(_ data: Data?, _ error: (any Error)?) {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    if let data {
      continuation?.resume(returning: data)
    } else {
      let none = ItemProviderError.undelivered(
        name, type: type.identifier, reason: "Its loader gave neither data nor an error.")
      continuation?.resume(throwing: error ?? none)
    }
  }
}

/// A temporary folder, which is deleted with its contents when the object is deallocated.
nonisolated final class ScratchFolder: Sendable {
  package let url: URL

  /// Makes a folder that only this user can read.
  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "gossamer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
