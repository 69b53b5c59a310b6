// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The documents that were read last, so that loading one again doesn't read it again.
package enum DocumentCache {
  private static let capacity = 32
  private static var entries: [String: Entry] = [:]
  private static var uses = 0

  private struct Entry {
    let document: Document
    let state: FileState
    var lastUse: Int
  }

  /// What changes when a file is saved.
  private struct FileState: Equatable {
    let date: Date?
    let size: Int?
    let number: Int?
  }

  /// The document in a file, read unless it was and the file is still the same.
  static func document(contentsOfFile path: String) throws(Diagnostic) -> Document {
    uses += 1
    let state = state(ofFile: path)
    if let entry = entries[path], entry.state == state {
      entries[path]?.lastUse = uses
      return entry.document
    }
    let document = try Document(contentsOfFile: path)
    entries[path] = Entry(document: document, state: state, lastUse: uses)
    let oldest = entries.min { $0.value.lastUse < $1.value.lastUse }
    if entries.count > capacity, let oldest { entries[oldest.key] = nil }
    return document
  }

  /// Has the document in a file read anew. Two saves within the file system's tick look the same.
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
