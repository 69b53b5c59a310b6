// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Reads files on all processors.
final class FileReader: Sendable {
  /// A larger file is left out: nobody wrote it by hand.
  static let sizeLimit = 5_000_000

  private let paths: [String]
  private let results: Mutex<[FileContent?]>
  private let next = Mutex(0)

  private init(_ paths: [String]) {
    self.paths = paths
    results = Mutex([FileContent?](repeating: nil, count: paths.count))
  }

  /// What was read in the files, in their order.
  static func read(_ paths: [String]) -> [FileContent] {
    let reader = FileReader(paths)
    let done = DispatchGroup()
    for _ in 0..<min(ProcessInfo.processInfo.activeProcessorCount, paths.count) {
      done.enter()
      let thread = Thread {
        while let index = reader.takeNext() {
          let content = read(paths[index], file: index)
          reader.results.withLock { $0[index] = content }
        }
        done.leave()
      }
      // Sources may be nested deeper than the stack of a thread of Dispatch permits.
      thread.stackSize = 256 << 20
      thread.start()
    }
    done.wait()
    return reader.results.withLock { $0.compactMap(\.self) }
  }

  private func takeNext() -> Int? {
    next.withLock { next in
      guard next < paths.count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  private static func read(_ path: String, file: Int) -> FileContent {
    func failed(_ message: String) -> FileContent {
      FileContent(
        lineCount: 0, problems: [Problem(file: path, line: nil, message: message)])
    }
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      return failed("can't be read, and is left out: \(reason(error))")
    }
    guard bytes.count <= sizeLimit else {
      return failed("is larger than 5 MB, and is left out: nobody wrote it by hand.")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let line = bytes.prefix(firstInvalidByte(in: bytes)).count { $0 == UInt8(ascii: "\n") } + 1
      return FileContent(
        lineCount: 0,
        problems: [
          Problem(file: path, line: line, message: "isn't text in UTF-8, and is left out.")
        ])
    }
    if path.hasSuffix(".swift") { return SwiftReader.read(text, path: path, file: file) }
    return ObjectiveCReader.read(text, isHeader: path.hasSuffix(".h"), file: file)
  }

  /// Where the first bytes are that aren't UTF-8.
  private static func firstInvalidByte(in bytes: Data) -> Int {
    let repaired = String(decoding: bytes, as: UTF8.self)
    return zip(repaired.utf8, bytes).prefix { $0 == $1 }.count
  }
}
