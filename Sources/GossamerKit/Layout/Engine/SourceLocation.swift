// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A place in the application's source code.
package struct SourceLocation: CustomStringConvertible {
  let file: String
  let line: UInt

  /// Creates the location of line `line` in `file`.
  package init(file: String, line: UInt) {
    self.file = file
    self.line = line
  }

  /// `Module/File.swift:12`
  package var description: String { "\(file):\(line)" }
}
