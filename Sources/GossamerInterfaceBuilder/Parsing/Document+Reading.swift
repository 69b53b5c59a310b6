// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

nonisolated extension Document {
  /// The document in a file.
  ///
  /// It throws if nothing can be read: the file is missing, no regular file, larger than 8 MB, malformed, or
  /// no document of Interface Builder for iOS. Later steps report all other errors. No entity is expanded, and
  /// no other file is read. Cost: linear in the size of the file, 20 ms for a megabyte.
  package convenience init(contentsOfFile path: String) throws(Diagnostic) {
    let data: Data
    do {
      data = try DocumentFile.contents(of: path)
    } catch {
      throw Diagnostic(error, file: path, line: nil)
    }
    try self.init(data: data, file: path)
  }

  /// The document in the bytes of a file.
  /// - Parameter file: The path of the file, as messages name it.
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
