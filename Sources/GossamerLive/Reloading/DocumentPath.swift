// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSpelling

/// Checks that a path leads to a file, before anything is read.
enum DocumentPath {
  /// Requires that there is a file at `path`.
  /// - Throws: ``LiveError/noFile(_:suggestion:)``, ``LiveError/brokenLink(_:destination:)`` or
  ///   ``LiveError/notAFile(_:)``.
  static func requireFile(_ path: String) throws(LiveError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      if let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        throw .brokenLink(path, destination: destination)
      }
      throw .noFile(path, suggestion: suggestion(for: path))
    }
    if isDirectory.boolValue { throw .notAFile(path) }
  }

  /// The path of a document in the same folder with a similar name.
  private static func suggestion(for path: String) -> String? {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let documents = names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    guard let name = closestName(to: url.lastPathComponent, in: documents) else { return nil }
    return path.hasSuffix(url.lastPathComponent)
      ? path.dropLast(url.lastPathComponent.count) + name : name
  }
}
