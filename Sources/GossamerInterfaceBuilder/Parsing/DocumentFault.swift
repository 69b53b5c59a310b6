// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Why a document can't be read at all.
nonisolated enum DocumentFault: Error, Hashable {
  /// The system can't open or read the file; its reason.
  case unreadable(reason: String)
  /// The path leads to a folder, a device or a pipe.
  case notAFile
  /// The file is empty.
  case empty
  /// The file has more bytes than are read.
  case tooLarge(bytes: Int)
  /// The file is the output of Interface Builder's compiler.
  case compiled
  /// The XML declares an encoding that isn't supported.
  case encoding(String)
  /// The text has a document type declaration, in which entities could be declared.
  case documentType
  /// There is a `<?...?>` without content, or an `<?xml ...?>` that isn't at the very beginning; its text.
  case instruction(String)
  /// A `<!` begins neither a comment nor a part marked by `<![CDATA[`.
  case markup
  /// The text isn't well-formed XML; libxml2's error number.
  case malformed(code: Int)
  /// The text ends inside an element; its tag, and the line in which it begins.
  case unfinished(tag: String, line: Int)
  /// Elements are nested too deeply.
  case tooDeep
  /// There are too many elements.
  case tooManyElements
  /// An element has too many attributes.
  case tooManyAttributes
  /// The root is another element than `<document>`.
  case notADocument(root: String)
  /// The document is of another version than 3.0.
  case version(String)
  /// The document is neither a storyboard nor a xib for iOS.
  case type(String)
}
