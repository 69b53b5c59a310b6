// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension Document {
  /// Reads the document in a file.
  ///
  /// No entity is expanded, and no other file is read. Cost: linear in the size of the file, 20 ms for a megabyte.
  /// - Throws: a ``Diagnostic`` if the file is missing, isn't a regular file, is larger than 8 MB, is malformed, or
  ///   isn't a document of Interface Builder for iOS. Other errors are reported to ``diagnostics`` by later steps.
  package convenience init(contentsOfFile path: String) throws(Diagnostic) {
    let data: Data
    do {
      data = try DocumentFile.contents(of: path)
    } catch {
      throw Diagnostic(error, file: path, line: nil)
    }
    try self.init(data: data, file: path)
  }

  /// Reads a document from the bytes of a file; see ``init(contentsOfFile:)``.
  /// - Parameter file: the path of the file, as messages name it.
  package convenience init(data: Data, file: String) throws(Diagnostic) {
    guard !data.isEmpty else { throw Diagnostic(.empty, file: file, line: nil) }
    guard data.count <= DocumentFile.greatestSize else {
      throw Diagnostic(.tooLarge(bytes: data.count), file: file, line: nil)
    }
    let root = try XMLTreeBuilder.root(of: data, diagnostics: Diagnostics(file: file))
    do {
      self.init(kind: try Self.kind(of: root), root: root)
    } catch {
      throw Diagnostic(error, file: file, line: root.line)
    }
  }

  private static func kind(of root: Element) throws(DocumentFault) -> Kind {
    guard root.name == "document" else { throw .notADocument(root: root.name) }
    let type = root.attributes["type"] ?? ""
    guard let kind = Kind(rawValue: type) else { throw .type(type) }
    let version = root.attributes["version"] ?? ""
    guard version == "3.0" else { throw .version(version) }
    return kind
  }
}

nonisolated extension Diagnostic {
  init(_ fault: DocumentFault, file: String, line: Int?) {
    self.init(severity: .error, file: file, line: line, message: fault.description)
  }
}
