// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A file of Objective-C as words and signs.
///
/// Comments and lines of the preprocessor are left out, so both branches of an `#if` are read, as in Swift. Text
/// literals become `""`. It is no more than weighing needs: nothing is expanded, and no type is looked up.
struct ObjectiveCTokens {
  struct Token {
    let text: String
    let line: Int
  }

  private(set) var tokens: [Token] = []

  /// The lines on which there is nothing but a comment.
  private(set) var commentLines: Set<Int> = []

  private(set) var lineCount = 0
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
    while position < bytes.count { readToken() }
    let codeLines = Set(tokens.map(\.line))
    commentLines.subtract(codeLines)
    lineCount = bytes.last == newline ? line - 1 : line
  }

  private let newline = UInt8(ascii: "\n")

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private mutating func readToken() {
    let first = bytes[position]
    switch first {
    case newline:
      line += 1
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      commentLines.insert(line)
      skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#"): skipLine()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readText(until: first)
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
      position += 1
      readText(until: UInt8(ascii: "\""))
    case UInt8(ascii: "@"): readWord(from: 1)
    default:
      if first.isWordPart { readWord(from: 0) } else { add(1) }
    }
  }

  private mutating func add(_ count: Int) {
    let text = String(decoding: bytes[position..<min(position + count, bytes.count)], as: UTF8.self)
    tokens.append(Token(text: text, line: line))
    position += count
  }

  /// Reads a name or a number, after `prefix` signs; `@{` becomes one sign.
  private mutating func readWord(from prefix: Int) {
    var count = prefix
    while let next = byte(count), next.isWordPart { count += 1 }
    if count == prefix, prefix > 0, byte(count) != newline { count += 1 }
    add(max(count, 1))
  }

  private mutating func readText(until end: UInt8) {
    tokens.append(Token(text: "\"\"", line: line))
    position += 1
    while let next = byte(), next != end, next != newline {
      position += next == UInt8(ascii: "\\") && byte(1) != newline ? 2 : 1
    }
    if byte() == end { position += 1 }
  }

  /// Skips the rest of the line, and the next one if a backslash continues it.
  private mutating func skipLine() {
    while let next = byte(), next != newline {
      if next == UInt8(ascii: "\\"), byte(1) == newline {
        line += 1
        position += 1
      }
      position += 1
    }
  }

  private mutating func skipComment() {
    commentLines.insert(line)
    position += 2
    while let next = byte() {
      if next == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      if next == newline {
        line += 1
        commentLines.insert(line)
      }
      position += 1
    }
  }
}

extension UInt8 {
  /// Whether it may stand in a name or a number.
  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      true
    default: false
    }
  }
}
