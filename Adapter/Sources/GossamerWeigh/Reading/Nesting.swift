// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How deep a source is nested, as far as it can be said before it is parsed: what recurses through a tree must end before the stack does.
enum Nesting {
  /// More brackets in one another, or more members, calls and brackets in one expression, than anybody writes by hand. A thread of `Parallel`
  /// has stack for ten times as many.
  static let limit = 10_000

  /// The line at which a source is nested deeper than the limit; nil if it isn't. Brackets in texts and comments count too.
  static func firstLineOverLimit(in text: String) -> Int? {
    var (line, depth, links) = (1, 0, 0)
    var isAtStart = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        isAtStart = true
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
        links = isAtStart ? 1 : links + 1
        if byte != UInt8(ascii: "<") { depth += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      // A line that begins so may go on with the expression above.
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): links += 1
      default: if isAtStart { links = 0 }
      }
      isAtStart = false
      if depth > limit || links > limit { return line }
    }
    return nil
  }
}
