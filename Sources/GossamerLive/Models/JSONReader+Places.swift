// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The reader's position, and the text there.
nonisolated extension JSONReader {
  /// The byte to read next; nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = current, Self.isSpace(byte) { position += 1 }
  }

  /// Skips white space, and then `sign`, if that comes next.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  /// The text from here to the next white space or punctuation of JSON.
  var word: String {
    let word = bytes[position...].prefix { !Self.isSpace($0) && !Self.isSign($0) }
    return String(decoding: word, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): true
    default: false
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  /// The text at this position, for a message.
  var offender: String {
    guard current != nil else { return "The end of the text" }
    let word = word
    guard word.isEmpty else { return "'\(word.count > 40 ? word.prefix(40) + "…" : word[...])'" }
    return "'\(String(decoding: [bytes[position]], as: UTF8.self))'"
  }

  /// An error at this position.
  func error(_ message: String) -> JSONError {
    let read = bytes[..<position]
    let lineStart = read.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONError(
      source: source, line: read.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: read[lineStart...], as: UTF8.self).count + 1, message: message)
  }
}
