// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A cache of the documents that were used last. Loading one of them again doesn't read its file again,
/// unless the file has changed.
package enum DocumentCache {
  private static let capacity = 32
  private static var entries: [String: Entry] = [:]
  private static var useCount = 0

  private struct Entry {
    let document: Document
    let state: FileState
    var lastUse: Int
  }

  /// The attributes of a file that change when it is saved.
  private struct FileState: Equatable {
    let date: Date?
    let size: Int?
    let number: Int?
  }

  /// The document in a file. The file is read only if the document isn't in the cache, or the file has
  /// changed.
  static func document(contentsOfFile path: String) throws(Diagnostic) -> Document {
    useCount += 1
    let state = state(ofFile: path)
    if let entry = entries[path], entry.state == state {
      entries[path]?.lastUse = useCount
      return entry.document
    }
    let document = try Document(contentsOfFile: path)
    entries[path] = Entry(document: document, state: state, lastUse: useCount)
    let oldest = entries.min { $0.value.lastUse < $1.value.lastUse }
    if entries.count > capacity, let oldest { entries[oldest.key] = nil }
    return document
  }

  /// Makes the next load read the file. Needed because two saves within the resolution of the file
  /// system's time stamps look the same.
  package static func forget(contentsOfFile path: String) {
    entries[path] = nil
  }

  private static func state(ofFile path: String) -> FileState {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return FileState(
      date: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int,
      number: attributes?[.systemFileNumber] as? Int)
  }
}
