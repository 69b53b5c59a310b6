// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads a file of either language.
enum FileReader {
  /// A larger file, in bytes, is left out: nobody wrote it by hand.
  static let sizeLimit = 5_000_000

  /// What was read in a file; a file that can't be read has only a problem.
  /// - Parameters:
  ///   - path: its path.
  ///   - file: its index among all files.
  static func read(_ path: String, file: Int) -> FileContent {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      return leftOut(path, "can't be read, and is left out: \(reason(error))")
    }
    guard bytes.count <= sizeLimit else {
      return leftOut(path, "is larger than 5 MB, and is left out: nobody wrote it by hand.")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let line = bytes.prefix(firstInvalidByte(in: bytes)).count { $0 == UInt8(ascii: "\n") } + 1
      return leftOut(path, line: line, "isn't text in UTF-8, and is left out.")
    }
    if let line = Nesting.firstLineOverLimit(in: text) {
      return leftOut(
        path, line: line,
        "is nested deeper than 10,000 levels, and is left out: nobody wrote it by hand.")
    }
    if path.hasSuffix(".swift") { return SwiftReader.read(text, path: path, file: file) }
    return ObjectiveCReader.read(text, path: path, file: file)
  }

  private static func leftOut(_ path: String, line: Int? = nil, _ message: String) -> FileContent {
    FileContent(lineCount: 0, problems: [Problem(file: path, line: line, message: message)])
  }

  /// Where the first bytes are that aren't UTF-8.
  private static func firstInvalidByte(in bytes: Data) -> Int {
    let repaired = String(decoding: bytes, as: UTF8.self)
    return zip(repaired.utf8, bytes).prefix { $0 == $1 }.count
  }
}
