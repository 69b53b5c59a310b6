// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Keeps a model as JSON in a file, for a ``PersistIntention`` or a ``RestoreIntention``: for small models that only one process
/// changes. For drafts, which several windows and processes write, take a `DraftStore` of the product
/// `GossamerPersistence`.
///
/// A save replaces the whole file at once by a new one that only the user can read: a crash leaves the old one or the
/// new one. A file that can't be read is renamed, so that no save replaces it.
nonisolated public final class FileStore<Model: Codable & Equatable & Sendable>: ModelStore {
  /// The file.
  public let url: URL

  /// Keeps the model in a file, which is created by the first save, together with its folder.
  public init(at url: URL) {
    self.url = url
  }

  /// A file in the user's folder for data of this program, `~/.local/share/PROGRAM/NAME.json` as a rule.
  /// - Parameter name: the name of the file, without its extension.
  public static func user(_ name: String) -> FileStore {
    user(name, in: ProcessInfo.processInfo.environment)
  }

  /// The same in an environment, in which an empty variable counts as unset.
  package static func user(_ name: String, in environment: [String: String]) -> FileStore {
    let own = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let folder =
      own.map { URL(fileURLWithPath: $0) } ?? .homeDirectory.appending(path: ".local/share")
    let program = folder.appending(path: ProcessInfo.processInfo.processName)
    return FileStore(at: program.appending(path: name.replacing("/", with: "-") + ".json"))
  }

  /// The model that was saved last; nil if there is no file.
  /// - Throws: ``FileStoreError`` if the file can't be read, or isn't a model of this type. It is renamed then, so that
  ///   the next call returns nil.
  public func load() throws(FileStoreError) -> Model? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try JSONDecoder().decode(Model.self, from: Data(contentsOf: url))
    } catch {
      throw .unreadable(url, movedTo: moveAside(), reason: "\(error)")
    }
  }

  /// Renames the file, so that the next save doesn't replace it.
  /// - Returns: where it is now; nil if it can't be renamed.
  private func moveAside() -> URL? {
    let name = url.deletingPathExtension().lastPathComponent
    for number in 1...100 {
      let mark = number == 1 ? "unreadable" : "unreadable \(number)"
      let free = url.deletingLastPathComponent().appending(path: "\(name) (\(mark))")
        .appendingPathExtension(url.pathExtension)
      if FileManager.default.fileExists(atPath: free.path) { continue }
      return rename(url.path, free.path) == 0 ? free : nil
    }
    return nil
  }

  /// Replaces the file; nil deletes it.
  /// - Throws: ``FileStoreError`` if the disk is full, for instance. The file stays as it was.
  public func save(_ model: Model?) throws(FileStoreError) {
    let files = FileManager.default
    // Two processes that save at the same time don't write into one file.
    let new = url.appendingPathExtension("\(UUID().uuidString).new")
    do {
      guard let model else {
        if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
        return
      }
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      guard
        files.createFile(atPath: new.path, contents: nil, attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteNoPermission) }
      let handle = try FileHandle(forWritingTo: new)
      try handle.write(contentsOf: JSONEncoder().encode(model))
      try handle.synchronize()
      try handle.close()
      guard rename(new.path, url.path) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    } catch {
      try? files.removeItem(at: new)
      throw .unwritable(url, reason: "\(error)")
    }
  }
}

/// Why a ``FileStore`` can't load or save.
nonisolated public enum FileStoreError: Error, Equatable {
  /// The file can't be read, or isn't a model of this type any more. It was renamed; `movedTo` is nil if it couldn't be.
  case unreadable(URL, movedTo: URL?, reason: String)
  /// The file can't be written.
  case unwritable(URL, reason: String)
}

nonisolated extension FileStoreError: CustomStringConvertible {
  /// The fact, the file and the next step.
  public var description: String {
    switch self {
    case .unreadable(let url, let place?, let reason):
      "'\(url.path)' can't be read, so that it was renamed to '\(place.lastPathComponent)': \(reason)"
    case .unreadable(let url, nil, let reason):
      "'\(url.path)' can't be read, so that the next save replaces it: \(reason)"
    case .unwritable(let url, let reason):
      "'\(url.path)' can't be written: \(reason) Make room, or make the file and its folder writable."
    }
  }
}
