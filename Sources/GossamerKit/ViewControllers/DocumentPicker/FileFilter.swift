// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The types of files that a file chooser lets a person choose. A file has to match one entry.
package struct FileFilter: Equatable {
  /// MIME types, such as `image/png`, or `image/*` for all images.
  package private(set) var mimeTypes: [String] = []
  /// Filename extensions, without the dot.
  package private(set) var filenameExtensions: [String] = []

  /// Creates a filter for types, including those that conform to them. Nil if that means all files, or if none of the
  /// types has a MIME type or a filename extension.
  init?(for types: [UTType]) {
    guard !types.isEmpty else { return nil }
    for type in types {
      if UTType.data.conforms(to: type) || type == .content { return nil }
      add(
        [type.preferredMIMEType].compactMap { $0 },
        [type.preferredFilenameExtension].compactMap { $0 })
      for family in UTType.families where family.parent.conforms(to: type) {
        add([family.prefix + "*"], [])
      }
      for known in KnownType.list where UTType(known: known.identifier).conforms(to: type) {
        add(known.mimeTypes, known.extensions)
      }
    }
    if mimeTypes.isEmpty, filenameExtensions.isEmpty { return nil }
  }

  private mutating func add(_ mimeTypes: [String], _ filenameExtensions: [String]) {
    self.mimeTypes += mimeTypes.filter { !$0.contains(";") && !self.mimeTypes.contains($0) }
    self.filenameExtensions += filenameExtensions.filter { !self.filenameExtensions.contains($0) }
  }
}
